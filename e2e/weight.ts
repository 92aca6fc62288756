import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '#scripts/run.ts';

const dist = join(root, 'dist');

/** Where the built site lies. */
export const client = join(dist, 'site');

/** The HTML of a page as it lies in the build. */
export const htmlOf = (address: string): string => readFileSync(join(client, address, 'index.html'), 'utf8');

/** What a file of the site weighs on its way, in bytes: compressed with brotli where it can be. */
export function weight(path: string): number {
  const file = join(client, extname(path) === '' ? join(path, 'index.html') : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const totalWeight = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + weight(path), 0);

const weightOfText = (text: string): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;

const inlineScript = /(?<=<script>)[^<]*(?:<(?!\/script>)[^<]*)*(?=<\/script>)/u;

/** The script in the head of every page. */
export const scriptIn = (html: string): string => inlineScript.exec(html)?.[0] ?? '';

/** What a page weighs without that script, and the script alone. */
export const weightOfPage = (html: string) => ({
  html: weightOfText(html.replace(inlineScript, '')),
  script: weightOfText(scriptIn(html)),
});

/** What the build says about the files of the browser (build/bundles.ts). */
type Browser = {
  /** What a source file became, and what comes with it. */
  readonly files: Readonly<Record<string, { file: string; imports?: string[] }>>;
  /** The source files that each file of the browser was made of. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
};

export const browser = JSON.parse(readFileSync(join(dist, 'render/browser.json'), 'utf8')) as Browser;

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

/** Every island by its name, with its source. */
export const islands: ReadonlyMap<string, string> = new Map(
  Object.keys(browser.files)
    .filter((source) => source.endsWith('.island.tsx'))
    .map((source) => [pascal(basename(source, '.island.tsx')), source]),
);

function pascal(kebab: string): string {
  return kebab.replace(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The islands of a page that wait for no press, and come to whoever has no account. */
export const restlessIn = (html: string): string[] =>
  [...html.matchAll(/<eco-island data-name="(\w+)" data-until="(\w+)"/gu)]
    .filter(([, , until]) => until !== 'press' && until !== 'account')
    .map(([, name = '']) => name);

/** React and what it takes to bring it to an island. */
export const react: ReadonlySet<string> = new Set([
  ...filesWith('app/browser/on-demand.ts'),
  ...filesWith('app/browser/hydrate.tsx'),
]);

/** The scripts that a page may load before somebody presses something. */
export function scriptsBeforePress(html: string): ReadonlySet<string> {
  const restless = restlessIn(html);
  const own = restless.flatMap((name) => [...filesWith(islands.get(name) ?? '')]);
  return new Set([...filesWith(loader), ...(restless.length > 0 ? react : []), ...own]);
}
