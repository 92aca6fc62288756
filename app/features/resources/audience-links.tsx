import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { tagClass } from '#app/ui/tag.tsx';
import { filterWords } from '#content/resources/filter.ts';
import { audiences, type Audience } from '#content/resources/resource.ts';
import styles from './audience-links.module.css';

/** What is shown, for whom: undefined is everybody. */
type Choice = {
  readonly chosen: Audience | undefined;
  /** The ids of what is shown. */
  readonly shownFor: (audience: Audience | undefined) => readonly string[];
};

type Props = {
  choice?: Choice;
  page?: 'resources' | 'resources/events';
  /** The id of what is filtered, for links on another page. */
  at?: string;
};

/**
 * The filter of the resources, as plain links: the choice stands in the address and nowhere else. Where something is
 * filtered (`choice`) it also offers everything.
 */
export function AudienceLinks({ choice, page = 'resources', at }: Props) {
  const t = useWords();
  const offered = [...audiences, ...(choice ? [undefined] : [])];
  return (
    <nav aria-label={t(filterWords.title)}>
      <ul className={styles.links}>
        {offered.map((audience) => (
          <li key={audience ?? 'all'}>
            <Link
              className={tagClass}
              to={pathTo(page, { for: audience }) + (at ? `#${at}` : '')}
              aria-current={choice && audience === choice.chosen ? 'true' : undefined}
              data-shows={choice?.shownFor(audience).join(' ')}
            >
              {t(filterWords[audience ?? 'all'])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
