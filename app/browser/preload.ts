import { bring } from '#app/lib/browser/bring.ts';

/**
 * Stands around each `import()` of the bundles in place of Vite's own, which imports at once (build/bring-first.ts).
 *
 * In: the import, and what it needs, by addresses without the first slash.
 */
export function preload<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  // What needs nothing else comes without its own address.
  const own = /\.(\/[\w.-]+\.js)/u.exec(`${load}`)?.[1];
  return Promise.all([`/assets${own}`, ...needed.map((file) => `/${file}`)].map(bring)).then(load);
}
