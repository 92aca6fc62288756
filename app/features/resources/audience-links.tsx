import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { filterWords } from '#content/resources/filter.ts';
import { pathTo } from '#app/paths.ts';
import { tagClass } from '#app/ui/tag.tsx';
import { audiences, type Audience } from '#content/resources/resource.ts';
import styles from './audience-links.module.css';

const labels = {
  me: filterWords.me,
  parents: filterWords.parents,
  teachers: filterWords.teachers,
} satisfies Record<Audience, unknown>;

type Props = {
  /** The choice that is shown now, on the page that the links lead to. */
  chosen?: Audience | undefined;
  /** Also offers everything: only where something is filtered. */
  withAll?: boolean;
};

/** The filter of the resources, as plain links: the choice stands in the address and nowhere else. */
export function AudienceLinks({ chosen, withAll = false }: Props) {
  const t = useWords();
  const choice = (audience: Audience | undefined, label: string) => (
    <li key={label}>
      <Link
        className={tagClass}
        to={pathTo('resources', { for: audience })}
        aria-current={withAll && audience === chosen ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t(filterWords.title)}>
      <ul className={styles.links}>
        {audiences.map((audience) => choice(audience, t(labels[audience])))}
        {withAll && choice(undefined, t(filterWords.all))}
      </ul>
    </nav>
  );
}
