import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import { StatusLink } from '#app/parts/status-link.tsx';
import { bankWords } from '#content/support/bank.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import styles from './donate-form.module.css';
import type { Notice } from './notice-form.ts';

type Props = { reference: string; isExample: boolean; sent: Notice & { number: string }; onAgain: () => void };

/** Takes the place of the notice once it arrived (DON-07). Its heading takes the focus. */
export function TransferThanks({ reference, isExample, sent, onAgain }: Props) {
  const t = useWords();
  const { number, status, hasAddress = false } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  const thank = useEffectEvent(() => {
    heading.current?.focus();
    // It cannot move where another tab is shown meanwhile: then nobody sees it either.
    if (document.activeElement !== heading.current)
      showToast({ title: t(noticeWords.thanks), text: t(noticeWords.thanksText) });
  });
  // Once for each notice.
  useEffect(() => thank(), []);
  return (
    <>
      <h4 className={styles.thanks} ref={heading} tabIndex={-1}>
        <CheckIcon width="30" height="30" />
        {t(noticeWords.thanks)}
      </h4>
      <p>{t(noticeWords.thanksText)}</p>
      {isExample && (
        <p>
          <strong>{t(bankWords.example)}</strong>
        </p>
      )}
      <p>
        {t(noticeWords.number)} <strong>{number}</strong>
      </p>
      <p>
        {t(noticeWords.numberText)} <strong>{reference}</strong>
      </p>
      <StatusLink reference={number} status={status} hasAddress={hasAddress} />
      <Button look="quiet" onClick={onAgain}>
        {t(noticeWords.again)}
      </Button>
    </>
  );
}
