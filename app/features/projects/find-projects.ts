import { projects, projectTags, slugOf, type Project, type ProjectTag } from '#content/projects.ts';

/** The project at an address, however it is written: `Shared Breastfeeding` finds `shared-breastfeeding`. */
export const findProject = (slug: string): Project | undefined =>
  projects.find((project) => project.slug === slugOf(slug));

/** The category that somebody typed or followed, in either language, upper or lower case, with spaces or hyphens. */
export function findCategory(text: string): ProjectTag | undefined {
  const slug = slugOf(text);
  const tags = Object.keys(projectTags) as ProjectTag[];
  return tags.find((tag) => slugOf(tag) === slug || slugOf(projectTags[tag].de) === slug);
}

export const projectsIn = (category: ProjectTag | undefined): readonly Project[] =>
  projects.filter((project) => category !== undefined && project.tags.includes(category));
