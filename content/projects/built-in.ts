import { kinderkuche } from './project-kinderkuche.ts';
import { sharedBreastfeeding } from './project-shared-breastfeeding.ts';
import type { Project } from './projects.ts';

/** The projects that are built in; each has a page of its own. */
export const projects: readonly Project[] = [kinderkuche, sharedBreastfeeding];
