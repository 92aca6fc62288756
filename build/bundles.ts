import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import type { Assets } from '#app/render.tsx';
import { layers } from '#app/styles/layers.ts';
import { bootScript } from './boot-script.ts';
import { buildFolder } from './folder.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk | undefined>;

const entry = 'app/render.tsx';
const loader = 'app/browser/loader.ts';

/**
 * Builds what the browser loads (`site/assets`) and what draws pages (`render/`), with `render/assets.json` beside it:
 * what each page carries.
 */
export async function makeBundles(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn' });
  await builder.buildApp();
  const render = join(buildFolder, 'render');
  const manifest = JSON.parse(await readFile(join(render, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = Object.fromEntries(
    await Promise.all(
      Object.keys(manifest)
        .filter((file) => file.startsWith('app/pages/'))
        .map(async (file) => [file.slice('app/'.length), await stylesOf(manifest, file, render)] as const),
    ),
  );
  // Pictures and fonts that only pages name.
  for (const name of await readdir(join(render, 'assets')))
    if (!/\.(js|css)$/u.test(name)) await cp(join(render, 'assets', name), join(buildFolder, 'site/assets', name));
  const site = JSON.parse(await readFile(join(buildFolder, 'site/.vite/manifest.json'), 'utf8')) as Manifest;
  const assets: Assets = { styles, boot: await bootScript(), loader: `/${site[loader]?.file}` };
  await writeFile(join(render, 'assets.json'), JSON.stringify(assets));
}

/** The rules of all that a page draws: first those of the frame, then its own, each sheet once. */
async function stylesOf(manifest: Manifest, page: string, folder: string): Promise<string> {
  const sheets = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
    for (const sheet of manifest[name]?.css ?? []) sheets.add(sheet);
  };
  visit(entry);
  visit(page);
  const texts = await Promise.all([...sheets].map((sheet) => readFile(join(folder, sheet), 'utf8')));
  return layers + texts.map((text) => text.trim()).join('');
}
