import { backendUrl } from '#app/lib/backend/backend.ts';
import { readPicture } from '#app/lib/backend/library-picture.ts';
import { readHex } from '#app/lib/view/colour.ts';
import { categoryOf, projectTags, tagAt } from '#content/projects/project-tags.ts';
import { hiddenSigns } from '#contract/hidden-signs.ts';
import { type Locale, locales, otherLocale } from '#contract/locale.ts';
import {
  factColumns,
  type FactColumn,
  type InSomeLanguage,
  longestTag,
  type PublishedProject,
} from '#contract/published-project.ts';
import { said } from '#contract/said.ts';

/** A text and its language where that is not the language of the page. */
type ShownText = { readonly text: string; readonly lang: Locale | undefined };

type ShownFact = ShownText & { readonly column: FactColumn };

/** A category: what people read, and the end of its address when it can have one. */
export type ShownTag = ShownText & { readonly slug: string | undefined };

/** A project in the language of a page. What it lacks is undefined. */
export type ShownProject = Pick<
  PublishedProject,
  'id' | 'slug' | 'gradient' | 'backgroundColor' | 'coverImageUrl' | 'picture'
> & {
  readonly title: ShownText;
  readonly summary: ShownText | undefined;
  readonly description: ShownText | undefined;
  readonly tags: readonly ShownTag[];
  readonly coverAlt: ShownText | undefined;
  /** Those that are filled. */
  readonly facts: readonly ShownFact[];
};

/** The last part of the address of a project, as the table allows it. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
/** Addresses below /projects that are something else. */
export const takenSlugs: readonly string[] = ['kinderkuche', 'shared-breastfeeding', 'category'];
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
  const cover = readCover(of);
  // What the library says counts everywhere; a project can only say that the picture is decoration there.
  const isDecoration = of('cover_alt') === '' && textOf(of('cover_alt_de')) === undefined;
  return {
    id,
    slug: slug !== undefined && slugPattern.test(slug) && !takenSlugs.includes(slug) ? slug : undefined,
    title,
    summary: both('summary'),
    description: both('description'),
    tags: { en: tagsOf(of('tags')), de: tagsOf(of('tags_de')) },
    gradient: left ? `${left} ${right}` : readHex(backgroundColor) ? `${backgroundColor}` : noGradient,
    backgroundColor: readHex(backgroundColor) ? `${backgroundColor}` : (left ?? noColour),
    ...cover,
    coverAlt: isDecoration || cover.coverImageUrl === noCover ? {} : { ...both('cover_alt'), ...cover.picture?.alt },
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

function readCover(of: (column: string) => unknown): Pick<PublishedProject, 'coverImageUrl' | 'picture'> {
  const picture = readPicture(of('picture'));
  const path = of('cover_path');
  const isOfLibrary = typeof path === 'string' && path.startsWith('library/');
  return { picture, coverImageUrl: picture?.src ?? (isOfLibrary ? undefined : coverAddress(path)) ?? noCover };
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

/** Whether a project belongs to a category (`categoryOf`), in either language. */
export const isInCategory = (project: PublishedProject, category: string): boolean =>
  locales.some((locale) => project.tags[locale].some((tag) => tag.category === category));

/** Whether all that a project says is there in a language: what is not is said in the other one. */
export function isFilled(project: PublishedProject, locale: Locale): boolean {
  const { title, summary, description, facts } = showProject(project, locale);
  return [title, summary, description, ...facts].every((text) => text?.lang === undefined);
}

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
  const lang = otherLocale(locale);
  const other = text[lang];
  return other === undefined ? undefined : { text: other, lang };
}

function showTags(tags: PublishedProject['tags'], locale: Locale): ShownTag[] {
  const lang = tags[locale].length > 0 ? locale : otherLocale(locale);
  const shown = tags[lang].map(({ text, category }): ShownTag => {
    const known = tagAt(category);
    if (known) return { text: projectTags[known][locale], lang: undefined, slug: category };
    // What means something else in an address leads nowhere.
    const slug = /^[^/\\?#%.]+$/u.test(category) ? category : undefined;
    return { text, lang: lang === locale ? undefined : lang, slug };
  });
  return shown.filter(({ text }, index) => shown.findIndex((other) => other.text === text) === index);
}

const longestText = 20_000;

// Everybody with an account may write one, and whoever publishes it does not see these either.
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? said(value.replaceAll(hiddenSigns, '')).slice(0, longestText) : '';
  return text === '' ? undefined : text;
}

function tagsOf(value: unknown): PublishedProject['tags']['en'] {
  if (!Array.isArray(value)) return [];
  const texts = value.flatMap((word) => textOf(word)?.slice(0, longestTag) ?? []).slice(0, 20);
  return texts.map((text) => ({ text, category: categoryOf(text) }));
}

const optional = <Key extends string>(key: Key, value: string | undefined) =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, string>>;
