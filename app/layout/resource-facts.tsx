import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { dateInWords } from '#app/lib/date-in-words.ts';
import { pathTo } from '#app/paths.ts';
import type { Audience, ResourceFacts as Facts } from '#content/resource.ts';
import styles from './page-end.module.css';

const audienceNames = {
  me: m['audience.me'],
  parents: m['audience.parents'],
  teachers: m['audience.teachers'],
} satisfies Record<Audience, unknown>;

type Props = {
  /** The name of the resource, as it stands in its heading. */
  name: string;
  /** Where it leads, for the message about a broken link. */
  link: string;
  facts: Facts;
};

/** What a resource says about itself: why it is here, for whom, cost, language, form, time, last checked. */
export function ResourceFacts({ name, link, facts }: Props) {
  const t = useWords();
  const broken = { reason: 'feedback', message: t(m['resource.brokenMessage'], { name, link }) };
  const rows = [
    [t(m['resource.forWhom']), facts.forWhom.map((each) => t(audienceNames[each])).join(', ')],
    [t(m['resource.cost']), facts.cost && t.of(facts.cost)],
    [t(m['resource.language']), t.of(facts.language)],
    [t(m['resource.form']), t.of(facts.form)],
    [t(m['resource.time']), facts.time && t.of(facts.time)],
    [t(m['resource.checked']), dateInWords(facts.lastChecked, t.locale)],
  ] as const;
  return (
    <>
      <p>
        <strong>{t(m['resource.why'])}</strong> {t.of(facts.why)}
      </p>
      <dl className={styles.facts}>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <Link className={styles.broken} to={pathTo('contact', broken)} aria-label={t(m['resource.brokenOf'], { name })}>
          {t(m['resource.broken'])}
        </Link>
      </p>
    </>
  );
}
