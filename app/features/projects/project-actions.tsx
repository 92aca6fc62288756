import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import type { Project } from '#content/projects.ts';
import styles from './projects.module.css';

/** What a visitor can do about a project besides the next step of its page. */
export function ProjectActions({ project }: { project: Project }) {
  const t = useWords();
  const title = t.of(project.title);
  return (
    <div className={styles.actions}>
      <Link
        className={buttonClass('quiet')}
        to={pathTo('contact', { reason: 'share', message: t(m['projects.shareMessage'], { project: title }) })}
      >
        {t(m['projects.share'])}
      </Link>
      <Link className={buttonClass('quiet')} to={pathTo('contact', { reason: 'talk', topic: title })}>
        {t(m['projects.talk'])}
      </Link>
    </div>
  );
}
