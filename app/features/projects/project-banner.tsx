import type { Project } from '#content/projects.ts';
import { ProjectCover } from './project-cover.tsx';
import styles from './projects.module.css';

/** The picture of a project above its title. */
export function ProjectBanner({ project }: { project: Project }) {
  return (
    <div className={styles.banner}>
      <ProjectCover project={project} />
    </div>
  );
}
