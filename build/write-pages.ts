import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, drawPage } from '#app/render.tsx';
import { prerenderedUrls } from '#app/paths.ts';
import { headersFile, policyFor } from './content-policy.ts';
import { buildFolder } from './folder.ts';

const site = join(buildFolder, 'site');

/** Writes every address that is known at build as a page, and the policies of all of them. */
export async function writePages(): Promise<void> {
  const render = resolve(buildFolder, 'render');
  const { drawPage: draw } = (await import(pathToFileURL(join(render, 'render.js')).href)) as {
    drawPage: typeof drawPage;
  };
  const assets = JSON.parse(await readFile(join(render, 'assets.json'), 'utf8')) as Assets;
  const policies: Record<string, string> = {};
  for (const pathname of prerenderedUrls()) {
    const { html } = await draw({ pathname, search: '' }, assets);
    const file = join(site, pathname, 'index.html');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    policies[pathname] = policyFor(html);
  }
  await writeFile(join(buildFolder, 'csp.json'), JSON.stringify(policies, null, 2));
  await writeFile(join(site, '_headers'), headersFile(policies));
}
