import { projects } from '#content/projects/built-in.ts';
import { projectTags, slugOf, type Project, type ProjectTag } from '#content/projects/projects.ts';
import type { Locale } from '#contract/locale.ts';

/** The project at an address, however it is written: `Shared Breastfeeding` finds `shared-breastfeeding`. */
export const findProject = (slug: string): Project | undefined =>
  projects.find((project) => project.slug === slugOf(slug));

/**
 * The category that somebody typed or followed: by its own name or by that in the language of the page,
 * upper or lower case, with spaces or hyphens.
 */
export function findCategory(text: string, locale: Locale): ProjectTag | undefined {
  const slug = slugOf(text);
  const tags = Object.keys(projectTags) as ProjectTag[];
  return tags.find((tag) => slugOf(tag) === slug || slugOf(projectTags[tag][locale]) === slug);
}

export const projectsIn = (category: ProjectTag | undefined): readonly Project[] =>
  projects.filter((project) => category !== undefined && project.tags.includes(category));
