import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '#scripts/run.ts';

// No h: `h1` to `h6` are words of every page, so it would carry the rules of classes of that name.
const first = [...'abcdefgijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
// No lower-case letters: "ad" is hidden by those who hide advertisements.
const second = [...'0123456789BCEFGHIJKLMNOPQRSTUVWXYZ'];

/** A short name in a selector. All other classes have longer ones. */
export const shortClass = /\.([a-zA-Z][0-9A-Z])(?![\w-])/gu;

/** The class names in the pages, by `file .name`. */
let taken: Map<string, string> | undefined;

/**
 * The class name in the pages for a class of a CSS Module: two letters, counted through all sheets in the order of
 * their names, so that every build and every process gives the same. Measured: what cannot be guessed cannot be made
 * smaller, and names made by chance cost each page 0.2 kB more.
 */
export function shortClassName(name: string, file: string): string {
  taken ??= countAll();
  const place = `${relative(root, file.split('?')[0] ?? '').replaceAll('\\', '/')} .${name}`;
  const short = taken.get(place) ?? spell(taken.size);
  taken.set(place, short);
  return short;
}

/** The class names in the pages for all classes of this sheet. In: its path from the root of the project. */
export function shortClassesOf(sheet: string): string[] {
  taken ??= countAll();
  return [...taken].flatMap(([place, short]) => (place.startsWith(`${sheet} .`) ? [short] : []));
}

/** The sheet of each class name in the pages, by its path from the root of the project. */
export function sheetsOfClasses(): Record<string, string> {
  taken ??= countAll();
  return Object.fromEntries([...taken].map(([place, short]) => [short, place.slice(0, place.lastIndexOf(' .'))]));
}

function countAll(): Map<string, string> {
  const places = globSync('app/**/*.module.css', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => [...withoutComments(file).matchAll(/\.([a-z][\w-]*)/giu)].map(([, name]) => `${file} .${name}`));
  return new Map([...new Set(places)].map((place, index) => [place, spell(index)]));
}

// The ending of a file that one names is no class.
const withoutComments = (file: string) => readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');

function spell(index: number): string {
  const [letter, more] = [first[Math.floor(index / second.length)], second[index % second.length]];
  if (!letter || !more) throw new Error('There are more classes than names of two letters: add a third');
  return letter + more;
}
