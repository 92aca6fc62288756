import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'postcss';
import { root } from '#scripts/run.ts';

/** Those that scripts set (app/lib/view/appearance.ts, app/ui/dialog.tsx): in the browser they have the same names as here. */
const setByScripts = /^--(?:custom-|seen$)/u;

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The names in the pages, by those in the sheets. */
let taken: Map<string, string> | undefined;

/**
 * The name in the pages for a custom property: one letter, counted through all sheets by name, so that every build gives
 * the same. Each page says a hundred of them: its HTML is 0.1 kB smaller.
 */
export function shortPropertyName(name: string): string {
  if (setByScripts.test(name)) return name;
  taken ??= countAll();
  const short = taken.get(name);
  if (!short) throw new Error(`No sheet in app/ has the custom property ${name}, or there are more than letters`);
  return short;
}

/** Writes the short names into a sheet. */
export const shortProperties: Plugin = {
  postcssPlugin: 'short custom properties',
  Once: (sheet) => {
    sheet.walkDecls((declaration) => {
      declaration.prop = shorten(declaration.prop);
      declaration.value = shorten(declaration.value);
    });
  },
};

const shorten = (text: string): string => text.replaceAll(/(?<![\w-])--[a-z][\w-]*/gu, shortPropertyName);

function countAll(): Map<string, string> {
  const names = globSync('app/**/*.css', { cwd: root })
    .flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/--[a-z][\w-]*/gu) ?? [])
    .filter((name) => !setByScripts.test(name));
  return new Map(
    [...new Set(names)]
      .toSorted()
      .flatMap((name, index) => (letters[index] ? [[name, `--${letters[index]}`] as const] : [])),
  );
}
