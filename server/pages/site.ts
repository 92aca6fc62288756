import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '#contract/site-data.ts';
import { loadSite } from './load-site.ts';
import type { PublishedLists } from './published-lists.ts';
import { type Drawer, openRenderer } from './renderer.ts';
import type { SiteFile, SiteFiles } from './site-file.ts';
import type { SaidByPages } from './texts-of-pages.ts';

/** The built site, in memory, and what draws the pages that the build could not know. */
export type Site = {
  readonly files: SiteFiles;
  readonly policies: ContentPolicies;
  readonly drawer: Drawer;
  readonly said: SaidByPages;
  /** Makes what a build would have stored beside the pages, where nothing is stored (scripts/dev/made-files.ts). */
  readonly made?: (path: string, published: SiteData & Pick<PublishedLists, 'rows'>) => Promise<SiteFile | undefined>;
};

/** The Content-Security-Policy of each page, by its address. */
type ContentPolicies = Readonly<Record<string, string>>;

/** Whether a site was built there, and by a version that made all that this one reads. */
export const isBuilt = (buildFolder: string): boolean =>
  ['site/index.html', 'csp.json', 'said.json'].every((file) => existsSync(join(buildFolder, file)));

/** Reads a build folder in which something was built. */
export async function readSite(buildFolder: string): Promise<Site> {
  const site = await loadSite(join(buildFolder, 'site'));
  // Pages that were open while the site was renewed ask for the scripts of the build before (build/earlier-scripts.ts).
  const earlier = join(buildFolder, 'earlier');
  const files = existsSync(earlier) ? new Map([...(await loadSite(earlier)), ...site]) : site;
  const made = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(buildFolder, name), 'utf8'));
  const policies = (await made('csp.json')) as ContentPolicies;
  const said = (await made('said.json')) as SaidByPages;
  return { files, policies, said, drawer: await openRenderer(buildFolder) };
}
