import { useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { takeFocusInView } from '#app/lib/browser/take-focus.ts';
import { StatusLink } from '#app/parts/status-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import alike from '#app/ui/looks.module.css';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { sentWords } from '#content/contact/sent.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { reportSent } from '#content/found/sent.ts';
import type { Localized } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';
import styles from './find-the-lost.module.css';
import type { ContactDetails } from './report-fields.tsx';
import { useReportKind } from './report-kind.ts';
import type { Submitted } from './short-submitted-view.tsx';

type Props = Submitted & { days: number; onAgain: (keepsContact: boolean) => void };

/** Stands where the form was. Its heading takes the focus, so the good news is read first. */
export function SubmittedView({ reference, status, contact, days, onAgain }: Props) {
  const t = useWords();
  const { sent: words, asked } = useReportKind().words;
  const [keepsContact, setKeepsContact] = useState(false);
  const leftContact = Object.values(contact).some((detail) => detail.trim() !== '');
  return (
    <section className={`${alike.box} ${styles.form}`} aria-labelledby="found-sent">
      <h2 className={alike.arrived} id="found-sent" ref={takeFocusInView} tabIndex={-1}>
        <CheckIcon width="30" height="30" />
        {t(words.title)}
      </h2>
      <p>{t(words.text)}</p>
      <p>{t(sentWords.reference, { reference })}</p>
      <h3>{t(reportSent.next)}</h3>
      <ul>
        <li>{t(afterSendingWords.nextRead)}</li>
        <li>{t(words.compare)}</li>
        <li>{answerSaid(contact, days, words.noAnswer, t)}</li>
        <li>{t(asked.law)}</li>
      </ul>
      <StatusLink reference={reference} status={status} hasAddress={contact.email.trim() !== ''} />
      {leftContact && <CheckBox label={t(reportSent.keep)} isChecked={keepsContact} onChange={setKeepsContact} />}
      <Button look="quiet" onClick={() => onAgain(keepsContact)}>
        {t(words.again)}
      </Button>
    </section>
  );
}

/** What the choice about an answer means: one comes, or none was wanted, or none can come. */
function answerSaid({ email, answer }: ContactDetails, days: number, noAnswer: Localized, t: Words): string {
  if (answer === 'email') return t(afterSendingWords.nextAnswer, { days });
  return t(email.trim() === '' ? noAnswer : statusLink.noAnswer);
}
