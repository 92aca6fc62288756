import { dayAsWritten } from '#app/lib/published/event-days.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import { type Locale, locales } from '#contract/locale.ts';
import type { EntryProblem, EntryValues, FieldKind, FieldValue, ListField, SourceValue } from '#contract/page-lists.ts';

/** What stands in the inputs, by their names: `facts.why.de`, `item.link`. */
export type Typed = Readonly<Record<string, string>>;

const inBoth: readonly FieldKind[] = ['text', 'paragraphs', 'items', 'links'];
const ofLines: readonly FieldKind[] = ['paragraphs', 'items'];

export const isInBoth = ({ kind }: ListField): boolean => inBoth.includes(kind);

/** The names of the inputs of a field, that of the page's language first. */
export const inputsOf = (field: ListField, first: Locale = 'en'): readonly string[] =>
  isInBoth(field) ? ownFirst(first).map((locale) => `${field.path}.${locale}`) : [field.path];

/** Those that are asked for first: of each field one, in the language of the page. */
export const ownInputs = (fields: readonly ListField[], own: Locale): readonly string[] =>
  fields.flatMap((field) => inputsOf(field, own).slice(0, 1));

/** Those in the other language. */
export const otherInputs = (fields: readonly ListField[], own: Locale): readonly string[] =>
  fields.flatMap((field) => inputsOf(field, own).slice(1));

export const isBlank = (typed: Typed, input: string): boolean => (typed[input] ?? '').trim() === '';

/** With what is said in one language in the place of the other one, where that says nothing. */
export const inOneLanguage = (fields: readonly ListField[], typed: Typed, own: Locale): Typed =>
  fields.reduce((said, field) => {
    const [name = '', other] = inputsOf(field, own);
    return other !== undefined && isBlank(typed, other) ? { ...said, [other]: typed[name] ?? '' } : said;
  }, typed);

export function typedOf(fields: readonly ListField[], values: EntryValues): Typed {
  const typed: Record<string, string> = {};
  for (const field of fields) {
    const value = values[field.path] ?? undefined;
    for (const name of inputsOf(field)) {
      const said = isInBoth(field) ? (value as EntryParts | undefined)?.[name.slice(field.path.length + 1)] : value;
      typed[name] = written(field.kind, said);
    }
  }
  return typed;
}

type EntryParts = Readonly<Record<string, FieldValue>>;

function written(kind: FieldKind, value: unknown): string {
  if (value === undefined || (kind === 'checked' && value === 'never')) return '';
  if (kind === 'sources')
    return (value as readonly SourceValue[]).map(({ title, url }) => `${title} ${url}`).join('\n');
  if (kind === 'days') return (value as readonly string[]).map(dayAsWritten).join('\n');
  if (kind === 'moves') return (value as readonly string[]).map(moveAsWritten).join('\n');
  if (kind === 'audience') return (value as readonly string[]).join(' ');
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** What the inputs say. `known`: of sources that were there already, the languages are. */
export function valuesOf(fields: readonly ListField[], typed: Typed, known: EntryValues = {}): EntryValues {
  return Object.fromEntries(
    fields.map((field) => {
      const said = inputsOf(field).map((name) => typed[name] ?? '');
      if (field.isOptional && said.every((each) => each.trim() === '')) return [field.path, null];
      const values = said.map((each) => meant(field, each, known));
      const value = isInBoth(field) ? Object.fromEntries(locales.map((locale, at) => [locale, values[at]])) : values[0];
      return [field.path, value as FieldValue];
    }),
  );
}

function meant({ kind, path }: ListField, said: string, known: EntryValues): unknown {
  if (kind === 'sources')
    return linesOf(said).map((line) => sourceOf(line, known[path] as readonly SourceValue[] | null));
  if (kind === 'audience') return said.split(' ').filter(Boolean);
  // Its address, as somebody copies it, has the id in it.
  if (kind === 'youtube')
    return /(?:[?&]v=|youtu\.be\/|\/(?:shorts|live|embed)\/)([\w-]{11})(?![\w-])/u.exec(said)?.[1] ?? said.trim();
  if (kind === 'checked') return said.trim() || 'never';
  if (kind === 'days') return linesOf(said).map(dayOf);
  if (kind === 'moves') return linesOf(said).map(moveOf);
  return ofLines.includes(kind) ? linesOf(said) : said.trim();
}

const linesOf = (said: string): string[] =>
  said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Days are written as people write them, the day first: `24.12.2026` is `2026-12-24`. */
const dayOf = (line: string): string =>
  line.replace(
    /^(\d\d?)\.\s?(\d\d?)\.\s?(\d{4})$/u,
    (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

/** A day, whatever is between, another day and a clock: `3.12.2026 auf 4.12.2026, 15:00 Uhr`. */
function moveOf(line: string): string {
  const [, from, to, hour = '', minute = ''] =
    /^([\d. ]+\d{4})\D+?([\d. ]+\d{4})\D+(\d\d?)[.:](\d\d)\D*$/u.exec(line) ?? [];
  return from && to ? `${dayOf(from.trim())}>${dayOf(to.trim())}T${hour.padStart(2, '0')}:${minute}` : line;
}

const moveAsWritten = (move: string): string =>
  move.replace(
    /^(.{10})>(.{10})T(.+)$/u,
    (_, from: string, to: string, clock: string) => `${dayAsWritten(from)} → ${dayAsWritten(to)} ${clock}`,
  );

/** A title, then an address. */
function sourceOf(line: string, known: readonly SourceValue[] | null | undefined): SourceValue {
  const [, title = '', url = ''] = /^(.*?)\s*(\S+)$/u.exec(line) ?? [];
  const lang = known?.find((source) => source.url === url)?.lang;
  return { title: title.replace(/:$/u, ''), url, ...(lang && { lang }) };
}

/** The id of an input of the form: dots would mean something in a selector. */
export const idOf = (input: string): string => input.replaceAll('.', '-');

/** The input that something is wrong with. */
export const nameOf = ({ path, locale }: EntryProblem): string => (locale ? `${path}.${locale}` : path);
