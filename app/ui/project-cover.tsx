import { useId } from 'react';
import styles from './project-cover.module.css';
import { SizedPicture, type Sized } from './sized-picture.tsx';

export type Cover = {
  /** Two colours with a space between them, from left to right. */
  readonly gradient: string;
  readonly backgroundColor: string;
  readonly coverImageUrl: string;
  readonly picture?: Sized | undefined;
};

type Props = {
  project: Cover;
  /** What the picture shows; without it, it is decoration. `lang` where that is not the language of the page. */
  alt?: { readonly text: string; readonly lang?: string | undefined } | undefined;
  /** How wide it stands, for the browser to choose a file by. */
  sizes?: string;
};

/**
 * The drawing or photo of a project on its two colours. They are data, so they become attributes of a
 * drawing: a style attribute would need a hole in the Content-Security-Policy.
 */
export function ProjectCover({ project, alt, sizes = '(min-width: 30rem) 24rem, 100vw' }: Props) {
  const [left, right] = project.gradient.split(' ');
  const id = useId();
  const said = { alt: alt?.text ?? '', lang: alt?.lang };
  return (
    <div className={styles.cover}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <linearGradient id={id}>
          <stop stopColor={left ?? project.backgroundColor} />
          <stop offset="1" stopColor={right ?? project.backgroundColor} />
        </linearGradient>
        <rect width="1" height="1" fill={`url(#${id}) ${project.backgroundColor}`} />
      </svg>
      {project.picture ? (
        <SizedPicture picture={project.picture} sizes={sizes} {...said} />
      ) : (
        <img src={project.coverImageUrl} width="360" height="150" loading="lazy" alt={said.alt} lang={said.lang} />
      )}
    </div>
  );
}

/** The picture of a project above its title. */
export function ProjectBanner(props: Props) {
  return (
    <div className={styles.banner}>
      <ProjectCover {...props} sizes="(min-width: 44rem) 44rem, 100vw" />
    </div>
  );
}
