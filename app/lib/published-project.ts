import { backendUrl } from './config.ts';
import { readHex } from './colour.ts';
import { projectTags, slugOf, type ProjectTag } from '#content/projects/projects.ts';
import { locales, type Locale, type Localized } from '#contract/locale.ts';

/** A project of the table public.projects as it may be shown. Where a language is missing, the other one speaks. */
export type PublishedProject = {
  readonly id: string;
  /** Undefined: it has no page. */
  readonly slug: string | undefined;
  readonly title: InSomeLanguage;
  readonly summary: InSomeLanguage;
  readonly description: InSomeLanguage;
  readonly tags: Localized<readonly string[]>;
  readonly gradient: string;
  readonly backgroundColor: string;
  readonly coverImageUrl: string;
  readonly coverAlt: InSomeLanguage;
  readonly facts: Readonly<Record<FactColumn, InSomeLanguage>>;
};

/** What visitors ask before they come, in the order of the page. */
export const factColumns = ['event_when', 'event_where', 'event_for', 'event_loud', 'event_contact'] as const;
export type FactColumn = (typeof factColumns)[number];

export type ShownFact = ShownText & { readonly column: FactColumn };

type InSomeLanguage = Readonly<Partial<Record<Locale, string>>>;

/** A text and its language where that is not the language of the page. */
export type ShownText = { readonly text: string; readonly lang: Locale | undefined };

/** A category: what people read, and the end of its address when it can have one. */
export type ShownTag = ShownText & { readonly slug: string | undefined };

/** A project in the language of a page. What it lacks is undefined. */
export type ShownProject = Pick<PublishedProject, 'id' | 'slug' | 'gradient' | 'backgroundColor' | 'coverImageUrl'> & {
  readonly title: ShownText;
  readonly summary: ShownText | undefined;
  readonly description: ShownText | undefined;
  readonly tags: readonly ShownTag[];
  readonly coverAlt: ShownText | undefined;
  /** Those that are filled. */
  readonly facts: readonly ShownFact[];
};

/** The columns that are asked for. */
export const projectColumns =
  'id,slug,title,title_de,summary,summary_de,description,description_de,tags,tags_de,gradient,background_color,cover_path,cover_alt,cover_alt_de,event_when,event_when_de,event_where,event_where_de,event_for,event_for_de,event_loud,event_loud_de,event_contact';

/** The last part of the address of a project, as the table allows it. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
/** Addresses below /projects that are something else. */
export const takenSlugs: readonly string[] = ['kinderkuche', 'shared-breastfeeding', 'fallback', 'category'];
const noGradient = '#CFE3DA #E4F0EA';
const noColour = '#CFE3DA';
/** Behind a project without a picture of its own. */
const noCover = '/drawings/community.svg';

/**
 * Reads a row, or what a form holds of one. Out: undefined without an id or a title. Nothing of a row is trusted:
 * colours count only as `#rrggbb`, a picture only by its path in our own storage, and all else is plain text.
 */
export function readProject(row: unknown): PublishedProject | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const of = (column: string): unknown => (row as Record<string, unknown>)[column];
  const both = (column: string): InSomeLanguage => ({
    ...optional('en', textOf(of(column))),
    ...optional('de', textOf(of(`${column}_de`))),
  });
  const id = textOf(of('id'));
  const title = both('title');
  if (id === undefined || (title.en ?? title.de) === undefined) return undefined;
  const slug = textOf(of('slug'));
  const colours = (textOf(of('gradient')) ?? '').match(/#[0-9a-f]{6}(?![\w-])/giu) ?? [];
  const backgroundColor = textOf(of('background_color'));
  const [left, right = left] = colours;
  return {
    id,
    slug: slug !== undefined && slugPattern.test(slug) && !takenSlugs.includes(slug) ? slug : undefined,
    title,
    summary: both('summary'),
    description: both('description'),
    tags: { en: wordsOf(of('tags')), de: wordsOf(of('tags_de')) },
    gradient: left ? `${left} ${right}` : readHex(backgroundColor) ? `${backgroundColor}` : noGradient,
    backgroundColor: readHex(backgroundColor) ? `${backgroundColor}` : (left ?? noColour),
    coverImageUrl: coverAddress(of('cover_path')) ?? noCover,
    coverAlt: coverAddress(of('cover_path')) ? both('cover_alt') : {},
    facts: {
      event_when: both('event_when'),
      event_where: both('event_where'),
      event_for: both('event_for'),
      event_loud: both('event_loud'),
      // An address or a name is the same in both languages.
      event_contact: { ...optional('en', textOf(of('event_contact'))), ...optional('de', textOf(of('event_contact'))) },
    },
  };
}

/** A project in the language of the page. */
export function showProject(project: PublishedProject, locale: Locale): ShownProject {
  const shown = (text: InSomeLanguage) => inLanguage(text, locale);
  const { title, summary, description, coverAlt, tags, facts, ...same } = project;
  return {
    ...same,
    title: shown(title) ?? { text: '', lang: undefined },
    summary: shown(summary),
    description: shown(description),
    coverAlt: shown(coverAlt),
    facts: factColumns.flatMap((column) => {
      const text = shown(facts[column]);
      return text ? [{ ...text, column }] : [];
    }),
    tags: showTags(tags, locale),
  };
}

/** Whether a project belongs to a category as it stands in an address: in either language, however it is written. */
export const isInCategory = (project: PublishedProject, category: string): boolean =>
  locales.some((locale) => project.tags[locale].some((tag) => namesOf(tag).includes(slugOf(category))));

/** Where everybody can see a picture of the bucket project_assets; undefined for what is no path in it. */
export function coverAddress(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^[\w/!.*'() &$=@;:+,?-]{1,500}$/u.test(path)) return undefined;
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return undefined;
  return `${backendUrl}/storage/v1/object/public/project_assets/${parts.map(encodeURIComponent).join('/')}`;
}

function inLanguage(text: InSomeLanguage, locale: Locale): ShownText | undefined {
  const own = text[locale];
  if (own !== undefined) return { text: own, lang: undefined };
  const lang = locale === 'en' ? 'de' : 'en';
  const other = text[lang];
  return other === undefined ? undefined : { text: other, lang };
}

function showTags(tags: PublishedProject['tags'], locale: Locale): ShownTag[] {
  const lang = tags[locale].length > 0 ? locale : locale === 'en' ? 'de' : 'en';
  const shown = tags[lang].map((written): ShownTag => {
    const known = knownTag(written);
    if (known) return { text: projectTags[known][locale], lang: undefined, slug: slugOf(known) };
    const slug = slugOf(written);
    // What means something else in an address leads nowhere.
    return {
      text: written,
      lang: lang === locale ? undefined : lang,
      slug: /^[^/\\?#%.]+$/u.test(slug) ? slug : undefined,
    };
  });
  return shown.filter(({ text }, index) => shown.findIndex((other) => other.text === text) === index);
}

const namesOf = (tag: string): string[] => {
  const known = knownTag(tag);
  return (known ? allNames(known) : [tag]).map(slugOf);
};

// A page knows the name in its own language only (scripts/one-language.ts).
const allNames = (tag: ProjectTag): string[] =>
  [tag, ...Object.values<string | undefined>(projectTags[tag])].filter((name) => name !== undefined);

function knownTag(written: string): ProjectTag | undefined {
  const slug = slugOf(written);
  return (Object.keys(projectTags) as ProjectTag[]).find((tag) => allNames(tag).some((name) => slugOf(name) === slug));
}

const longestText = 20_000;

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  return text === '' ? undefined : text;
}

const wordsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((word) => textOf(word)?.slice(0, 60) ?? []).slice(0, 20) : [];

const optional = <Key extends string>(key: Key, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, string>>;
