import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import styles from './contact.module.css';
import { SentText } from './sent-text.tsx';
import type { Sent } from './sent.ts';

/** Replaces the form. Its heading takes the focus, so the good news is read first. */
export function SentView({ onAgain, ...sent }: Sent & { days: number; onAgain: () => void }) {
  const t = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        <CheckIcon width="30" height="30" />
        {t(contactWords.sentTitle)}
      </h2>
      <SentText {...sent} />
      <Button look="quiet" onClick={onAgain}>
        {t(afterSendingWords.again)}
      </Button>
    </section>
  );
}
