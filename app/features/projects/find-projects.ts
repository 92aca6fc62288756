import { projects } from '#content/projects/built-in.ts';
import { slugOf, type ProjectTag } from '#content/projects/project-tags.ts';
import { type Project } from '#content/projects/projects.ts';

/** The project at an address, however it is written: `Shared Breastfeeding` finds `shared-breastfeeding`. */
export const findProject = (slug: string): Project | undefined =>
  projects.find((project) => project.slug === slugOf(slug));

export const projectsIn = (category: ProjectTag | undefined): readonly Project[] =>
  projects.filter((project) => category !== undefined && project.tags.includes(category));
