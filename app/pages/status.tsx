import { FindForm } from '#app/features/status/find-form.tsx';
import { MyMessages } from '#app/features/status/my-messages.tsx';
import { Status } from '#app/features/status/status.island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { Island } from '#app/islands/island.tsx';
import { headOf } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import alike from '#app/ui/looks.module.css';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { statusLink } from '#content/contact/status-link.ts';
import { findWords, statusWords } from '#content/contact/status.ts';
import { site } from '#content/site.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { FoundStatus } from '#contract/site-data.ts';
import styles from './status.module.css';

export const head = headOf(({ t, data }: PageProps) => {
  const title = t(statusWords.title);
  return {
    title: data.lookedUp ? `${t(findWords.failed)}: ${title}` : title,
    description: t(data.status ? statusWords.lead : findWords.lead),
  };
});

export const isMissing = ({ data }: PageProps) => data.status?.status === 'unknown';

/** Where a visitor looks up what became of a message: no account, and no word of the message. */
export default function StatusPage({ data: { status: found, mailed, lookedUp }, t }: PageProps) {
  return (
    <HeadedPage
      area="sky"
      title={t(statusWords.title)}
      lead={t(found ? statusWords.lead : findWords.lead)}
      drawing="/drawings/part-letter.svg"
      narrow
    >
      {mailed && found && isKnown(found) && (
        <Outcome text={t(mailed === 'yes' ? statusLink.mailed : statusLink.notMailed)} isFailure={mailed === 'no'} />
      )}
      {/* Drawn for nobody's message: on a static copy the end of the link stands behind `#`, and the script asks. */}
      <Island
        of={Status}
        until={found ? 'press' : 'query'}
        found={found && shownOf(found, t.locale)}
        days={t.now(site).answerDays.value}
      />
      {!found && (
        <>
          <MyMessages />
          <section className={`${alike.box} ${styles.find}`}>
            <h2>{t(findWords.byNumber)}</h2>
            <FindForm lookedUp={lookedUp} />
          </section>
          <p>
            {t(findWords.lost)} <Link to={pathTo('contact')}>{t(statusWords.write)}</Link>
          </p>
        </>
      )}
    </HeadedPage>
  );
}

const isKnown = (found: FoundStatus) => 'receivedOn' in found;

const shownOf = (found: FoundStatus, locale: PageProps['t']['locale']) => ({
  state: found.status,
  date: 'receivedOn' in found ? dateInWords(found.receivedOn, locale) : '',
});
