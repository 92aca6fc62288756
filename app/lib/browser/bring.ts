const brought = new Map<string, Promise<unknown>>();

/**
 * Fetches a script of the site with all that it imports, or a sheet, so that it is in the browser's cache. Rejected where
 * something does not come; the next call asks again.
 *
 * A browser older than the autumn of 2026 remembers an `import()` that failed for as long as the page stands, and a preload
 * too, and never asks again (https://github.com/whatwg/html/pull/10327). A fetch can be tried again.
 */
export function bring(file: string): Promise<unknown> {
  const coming = brought.get(file) ?? (file.endsWith('css') ? wear : fetchWhole)(file);
  brought.set(file, coming);
  coming.catch(() => brought.delete(file));
  return coming;
}

/** Runs a script of the site once it is there. Out: what it exports; rejected where it does not come, until the next call. */
export const bringModule = <Module>(file = ''): Promise<Module> =>
  bring(file).then(() => import(/* @vite-ignore */ file) as Promise<Module>);

async function fetchWhole(file: string): Promise<unknown> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  // All scripts lie in one folder, the build writes imports so, and none goes in a circle (scripts/old-browsers.built.test.ts).
  const imports = (await answer.text()).matchAll(/(?:from|import)"\.(\/[\w.-]+\.js)"/gu);
  return Promise.all(Array.from(imports, ([, name]) => bring(`/assets${name}`)));
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
