import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import { pageNames } from '#content/pages.ts';
import styles from './page-end.module.css';

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

/** The same block at the end of every resource page; the page you are on is marked. */
export function ResourceNav({ current }: { current: ResourcePageId }) {
  const t = useWords();
  return (
    <nav className={styles.links} aria-labelledby="resource-nav">
      <h2 id="resource-nav">{t(resourceWords.nav)}</h2>
      <ul>
        {resourcePages.map((page) => (
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
