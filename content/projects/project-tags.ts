import type { Localized } from '#contract/locale.ts';

/** The words by which projects are found, with what people read. The key is also what the data calls it. */
export const projectTags = {
  Children: { en: 'Children', de: 'Kinder' },
  Cooking: { en: 'Cooking', de: 'Kochen' },
  Community: { en: 'Community', de: 'Gemeinschaft' },
  Education: { en: 'Education', de: 'Lernen' },
  'Community Support': { en: 'Community Support', de: 'Gegenseitige Hilfe' },
  Parenting: { en: 'Parenting', de: 'Elternsein' },
  Health: { en: 'Health', de: 'Gesundheit' },
  Connection: { en: 'Connection', de: 'Verbundenheit' },
} as const satisfies Record<string, Localized>;

export type ProjectTag = keyof typeof projectTags;

/** Lower case, hyphens for spaces, no marks on letters: `Kinderküche ` is `kinderkuche`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/gu, '-');

/** Our categories by all their names, as an address writes them. */
const named: ReadonlyMap<string, ProjectTag> = new Map(
  (Object.keys(projectTags) as ProjectTag[]).flatMap((tag) =>
    [tag, ...Object.values(projectTags[tag])].map((name) => [slugOf(name), tag] as const),
  ),
);

/** The end of the address of a category, however its name is written: `Gegenseitige Hilfe` is `community-support`. */
export function categoryOf(text: string): string {
  const slug = slugOf(text);
  const tag = named.get(slug);
  return tag ? slugOf(tag) : slug;
}

/** Our own category at the end of an address (`categoryOf`). */
export const tagAt = (category: string): ProjectTag | undefined => named.get(category);
