import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { KeepButton } from '#app/parts/keep-button.tsx';
import { pathTo, type SubjectId, subjectPages } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import { subjectGroups } from '#content/subjects/subject-words.ts';
import { subjects } from '#content/subjects/subjects.ts';
import styles from './resource-nav.module.css';
import { subjectsIn } from './subject-list.tsx';

const resourcePages = [
  'resources',
  'resources/books',
  'resources/gallery',
  'resources/ai-tools',
  'resources/community',
  'resources/media',
  'resources/podcasts',
  'resources/videos',
  'resources/media/tiktok',
  'resources/exercise',
  'resources/life-hacks',
  'resources/events',
  'resources/medication',
  'resources/comorbidity',
] as const;

export type ResourcePageId = (typeof resourcePages)[number];

const isSubject = (id: ResourcePageId | SubjectId): id is SubjectId => id in subjectPages;

/** The end of a page that is kept as a whole: the button for it, and the block. */
export function KeptResourceNav({ current }: { current: ResourcePageId | SubjectId }) {
  const t = useWords();
  return (
    <>
      <p>
        <KeepButton id={current} name={t(pageNames[current])} />
      </p>
      <ResourceNav current={current} />
    </>
  );
}

/**
 * The same block at the end of every resource page; the page you are on is marked. A subject ends with the few that
 * belong together with it, and with the page of all: thirty links would help nobody to choose.
 */
export function ResourceNav({ current }: { current: ResourcePageId | SubjectId }) {
  const t = useWords();
  const title = isSubject(current) ? subjectGroups[subjects[current].group] : resourceWords.nav;
  const shown = isSubject(current) ? (['resources', ...subjectsIn(subjects[current].group)] as const) : resourcePages;
  return (
    <nav className={styles.links} aria-labelledby="resource-nav">
      <h2 id="resource-nav">{t(title)}</h2>
      <ul>
        {shown.map((page) => (
          <li key={page}>
            <Link to={pathTo(page)} aria-current={page === current ? 'page' : undefined}>
              {t(pageNames[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
