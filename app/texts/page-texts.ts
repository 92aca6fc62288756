import { namesOf, type Names } from '#app/i18n/content.ts';
import { linesOf, problemsOf } from '#app/lib/forms/check-text.ts';
import { renamed } from '#content/renamed.ts';
import { locales } from '#contract/locale.ts';
import { isStopping, type PageText, type TextProblem } from '#contract/page-texts.ts';
import type { Changes } from '#contract/site-data.ts';

const content = import.meta.glob<object>(['/content/**/*.ts', '!/content/**/*.test.ts', '!/content/testing/**'], {
  eager: true,
});
let known: Names | undefined;

/** The names of all content, made when something was changed for the first time. */
export const names = (): Names =>
  (known ??= namesOf(
    Object.fromEntries(
      Object.entries(content).map(([file, module]) => [file.slice('/content/'.length, -'.ts'.length), module]),
    ),
  ));

/**
 * Words of the program and not of a page: what its buttons, forms, answers and mails say. They are changed with the
 * program. `site` and `association` are values, and the tags of projects stand in addresses.
 */
const ofProgram = [
  /^(?:account|answers|forms|frame(?!\/ways)|inbox|mail|team)\//u,
  /^(?:renamed|site|association|diagnostics\/assessment-steps|projects\/project-(?:markup|tags))#/u,
  /^contact\/(?!contact-page)/u,
  /^found\/(?!find-the-lost|lost-something|squirrel)/u,
  /^support\/(?:donate|pay-example|transfer-notice)#/u,
];

const isOne = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'));
const isText = (piece: object | undefined): piece is PageText =>
  piece !== undefined && locales.every((locale) => isOne((piece as Partial<PageText>)[locale]));

/** The built-in text of a name, if the team may change it: no address, and nothing of the program. */
export function builtIn(key: string): PageText | undefined {
  if (ofProgram.some((some) => some.test(key))) return undefined;
  const piece = names().pieces.get(key);
  if (!isText(piece)) return undefined;
  const isAddress = locales.some((locale) => linesOf(piece[locale]).some((line) => /^(?:https?:|\/)/u.test(line)));
  return isAddress ? undefined : piece;
}

/** The name that a text has now. */
export function nameNow(key: string): string | null {
  if (!Object.hasOwn(renamed, key)) return key;
  const next = renamed[key] ?? null;
  return next && nameNow(next);
}

/** All names that a text has ever had, the one of now first. */
export const namesEver = (key: string): string[] => [
  key,
  ...Object.keys(renamed).filter((old) => nameNow(old) === key),
];

/** What is wrong with a text for a name: undefined where it is none that the team may change, or of another kind. */
export function checkText(key: string, text: PageText): TextProblem[] | undefined {
  const original = builtIn(key);
  if (!original) return undefined;
  const isAlike = locales.every((locale) => typeof original[locale] === typeof text[locale] && isOne(text[locale]));
  return isAlike ? problemsOf(text, original) : undefined;
}

/** What the team has published, by the names of now. What could not be shown is left out: the built-in text counts. */
export function readChanges(rows: readonly { readonly key: string; readonly text: unknown }[]): Changes {
  const changes = new Map<string, unknown>();
  for (const { key, text } of rows) {
    const name = nameNow(key);
    if (name === null || typeof text !== 'object' || !isText(text ?? undefined)) continue;
    if (checkText(name, text as PageText)?.some(isStopping) === false) changes.set(name, text);
  }
  return changes;
}
