import { useEffect } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { findDraft } from '#app/lib/drafts.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { openNoticeWords } from '#content/bank.ts';
import { pageNames } from '#content/pages.ts';
import { bankAccount } from './bank-account.ts';
import styles from './donate.module.css';
import { noticeForm, type Told } from './notice-form.ts';

type Props = {
  reference: string;
  sent: Told | undefined;
  onSent: (sent: Told | undefined) => void;
  onTyped: (typed: Told) => void;
};

/** "I will transfer": the way to tell the team. Its form comes on request, or by itself where a draft waits in it. */
export function NoticeOnDemand(props: Props) {
  const t = useWords();
  const isReady = useHydrated();
  const isSent = props.sent !== undefined;
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('./transfer-notice.tsx').then(({ TransferNotice }) => TransferNotice),
  );
  useEffect(() => {
    if (findDraft(noticeForm, '')) open();
    // When the page arrives: later the visitor opens it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <section className={styles.box}>
      <h3>{t.of(openNoticeWords.title)}</h3>
      {!isSent && <p>{t.of(openNoticeWords.lead)}</p>}
      {bankAccount.iban.example && (
        <p>
          <em>{t.of(openNoticeWords.example)}</em>
        </p>
      )}
      <noscript>
        <p>
          {t.of(openNoticeWords.withoutScripts)} <Link to={pathTo('contact')}>{t.of(pageNames.contact)}</Link>
        </p>
      </noscript>
      {!isSent && (
        <p className={isReady ? undefined : styles.notYet}>
          <Button look="quiet" aria-expanded={Opened !== undefined} onClick={Opened ? close : open}>
            {t.of(Opened ? openNoticeWords.close : openNoticeWords.open)}
          </Button>
        </p>
      )}
      <Outcome text={isFailed ? t.of(openNoticeWords.notLoaded) : undefined} isFailure isAnnounced />
      {Opened && <Opened {...props} />}
    </section>
  );
}
