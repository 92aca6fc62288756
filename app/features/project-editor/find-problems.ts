import { takenSlugs } from '#app/lib/published/projects.ts';
import { factColumns } from '#contract/published-project.ts';
import { fieldProblems as words, fieldWords } from '#content/team/project-editor.ts';
import { factNames } from '#content/projects/project-facts.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { freeSlug, isSlug } from './slugs.ts';
import { contentOf, titleOf, type Row, type Values } from './values.ts';

/** Somebody who fills one of these and no English title writes in German. */
const germanColumns = ['title_de', 'summary_de', 'description_de'] as const;

const english = ['title', 'summary', 'description', 'event_when', 'event_where', 'event_for', 'event_loud'] as const;
const german = english.map((column) => `${column}_de` as const);
const others = ['event_contact', 'slug'] as const;

/** The fields that something can be wrong with. */
const checkedFields = [...english, ...german, ...others];

/** The same in their order on a page, which has its own language first. */
export const checkedFieldsOn = (locale: Locale): readonly CheckedField[] =>
  locale === 'en' ? checkedFields : [...german, ...english, ...others];

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
 */
export function findProblems(values: Values, isPublic: boolean, others: readonly Row[]): Problems {
  const content = contentOf(values);
  const problems: Partial<Record<CheckedField, Problem>> = {};
  for (const field of checkedFields) {
    const [limit, label] = most[field] ?? [];
    const count = [...(content[field] ?? '')].length;
    if (limit !== undefined && label !== undefined && count > limit)
      problems[field] = { words: words.tooLong, blanks: { field: label, most: String(limit), count: String(count) } };
  }
  const isGerman = content.title === null && germanColumns.some((column) => content[column] !== null);
  const [title, summary] = isGerman ? (['title_de', 'summary_de'] as const) : (['title', 'summary'] as const);
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
