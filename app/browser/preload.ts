import { bring } from '#app/lib/browser/bring.ts';

const brought = new Map<string, Promise<unknown>>();

/**
 * Stands around each `import()` of the bundles in place of Vite's own, which imports at once (build/bring-first.ts). What
 * did not come is asked for again by the next call.
 *
 * In: the import, and what it needs, by addresses without the first slash.
 */
export function preload<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  // What needs nothing else comes without its own address.
  const own = /\.(\/[\w.-]+\.js)/u.exec(`${load}`)?.[1];
  return Promise.all([`/assets${own}`, ...needed.map((file) => `/${file}`)].map(bringOnce)).then(load);
}

function bringOnce(file: string): Promise<unknown> {
  const coming = brought.get(file) ?? (file.endsWith('css') ? wear : bring)(file);
  brought.set(file, coming);
  coming.catch(() => brought.delete(file));
  return coming;
}

const wear = (file: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
