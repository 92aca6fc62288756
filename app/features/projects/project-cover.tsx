import type { Project } from '#content/projects.ts';
import styles from './projects.module.css';

/**
 * The drawing of a project on its two colours. They are data, so they become attributes of a
 * drawing: a style attribute would need a hole in the Content-Security-Policy.
 */
export function ProjectCover({ project }: { project: Project }) {
  const [left, right] = project.gradient.split(' ');
  const id = `cover-${project.slug}`;
  return (
    <div className={styles.cover}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <linearGradient id={id}>
          <stop stopColor={left ?? project.backgroundColor} />
          <stop offset="1" stopColor={right ?? project.backgroundColor} />
        </linearGradient>
        <rect width="1" height="1" fill={`url(#${id}) ${project.backgroundColor}`} />
      </svg>
      <img src={project.coverImageUrl} width="360" height="150" alt="" />
    </div>
  );
}
