import * as v from 'valibot';
import { hasUnseen } from './hidden-signs.ts';
import { locales, type Locale } from './locale.ts';
import {
  longestPageLists as longest,
  entryProblems,
  type EntryProblem,
  type EntryValues,
  type FieldKind,
  type ListField,
} from './page-lists.ts';
import { parseUrl } from './parse-url.ts';
import { pictureId } from './pictures.ts';
import { reasons } from './reasons.ts';
import { said } from './said.ts';

type Code = EntryProblem['code'];

const text = (most: number, missing: Code = 'missing') =>
  v.pipe(
    v.string(missing),
    v.transform((value) => said(value.replaceAll('\r\n', '\n'))),
    v.minLength(1, missing),
    v.maxLength(most, 'too_long' satisfies Code),
    v.check((value) => !hasUnseen(value), 'too_long' satisfies Code),
  );
const line = (most: number = longest.line, missing?: Code) =>
  v.pipe(
    text(most, missing),
    v.transform((value) => value.replaceAll('\n', ' ')),
  );
const both = <Schema extends v.GenericSchema>(schema: Schema) => v.strictObject({ en: schema, de: schema });
/** What is right as it stands. */
const exactly = (isRight: (value: string) => boolean, code: Code) => v.pipe(v.string(code), v.check(isRight, code));
/** At least one of something. */
const some = <Schema extends v.GenericSchema>(schema: Schema, code: Code, most: number, tooMany: Code = 'too_long') =>
  v.pipe(v.array(schema, code), v.minLength(1, code), v.maxLength(most, tooMany));
const several = (most: number) => some(line(most), 'missing', longest.items);

/** Only what a browser opens on the web, by a name: no script, no file, no account, no place in this house. */
const isLink = (value: string): boolean => {
  if (!/^https:\/\/[^\s/@\\]+\.[a-z][^\s/@\\]*(?:\/\S*)?$/iu.test(value)) return false;
  const { protocol, username, password } = parseUrl(value) ?? {};
  return protocol === 'https:' && username === '' && password === '';
};
const link = v.pipe(line(longest.link, 'link'), v.check(isLink, 'link' satisfies Code));
const isDay = (value: string) =>
  /^20\d\d-\d\d-\d\d$/u.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;
const matching = (pattern: RegExp, code: Code) => v.pipe(v.string(code), v.trim(), v.regex(pattern, code));

const isMoment = (value: string) => /T(?:[01]\d|2[0-3]):[0-5]\d$/u.test(value) && isDay(value.slice(0, -6));

const dayLength = '2026-12-05'.length;
const manyDays = (code: 'days' | 'moves', isRight: (written: string) => boolean) =>
  v.pipe(
    some(v.string(code), code, longest.days),
    v.check((days) => days.every(isRight), code),
    v.transform((days) => [...new Set(days)]),
  );

const schemas: Readonly<Record<Exclude<FieldKind, 'choice'>, v.GenericSchema>> = {
  text: both(text(longest.text)),
  paragraphs: both(several(longest.text)),
  items: both(several(longest.line)),
  line: line(),
  link,
  links: both(link),
  date: exactly(isDay, 'date'),
  days: manyDays('days', isDay),
  moment: exactly(isMoment, 'moment'),
  moves: manyDays(
    'moves',
    (move) => isDay(move.slice(0, dayLength)) && move[dayLength] === '>' && isMoment(move.slice(dayLength + 1)),
  ),
  checked: exactly((value) => value === 'never' || isDay(value), 'date'),
  audience: some(v.picklist(['me', 'parents', 'teachers'], 'choose' satisfies Code), 'choose', 3, 'choose'),
  reason: v.picklist(Object.keys(reasons), 'choose' satisfies Code),
  phone: matching(/^\+?\d[\d ]{1,20}$/u, 'phone'),
  youtube: matching(/^[\w-]{11}$/u, 'youtube'),
  duration: matching(/^\d{1,3}:[0-5]\d$/u, 'duration'),
  sources: some(
    v.strictObject({ title: line(longest.line, 'sources'), url: link, lang: v.optional(v.picklist(locales)) }),
    'sources',
    longest.sources,
  ),
  picture: v.pipe(
    v.string('missing' satisfies Code),
    v.nonEmpty('missing' satisfies Code),
    v.regex(pictureId, 'picture' satisfies Code),
  ),
};

function schemaOf({ kind, isOptional, options = [] }: ListField) {
  const schema = kind === 'choice' ? v.picklist(options, 'choose' satisfies Code) : schemas[kind];
  return isOptional ? v.nullable(schema) : schema;
}

type CheckedEntry = { readonly values: EntryValues; readonly problems: readonly EntryProblem[] };

/** Reads the fields of an entry, whoever wrote them. Of several problems of one field the first is told. */
export function readEntry(fields: readonly ListField[], written: Readonly<Record<string, unknown>>): CheckedEntry {
  const values: Record<string, EntryValues[string]> = {};
  const problems: EntryProblem[] = [];
  for (const field of fields) {
    const read = v.safeParse(schemaOf(field), written[field.path] ?? null);
    if (read.success) values[field.path] = read.output as EntryValues[string];
    else problems.push(...problemsOf(field, read.issues));
  }
  return { values, problems: [...problems, ...fields.flatMap((field) => beside(field, values))] };
}

/** What is wrong with a field beside others. Of one that is wrong itself nothing more is said. */
function beside({ path, isAfter, neededFor }: ListField, values: EntryValues): EntryProblem[] {
  const [own, earlier] = [values[path], isAfter === undefined ? undefined : values[isAfter]];
  if (neededFor !== undefined && own === null && values[neededFor]) return [{ code: 'missing', path }];
  if (typeof own !== 'string' || typeof earlier !== 'string') return [];
  const isDayOnly = own.length === dayLength || earlier.length === dayLength;
  const isLater = isDayOnly ? own.slice(0, dayLength) >= earlier.slice(0, dayLength) : own > earlier;
  return isLater ? [] : [{ code: 'order', path }];
}

function problemsOf({ path, kind }: ListField, issues: readonly v.BaseIssue<unknown>[]): EntryProblem[] {
  const inBoth = ['text', 'paragraphs', 'items', 'links'].includes(kind);
  const found = new Map<string, EntryProblem>();
  for (const { message, path: way } of issues) {
    const [first] = way ?? [];
    const locale = inBoth ? locales.find((each) => each === first?.key) : undefined;
    const code = entryProblems.find((each) => each === message) ?? 'missing';
    // Nothing stands there at all: both languages are missing.
    const about: readonly (Locale | undefined)[] = inBoth && !locale ? locales : [locale];
    for (const each of about)
      if (!found.has(String(each))) found.set(String(each), each ? { code, path, locale: each } : { code, path });
  }
  return [...found.values()];
}
