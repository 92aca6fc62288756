import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteData } from '#contract/site-data.ts';
import { loadSite, type SiteFile, type SiteFiles } from './load-site.ts';
import type { PublishedLists } from './published-lists.ts';
import { type Drawer, openRenderer } from './renderer.ts';

/** The built site, in memory, and what draws the pages that the build could not know. */
export type Site = {
  readonly files: SiteFiles;
  readonly policies: ContentPolicies;
  readonly drawer: Drawer;
  /** Makes what a build would have stored beside the pages, where nothing is stored (scripts/dev/made-files.ts). */
  readonly made?: (path: string, published: SiteData & Pick<PublishedLists, 'rows'>) => Promise<SiteFile | undefined>;
};

/** The Content-Security-Policy of each page, by its address. */
type ContentPolicies = Readonly<Record<string, string>>;

/** Reads a build folder. Out: `undefined` when nothing was built. */
export async function openSite(buildFolder: string): Promise<Site | undefined> {
  const files = await loadSite(join(buildFolder, 'site')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!files?.has('/index.html')) return undefined;
  const policies = JSON.parse(await readFile(join(buildFolder, 'csp.json'), 'utf8')) as ContentPolicies;
  return { files, policies, drawer: await openRenderer(buildFolder) };
}
