/**
 * Fetches a script of the site whole, so that it is in the browser's cache. Rejected where it does not come.
 *
 * A browser older than the autumn of 2026 remembers an `import()` that failed for as long as the page stands, and a preload
 * too, and never asks again (https://github.com/whatwg/html/pull/10327). A fetch can be tried again.
 */
export async function bring(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  await answer.blob();
}

/** Runs a script of the site once it is there. Out: what it exports; rejected where it does not come, until the next call. */
export const bringModule = <Module>(file = ''): Promise<Module> =>
  bring(file).then(() => import(/* @vite-ignore */ file) as Promise<Module>);
