import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { workerAddress } from '#app/lib/offline/offline.ts';
import type { Assets } from '#app/render.tsx';
import { layers } from '#app/styles/layers.ts';
import type { Rules } from '#app/styles/rules.ts';
import { offlineNotes } from '#content/frame/offline-kept.ts';
import { root } from '#scripts/run.ts';
import { sheetsOfClasses, shortClassesOf } from './class-names.ts';
import { shortProperties } from './custom-properties.ts';
import { buildFolder } from './folder.ts';
import { islandFiles, neededFiles, scriptFiles } from './islands.ts';
import { moduleGraph, reachedFrom } from './module-graph.ts';
import { readRules } from './read-rules.ts';
import { letterFiles, readingScript } from './reading.ts';
import { smallScript } from './small-script.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk | undefined>;

const entry = 'app/render.tsx';
const onDemand = 'app/browser/on-demand.ts';
const hydrate = 'app/browser/hydrate.tsx';
const loader = 'app/browser/loader.ts';

/**
 * Builds what the browser loads (`site/assets`) and what draws pages (`render/`), with `render/assets.json` beside it:
 * what each page carries.
 */
export async function makeBundles(): Promise<void> {
  const graph = moduleGraph();
  const builder = await createBuilder({ logLevel: 'warn', plugins: [graph.plugin] });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('vite.config.ts names no bundle for the browser or none for the pages');
  const browser = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);
  const render = join(buildFolder, 'render');
  const manifest = JSON.parse(await readFile(join(render, '.vite/manifest.json'), 'utf8')) as Manifest;
  const styles = Object.fromEntries(
    await Promise.all(
      Object.keys(manifest)
        .filter((file) => file.startsWith('app/pages/'))
        .map(async (file) => [file.slice('app/'.length), await stylesOf(manifest, file, render)] as const),
    ),
  );
  // Pictures, fonts and the rules for paper, which only pages name.
  for (const name of await readdir(join(render, 'assets')))
    if (!/\.(js|css)$/u.test(name) || name.startsWith('paper-'))
      await cp(join(render, 'assets', name), join(buildFolder, 'site/assets', name));
  const files = JSON.parse(await readFile(join(buildFolder, 'site/.vite/manifest.json'), 'utf8')) as Manifest;
  // Nothing that a visitor loads.
  await rm(join(buildFolder, 'site/.vite'), { recursive: true });
  // It stands in a file with other parts (vite.config.ts).
  const sources = sourcesOf(browser);
  const holder = Object.keys(sources).find((file) => sources[file]?.includes(hydrate));
  files[hydrate] ??= Object.values(files).find((chunk) => chunk?.file === holder);
  for (const source of [loader, ...Object.values(scriptFiles)]) files[source] = { file: await writeSmall(source) };
  files[readingScript] = { file: await writeReading() };
  await writeFile(
    join(buildFolder, 'site', workerAddress),
    await smallScript('app/browser/offline/worker.ts', { values: { offlineNotes } }),
  );
  const boot = await smallScript('app/browser/boot.ts', { values: { readingScript: `/${files[readingScript].file}` } });
  const addressOf = (source: string) => `/${files[source]?.file}`;
  const addressesOf = (named: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(named).map(([name, source]) => [name, addressOf(source)]));
  const isForAnyHost = Boolean(process.env['PUBLIC_BACKEND_URL']);
  const assets: Assets & { readonly isForAnyHost: boolean } = {
    styles,
    isForAnyHost,
    islands: addressesOf(islandFiles),
    islandClasses: Object.fromEntries(
      Object.entries(islandFiles).map(([name, source]) => [name, classesOf(graph.withImports(source))]),
    ),
    ahead: Object.fromEntries(
      Object.entries(islandFiles).map(([name, source]) => [
        name,
        [addressOf(loader), ...largestFirst(allWith(files, [onDemand, hydrate, source]))],
      ]),
    ),
    scripts: addressesOf({ ...scriptFiles, ...neededFiles }),
    boot,
    loader: addressOf(loader),
    onDemand: addressOf(onDemand),
  };
  await writeFile(join(render, 'assets.json'), JSON.stringify(assets));
  // For the tests that weigh what the browser loads (e2e/support/weight.ts), and ask which rules meet (e2e/support/overrides.ts).
  await writeFile(join(render, 'browser.json'), JSON.stringify({ files, sources, sheets: sheetsOfClasses() }));
}

/** The addresses of these scripts and of all that they import, each once. */
const allWith = (files: Manifest, sources: readonly string[]): ReadonlySet<string> =>
  new Set([...reachedFrom(sources, (source) => files[source]?.imports)].map((source) => `/${files[source]?.file}`));

/**
 * A browser that speaks HTTP/1.1 fetches six files at a time. What takes longest has to be among the first, or it comes
 * alone after all others: on a slow phone Contact's form worked after 1.22 s so, and after 1.12 s since.
 */
const largestFirst = (addresses: Iterable<string>): string[] => {
  const sizeOf = (address: string) => statSync(join(buildFolder, 'site', address)).size;
  return [...addresses].toSorted((one, other) => sizeOf(other) - sizeOf(one));
};

/**
 * The class names that an island and what it imports may use. Asked of the sources: the file of the browser that a part
 * came in holds parts that only others show.
 */
const classesOf = (sources: Iterable<string>): string[] =>
  [...sources].filter((source) => source.endsWith('.module.css')).flatMap(shortClassesOf);

/** Out: the address of the loader or a script like it. */
const writeSmall = async (source: string): Promise<string> =>
  writeHashed(basename(source, '.ts'), '.js', await smallScript(source));

/** The script of the reading settings, with its rules and the addresses of its letters. */
async function writeReading(): Promise<string> {
  const letters = await Promise.all(
    Object.entries(letterFiles).map(
      async ([weight, file]) => [weight, `/${await writeHashed('font', '.woff2', await readFile(file))}`] as const,
    ),
  );
  const values = { letterFiles: Object.fromEntries(letters) };
  return writeHashed('reading', '.js', await smallScript(readingScript, { values, stylePlugins: [shortProperties] }));
}

/** Out: the address of a file whose name changes with what is in it, as of all files in that folder. */
async function writeHashed(name: string, ending: string, content: string | Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
  const file = `assets/${name}-${hash}${ending}`;
  await writeFile(join(buildFolder, 'site', file), content);
  return file;
}

/** The source files that each file of the browser was made of. */
const sourcesOf = ({ output }: Rolldown.RolldownOutput): Record<string, string[]> =>
  Object.fromEntries(
    output
      .filter((each) => each.type === 'chunk')
      .map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([file]) => relative(root, file)),
      ]),
  );

/** What stands in the same layer, in one block: within a layer the order stays, and between layers it means nothing. */
function together(rules: Rules): Rules {
  const blocks = new Map<string, Rules>();
  const rest = rules.filter((part) => {
    if (typeof part === 'string' || !('head' in part) || !part.head.startsWith('@layer ')) return true;
    blocks.set(part.head, [...(blocks.get(part.head) ?? []), ...part.rules]);
    return false;
  });
  return [...rest, ...[...blocks].map(([head, inside]) => ({ head, rules: inside }))];
}

/** The rules of all that a page draws: first those of the frame, then its own, each sheet once. */
async function stylesOf(manifest: Manifest, page: string, folder: string): Promise<Rules> {
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
  return [layers, ...together(texts.flatMap((text) => readRules(text.trim())))];
}
