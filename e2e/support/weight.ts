import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { notFoundPath } from '#app/paths.ts';
import { splitLocale } from '#contract/locale.ts';
import { root } from '#scripts/run.ts';

const dist = join(root, 'dist');

/** Where the built site lies. */
export const client = join(dist, 'site');

/** A file of the build; `otherwise` where nothing is built: what the tests are can be asked before. */
const built = (file: string, otherwise: string): string => (existsSync(dist) ? readFileSync(file, 'utf8') : otherwise);

/** Where a page lies in the build. */
const fileOf = (address: string) =>
  splitLocale(address).path === notFoundPath ? `${address}.html` : join(address, 'index.html');

/** The HTML of a page as it lies in the build. */
export const htmlOf = (address: string): string => built(join(client, fileOf(address)), '');

/** What a file of the site weighs on its way, in bytes: compressed with brotli where it can be. */
export function weight(path: string): number {
  const file = join(client, extname(path) === '' ? fileOf(path) : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const totalWeight = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + weight(path), 0);

// To compress this well takes some hundredths of a second, and much is asked for again: the script is the same on every page.
const weighed = new Map<string, number>();

function weightOfText(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) };
  const bytes = weighed.get(text) ?? brotliCompressSync(text, { params }).length;
  weighed.set(text, bytes);
  return bytes;
}

const inlineScript = /(?<=<script>)[^<]*(?:<(?!\/script>)[^<]*)*(?=<\/script>)/u;

/** The script in the head of every page. */
export const scriptIn = (html: string): string => inlineScript.exec(html)?.[0] ?? '';

/** What a page weighs without that script, and the script alone. */
export const weightOfPage = (html: string) => ({
  html: weightOfText(html.replace(inlineScript, '')),
  script: weightOfText(scriptIn(html)),
});

/** What the styles in a page weigh. */
export const weightOfStyles = (html: string): number =>
  weightOfText([...html.matchAll(/<style[^>]*>([^<]*)/gu)].map(([, rules]) => rules).join(''));

/** What the build says about the files of the browser (build/bundles.ts). */
type Browser = {
  /** What a source file became, and what comes with it. */
  readonly files: Readonly<Record<string, { file: string; imports?: string[] }>>;
  /** The source files that each file of the browser was made of. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** The CSS Module of each class name in the pages. */
  readonly sheets: Readonly<Record<string, string>>;
};

export const browser = JSON.parse(
  built(join(dist, 'render/browser.json'), '{"files":{},"sources":{},"sheets":{}}'),
) as Browser;

export const loader = 'app/browser/loader.ts';

/** Everything that comes with a source file without anybody asking for more: its own file and what that imports. */
export function filesWith(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const chunk = browser.files[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return found;
}

/** The source of every island. */
export const islands: readonly string[] = Object.keys(browser.files).filter((source) => source.endsWith('.island.tsx'));

/** What an island is called, by its source. */
export const nameOf = (source: string) => basename(source, '.island.tsx');

/** React and what it takes to bring it to an island. */
export const react: ReadonlySet<string> = new Set([
  ...filesWith('app/browser/on-demand.ts'),
  ...filesWith('app/browser/hydrate.tsx'),
]);

/** The sources of the islands on a page that come to everybody, without a press. */
export function restlessIn(html: string): readonly string[] {
  const all = [...html.matchAll(/<eco-island [^>]*data-from="([^"]+)" data-until="(\w+)"/gu)];
  const names = all.filter(([, , until]) => until === 'load').map(([, from]) => from);
  return islands.filter((source) => names.includes(`/${browser.files[source]?.file}`));
}

/** The scripts without React that a page holds the place for (app/browser/named-scripts.ts). */
export const smallIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-script="([\w-]+)"/gu)].map(([, name]) => `app/browser/on-page/${name}.ts`)),
];

/** The scripts that a page may load before somebody presses something. */
export function scriptsBeforePress(html: string): ReadonlySet<string> {
  const [small, restless] = [smallIn(html), restlessIn(html)];
  const sources = [loader, ...small, ...restless];
  return new Set([...sources.flatMap((source) => [...filesWith(source)]), ...(restless.length > 0 ? react : [])]);
}
