import { takenSlugs } from '#app/lib/published/projects.ts';
import { ownFirst } from '#app/lib/text/own-first.ts';
import { factNames } from '#content/projects/project-facts.ts';
import { fieldProblems as words, fieldWords } from '#content/team/project-editor.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { factColumns } from '#contract/published-project.ts';
import type { Words } from '#contract/words.ts';
import { freeSlug, isSlug } from './slugs.ts';
import { contentOf, titleOf, type Row, type Values } from './values.ts';

const texts = ['title', 'summary', 'description'] as const;
export const facts = ['event_when', 'event_where', 'event_for', 'event_loud'] as const;

/** A column in a language. */
export const columnIn = <Base extends (typeof texts | typeof facts)[number]>(base: Base, locale: Locale) =>
  locale === 'en' ? base : (`${base}_de` as const);

/** The texts of the page in a language. */
export const textsIn = (locale: Locale) => texts.map((base) => columnIn(base, locale));

/** What visitors ask before they come, one after the other in both languages, and whom they can ask. */
export const factsOn = (locale: Locale) => [
  ...facts.flatMap((base) => ownFirst(locale).map((each) => columnIn(base, each))),
  'event_contact' as const,
];

/** The fields that something can be wrong with, in their order on a page. */
export const checkedFieldsOn = (locale: Locale) => [
  ...ownFirst(locale).flatMap((each) => textsIn(each)),
  ...factsOn(locale),
  'slug' as const,
];

const checkedFields = checkedFieldsOn('en');

export type CheckedField = (typeof checkedFields)[number];

/** A sentence with its blanks. A text to fill in with can itself have two languages. */
export type Problem = { readonly words: Localized; readonly blanks?: Readonly<Record<string, Localized | string>> };
export type Problems = Readonly<Partial<Record<CheckedField, Problem>>>;

// As the table has them, counted in characters.
const most: Readonly<Partial<Record<CheckedField, [number, Localized]>>> = {
  title: [200, fieldWords.title],
  title_de: [200, fieldWords.title],
  summary: [1000, fieldWords.summary],
  summary_de: [1000, fieldWords.summary],
  description: [20_000, fieldWords.description],
  description_de: [20_000, fieldWords.description],
  ...Object.fromEntries(
    factColumns.flatMap((column) => [
      [column, [500, factNames[column]]],
      [`${column}_de`, [500, factNames[column]]],
    ]),
  ),
};

/**
 * What stands against saving, all of it. A project that nobody sees needs a title in one language; one that is or
 * becomes public needs what the pages show, whole in one language.
 * @param others All rows but this one: no two have the same address.
 * @param own The language in which one writes who has written nothing yet.
 */
export function findProblems(values: Values, isPublic: boolean, others: readonly Row[], own: Locale): Problems {
  const content = contentOf(values);
  const problems: Partial<Record<CheckedField, Problem>> = {};
  for (const field of checkedFields) {
    const [limit, label] = most[field] ?? [];
    const count = [...(content[field] ?? '')].length;
    if (limit !== undefined && label !== undefined && count > limit)
      problems[field] = { words: words.tooLong, blanks: { field: label, most: String(limit), count: String(count) } };
  }
  const begun = ownFirst(own).filter((each) => textsIn(each).some((column) => content[column] !== null));
  // With a title before without one.
  const written = begun.find((each) => content[columnIn('title', each)] !== null) ?? begun[0] ?? own;
  const [title, summary] = [columnIn('title', written), columnIn('summary', written)];
  if (titleOf(content) === '') problems[title] = { words: words.title };
  const isWhole =
    (content.title !== null && content.summary !== null) || (content.title_de !== null && content.summary_de !== null);
  if (isPublic && !isWhole) {
    if (content[title] === null) problems[title] = { words: words.title };
    if (content[summary] === null) problems[summary] = { words: words.summary };
  }
  const slug = slugProblem(content.slug, isPublic, others);
  if (slug) problems.slug = slug;
  return problems;
}

/** What is empty and stands against publishing. The address comes with the title. */
export function missingFrom(values: Values, others: readonly Row[], own: Locale): readonly CheckedField[] {
  const content = contentOf(values);
  const empty = checkedFields.filter((field) => content[field] === null);
  const problems = findProblems(values, true, others, own);
  return empty.filter((field) => problems[field] && (field !== 'slug' || titleOf(content) !== ''));
}

function slugProblem(slug: string | null, isPublic: boolean, others: readonly Row[]): Problem | undefined {
  if (slug === null) return isPublic ? { words: words.slugMissing } : undefined;
  if (!isSlug(slug)) return { words: words.slugShape };
  if (takenSlugs.includes(slug)) return { words: words.slugOurs, blanks: { example: freeSlugBeside(slug, others) } };
  return others.some((row) => row.slug === slug) ? slugTaken(slug, others) : undefined;
}

/** Another project has the address: also what the server says when it was taken a moment ago. */
export const slugTaken = (slug: string, others: readonly Row[]): Problem => ({
  words: words.slugTaken,
  blanks: { example: freeSlugBeside(slug, others) },
});

const freeSlugBeside = (slug: string, others: readonly Row[]): string =>
  freeSlug(slug, (each) => takenSlugs.includes(each) || others.some((row) => row.slug === each));

/** Says what is wrong in the language of the page. */
export const inWords = (problems: Problems, t: Words): Partial<Record<CheckedField, string>> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, textOf(problem, t)]));

function textOf(problem: Problem, t: Words): string {
  const blanks = Object.entries(problem.blanks ?? {}).map(([name, text]) => [
    name,
    typeof text === 'string' ? text : t(text),
  ]);
  return t(problem.words, Object.fromEntries(blanks));
}
