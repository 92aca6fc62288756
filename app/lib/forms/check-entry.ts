import { dayAsWritten, seriesDays } from '#app/lib/published/event-days.ts';
import { readEntry } from '#contract/entry-schema.ts';
import { locales } from '#contract/locale.ts';
import type { EntryProblem, EntryValues, FieldValue, ListField } from '#contract/page-lists.ts';
import type { PageText } from '#contract/page-texts.ts';
import { problemsOf } from './check-text.ts';

const textKinds = ['text', 'paragraphs', 'items'];

/** Whether a field is a text of the page, in both languages. */
const isTextField = ({ kind }: ListField): boolean => textKinds.includes(kind);

/** Reads an entry as somebody of the team has written it. Out: what of it can be used, and what is wrong. */
export function checkEntry(
  fields: readonly ListField[],
  written: Readonly<Record<string, unknown>>,
): { readonly values: EntryValues; readonly problems: readonly EntryProblem[] } {
  const { values, problems } = readEntry(fields, written);
  const inTexts = fields.filter(isTextField).flatMap(({ path }) => {
    const text = values[path] as PageText | null | undefined;
    return text ? problemsOf(text, text).map((problem) => ({ ...problem, path })) : [];
  });
  return { values, problems: [...problems, ...inTexts] };
}

/**
 * The same of what is about to be published: a day that the series does not have would change nothing, and nobody knew.
 * What was published while more was allowed stays: refused is only what was changed, so that an event can always be
 * cancelled.
 * @param shown What the entry says now, where it is there.
 */
export function checkWritten(
  fields: readonly ListField[],
  written: Readonly<Record<string, unknown>>,
  shown: EntryValues | undefined,
): ReturnType<typeof checkEntry> {
  const { values, problems } = checkEntry(fields, written);
  const before = new Set(shown && misfits(fields, shown).map((problem) => signOf(problem, shown)));
  const added = misfits(fields, values).filter((problem) => !before.has(signOf(problem, values)));
  return { values, problems: [...problems, ...added] };
}

/** What is wrong together with what was written. */
function signOf({ code, path, locale }: EntryProblem, values: EntryValues): string {
  const said = values[path];
  return JSON.stringify([code, path, locale, locale ? (said as PageText | null | undefined)?.[locale] : said]);
}

/** What does not fit: to the series, or to the paper. */
function misfits(fields: readonly ListField[], values: EntryValues): readonly EntryProblem[] {
  const days = fields.some(({ isOfSeries }) => isOfSeries) && values['begins'] ? seriesDays(values as never) : [];
  const beside = fields.flatMap(({ path, isOfSeries }) => {
    const wrong =
      isOfSeries &&
      (values[path] as readonly string[] | null | undefined)?.find((day) => !days.includes(day.slice(0, 10)));
    return wrong ? [{ code: 'no_such_day' as const, path, about: dayAsWritten(wrong.slice(0, 10)) }] : [];
  });
  return [...beside, ...fields.flatMap((field) => tooMuchIn(field, values[field.path] ?? undefined))];
}

function tooMuchIn(
  { path, kind, most = Infinity, mostLines = Infinity }: ListField,
  value: FieldValue | undefined,
): EntryProblem[] {
  if (value === undefined) return [];
  const told = (said: string | readonly string[]): Omit<EntryProblem, 'path'>[] => {
    const lines = [said].flat();
    if (lines.length > mostLines) return [{ code: 'too_many_lines', about: String(mostLines) }];
    return lines.join('').length > most ? [{ code: 'too_much', about: String(most) }] : [];
  };
  if (!textKinds.includes(kind)) return told(value as string | readonly string[]).map((each) => ({ ...each, path }));
  const text = value as PageText;
  return locales.flatMap((locale) => told(text[locale]).map((each) => ({ ...each, path, locale })));
}

const linesIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // In one order, however they were written.
      [...locales, 'title', 'url', 'lang'].map((name) => linesIn((value as Record<string, unknown>)[name]))
    : Array.isArray(value)
      ? value.map(linesIn)
      : (value ?? null);

/** Whether two fields say the same. */
export const saysSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(linesIn(one)) === JSON.stringify(linesIn(other));
