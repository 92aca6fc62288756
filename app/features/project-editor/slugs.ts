import { slugPattern } from '#app/lib/published/projects.ts';
import { slugOf } from '#content/projects/project-tags.ts';

const longest = 100;

/** Whether the table takes it. */
export const isSlug = (text: string): boolean => slugPattern.test(text) && text.length <= longest;

/** The address that a title suggests: `Straßenfest & Musik!` is `strassenfest-musik`. Empty when nothing is left. */
export const proposeSlug = (title: string): string =>
  slugOf(title.replaceAll(/ß/gu, 'ss'))
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/gu, '');

/** The next address like this one that nobody has. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const base = slug.slice(0, longest - 4).replace(/-+$/u, '');
  let number = 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
