import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The source file of every island, by the name of its component: `Contact` stands in `contact.island.tsx`. */
export const islandFiles: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('app/**/*.island.tsx')
    .toSorted()
    .map((file) => [componentOf(basename(file, '.island.tsx')), file.replaceAll('\\', '/')]),
);

const scriptsIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync(`${folder}/*.ts`)
      .toSorted()
      .map((file) => [basename(file, '.ts'), file.replaceAll('\\', '/')]),
  );

/** The source file of every script without React, by its name. */
export const scriptFiles = scriptsIn('app/browser/on-page');

/** What such a script loads when it is needed, by its name: too large to stand in it, and shared with islands. */
export const neededFiles = scriptsIn('app/browser/when-needed');

const addressesOf = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `/${file}`]));

/** What pages carry where their scripts are the sources themselves: while somebody works on the site, and in tests. */
export const bareAssets = {
  styles: {},
  islands: addressesOf(islandFiles),
  islandClasses: {},
  ahead: {},
  scripts: addressesOf({ ...scriptFiles, ...neededFiles }),
  boot: '',
  loader: '/app/browser/loader.ts',
  onDemand: '/app/browser/on-demand.ts',
};

function componentOf(kebab: string): string {
  return kebab.replace(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase());
}
