import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '#scripts/run.ts';

/** Where the built site lies. */
export const client = join(root, 'dist', 'site');

/** The HTML of a prerendered page as it lies in the build. */
export const htmlOf = (address: string): string => readFileSync(join(client, address, 'index.html'), 'utf8');

/** What a file of the site weighs on its way, in bytes: compressed with brotli where it can be. */
export function weight(path: string): number {
  const file = join(client, extname(path) === '' ? join(path, 'index.html') : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The scripts that a page loads by itself: those that its start script names. */
export const scriptsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.js/gu))];

export const totalWeight = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + weight(path), 0);
