import type { Locale, Localized } from './locale.ts';
import type { ShownPicture } from './pictures.ts';

/** A project of the table public.projects, checked (app/lib/published/projects.ts). Where a language is missing, the other one speaks. */
export type PublishedProject = {
  readonly id: string;
  /** Undefined: it has no page. */
  readonly slug: string | undefined;
  readonly title: InSomeLanguage;
  readonly summary: InSomeLanguage;
  readonly description: InSomeLanguage;
  readonly tags: Localized<readonly Tag[]>;
  readonly gradient: string;
  readonly backgroundColor: string;
  readonly coverImageUrl: string;
  /** The same in its sizes, where the library has it. */
  readonly picture: ShownPicture | undefined;
  readonly coverAlt: InSomeLanguage;
  readonly facts: Readonly<Record<FactColumn, InSomeLanguage>>;
};

/** A category as the team wrote it, with the end of its address, which is made once. */
type Tag = { readonly text: string; readonly category: string };

/** The most characters of a category, and of the last part of an address (supabase/migrations). What is longer is neither. */
export const longestTag = 60;
export const longestSlug = 100;

export type InSomeLanguage = Readonly<Partial<Record<Locale, string>>>;

/** What visitors ask before they come, in the order of the page. */
export const factColumns = ['event_when', 'event_where', 'event_for', 'event_loud', 'event_contact'] as const;
export type FactColumn = (typeof factColumns)[number];

/** The columns of a row that are shown. */
export const projectColumns = [
  'id',
  'slug',
  ...['title', 'summary', 'description', 'tags', 'cover_alt'].flatMap((name) => [name, `${name}_de`]),
  'gradient',
  'background_color',
  'cover_path',
  ...factColumns.flatMap((name) => (name === 'event_contact' ? [name] : [name, `${name}_de`])),
];

/** More than any visitor looks through. */
export const mostProjects = 200;
