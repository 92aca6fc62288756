import { projectTags, slugOf, tagAt, type ProjectTag } from '#content/projects/project-tags.ts';
import { colourSets } from '#content/team/project-editor.ts';
import { said } from '#contract/said.ts';

const textColumns = [
  'title',
  'title_de',
  'summary',
  'summary_de',
  'description',
  'description_de',
  'slug',
  'gradient',
  'background_color',
  'cover_path',
  'cover_alt',
  'cover_alt_de',
  'event_when',
  'event_when_de',
  'event_where',
  'event_where_de',
  'event_for',
  'event_for_de',
  'event_loud',
  'event_loud_de',
  'event_contact',
] as const;

/** All that is saved of a project. */
export const contentColumns = [...textColumns, 'tags', 'tags_de'] as const;
type TextColumn = (typeof textColumns)[number];

/** What stands in the form. Texts are empty where a column is null. */
export type Values = Readonly<Record<TextColumn, string>> & {
  readonly tags: readonly string[];
  readonly tags_de: readonly string[];
  /** The picture needs no words. In the table that is an empty text, while null says that nobody has thought of it. */
  readonly isDecoration: boolean;
  /** Somebody chose the address; until then it follows the title. */
  readonly isSlugOwn: boolean;
};

/** What is written into a row. */
export type Content = Readonly<Record<TextColumn, string | null>> & {
  readonly tags: readonly string[] | null;
  readonly tags_de: readonly string[] | null;
};

/** A row of public.projects. */
export type Row = Content & { readonly id: string; readonly published_at: string | null; readonly updated_at: string };

const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];

/** Reads a row, a version, or a draft, which is values as they were: whatever is missing is empty. */
export function readValues(given: unknown): Values {
  const of = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
  const text = (column: string): string => (typeof of[column] === 'string' ? of[column] : '');
  return {
    ...(Object.fromEntries(textColumns.map((column) => [column, text(column)])) as Record<TextColumn, string>),
    tags: wordsOf(of['tags']),
    tags_de: wordsOf(of['tags_de']),
    isDecoration:
      typeof of['isDecoration'] === 'boolean'
        ? of['isDecoration']
        : text('cover_path') !== '' && of['cover_alt'] === '',
    isSlugOwn: typeof of['isSlugOwn'] === 'boolean' ? of['isSlugOwn'] : text('slug') !== '',
  };
}

/** What a project is called, in whichever language it has a title. Empty while it has none. */
export const titleOf = ({ title, title_de }: Pick<Content, 'title' | 'title_de'>): string =>
  said(title ?? '') || said(title_de ?? '');

/** A new project: nothing but colours. */
export const beginning: Values = {
  ...readValues({}),
  gradient: colourSets[0].gradient,
  background_color: colourSets[0].ground,
};

/** What of the form goes into the row. */
export function contentOf(values: Values): Content {
  const text = (column: TextColumn): string | null => cleaned(values[column]) || null;
  const alt = (column: TextColumn): string | null => {
    if (values.cover_path === '') return null;
    return values.isDecoration ? '' : text(column);
  };
  const known = values.tags.map(knownTag).filter((tag) => tag !== undefined);
  const othersDe = values.tags_de.filter((tag) => !knownTag(tag));
  return {
    ...(Object.fromEntries(textColumns.map((column) => [column, text(column)])) as Record<TextColumn, string | null>),
    cover_alt: alt('cover_alt'),
    cover_alt_de: alt('cover_alt_de'),
    tags: values.tags.length > 0 ? values.tags : null,
    // The pages know the German names of our own tags. Only what they do not know has to stand there.
    tags_de: othersDe.length > 0 ? [...known.map((tag) => projectTags[tag].de), ...othersDe] : null,
  };
}

/** Which columns of two states differ, once both are saved. */
export function differences(one: Values, other: Values): (keyof Content)[] {
  const [a, b] = [contentOf(one), contentOf(other)];
  return (Object.keys(a) as (keyof Content)[]).filter(
    (column) => JSON.stringify(a[column] ?? null) !== JSON.stringify(b[column] ?? null),
  );
}

/** The tag of ours that is meant, in whichever language and spelling. */
export const knownTag = (written: string): ProjectTag | undefined => tagAt(slugOf(written));

/** The tags after one of ours was chosen or not; all others stay. */
export function withTag(tags: readonly string[], tag: ProjectTag, isChosen: boolean): string[] {
  const others = tags.filter((written) => knownTag(written) !== tag);
  return isChosen ? [...others, tag] : others;
}

// PostgreSQL takes neither half a sign nor NUL in a text.
const cleaned = (text: string): string => said(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', ''));
