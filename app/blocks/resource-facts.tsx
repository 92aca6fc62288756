import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { KeepButton } from '#app/parts/keep-button.tsx';
import { pathTo } from '#app/paths.ts';
import { More } from '#app/ui/more.tsx';
import { audienceWords } from '#content/resources/audience.ts';
import { resourceWords } from '#content/resources/resource-words.ts';
import type { ResourceFacts as Facts } from '#content/resources/resource.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import styles from './resource-facts.module.css';

type Props = {
  /** The address of its card: `resources/books#neurotribes`. */
  id: string;
  /** The name of the resource, as it stands in its heading. */
  name: string;
  /** Where it leads, for the message about a broken link. */
  link: string;
  facts: Facts;
};

/** What a resource says about itself: why it is here and three facts; for whom, its form and when we last looked on request. */
export function ResourceFacts({ id, name, link, facts }: Props) {
  const t = useWords();
  const broken = { reason: 'feedback', message: t(resourceWords.brokenMessage, { name, link }) };
  const known = [
    [t(resourceWords.language), t(facts.language)],
    [t(resourceWords.time), facts.time && t(facts.time)],
    [t(resourceWords.cost), facts.cost && t(facts.cost)],
  ] as const;
  const more = [
    [t(resourceWords.forWhom), facts.forWhom.map((each) => t(audienceWords[each])).join(', ')],
    [t(resourceWords.form), t(facts.form)],
    [t(resourceWords.checked), dateInWords(facts.lastChecked, t.locale)],
  ] as const;
  return (
    <>
      <p>{t(facts.why)}</p>
      <Rows rows={known} />
      <More words={t(resourceWords.more)}>
        <Rows rows={more} />
        <p>
          <Link
            className={styles.broken}
            to={pathTo('contact', broken)}
            aria-label={t(resourceWords.brokenOf, { name })}
          >
            {t(resourceWords.broken)}
          </Link>
        </p>
      </More>
      <p>
        <KeepButton id={id} name={name} />
      </p>
    </>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string | undefined])[] }) {
  return (
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
  );
}
