import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inLocale } from '#app/paths.ts';
import { locales, type Locale } from '#contract/locale.ts';
import { buildFolder } from './folder.ts';

type RouteList = { routes: Record<string, { css?: string[]; imports?: string[] }> };

/** Puts the pages that were built for each language into one folder, `build/client`. */
export async function joinLanguages(): Promise<void> {
  for (const locale of locales) {
    const built = join(buildFolder, locale);
    await shortenRoutes(join(built, 'client', 'assets'), locale);
    // Nothing is served by its fallback, every address has a page of its own. It lies where no start page is.
    await rm(join(built, 'client', inLocale('/', locale) === '/' ? '__spa-fallback.html' : 'index.html'));
    await cp(join(built, 'client'), join(buildFolder, 'client'), { recursive: true });
    await rm(built, { recursive: true });
  }
}

/**
 * Leaves in the list of routes only those of the language: the others are reached by loading their
 * page. And no style sheets: React Router would fetch them at the first change of page, and every
 * page has them already. Nor what a page imports: only preloads ask for that, and the browser finds it
 * out by itself (1 kB less on every page).
 */
async function shortenRoutes(assets: string, locale: Locale): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/u.test(file));
  const [, open = '', list = ''] =
    /^([^{]+)(\{.*\});?\s*$/su.exec(await readFile(join(assets, name ?? ''), 'utf8')) ?? [];
  if (!name || !list) throw new Error('The build gave no list of routes');
  const { routes, ...rest } = JSON.parse(list) as RouteList;
  const kept = Object.entries(routes).filter(([id]) => id === 'root' || id.startsWith(`${locale}:`));
  const plain = Object.fromEntries(kept.map(([id, route]) => [id, { ...route, css: [], imports: [] }]));
  await writeFile(join(assets, name), `${open}${JSON.stringify({ ...rest, routes: plain })};`);
}
