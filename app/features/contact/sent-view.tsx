import { useWords } from '#app/i18n/locale.ts';
import { takeFocusInView } from '#app/lib/browser/take-focus.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import alike from '#app/ui/looks.module.css';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { firstEventWords } from '#content/contact/first-event.ts';
import { isAboutFirstEvent } from './first-event.ts';
import { SentText } from './sent-text.tsx';
import type { Sent } from './sent.ts';

type Props = Sent & {
  days: number;
  /** The query of the link that began the message. */
  from: string;
  onAgain: () => void;
};

/** Replaces the form. Its heading takes the focus, so the good news is read first. */
export function SentView({ onAgain, from, ...sent }: Props) {
  const t = useWords();
  return (
    <section className={alike.box}>
      <h2 className={alike.arrived} ref={takeFocusInView} tabIndex={-1}>
        <CheckIcon width="30" height="30" />
        {t(contactWords.sentTitle)}
      </h2>
      <SentText {...sent} later={isAboutFirstEvent(from) ? firstEventWords.answer : undefined} />
      <Button look="quiet" onClick={onAgain}>
        {t(afterSendingWords.again)}
      </Button>
    </section>
  );
}
