import { useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { usePlace } from '#app/i18n/place.ts';
import { focusTitle } from '#app/lib/browser/focus-title.ts';
import { stepTo } from '#app/lib/browser/moves.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { onDemand } from '#app/parts/on-demand-part.tsx';
import alike from '#app/ui/looks.module.css';
import { contactWords } from '#content/contact/contact.ts';
import { ContactForm, type Begun } from './contact-form.tsx';
import styles from './contact.module.css';
import { loadSentView } from './load-on-demand.ts';
import type { Sent } from './sent.ts';

// Needed once a message has arrived: losing the connection then must not hide that.
const SentView = onDemand(loadSentView, ShortSentView);

type Props = Begun & {
  /** Within how many days somebody answers. */
  days: number;
  /** What stands beside the form. */
  children?: ReactNode;
};

/** The form, or the confirmation that replaces it. Sending another begins with an empty form. */
export function Contact({ days, children, ...begun }: Props) {
  const { pathname } = usePlace();
  const search = useSearch();
  const [sent, setSent] = useState<Sent & { from: string }>();
  const isSent = sent?.from === search;
  const again = () => {
    setSent(undefined);
    // Without the link's query the form is empty, as the button promises.
    stepTo(pathname, { replace: true });
    focusTitle();
  };
  return (
    <>
      <div>
        {isSent ? (
          <SentView {...sent} days={days} onAgain={again} />
        ) : (
          <ContactForm {...begun} onSent={(stored) => setSent({ ...stored, from: search })} />
        )}
      </div>
      <div className={isSent ? `${styles.beside} ${styles.besideSent}` : styles.beside}>{children}</div>
    </>
  );
}

/** That the message arrived, in one line: until the whole confirmation, which is read by its focus, is loaded, and should that fail. */
function ShortSentView({ reference, isWaiting }: Sent & { isWaiting?: boolean }) {
  const t = useWords();
  return (
    <p className={alike.box} role={isWaiting ? undefined : 'status'}>
      {t(contactWords.sentTitle)} <strong>{reference}</strong>
    </p>
  );
}
