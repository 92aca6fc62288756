import type { Subject } from '#app/features/messages/message-form.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Localized } from '#contract/locale.ts';
import { MessageLink } from './message-link.tsx';
import styles from './next-step.module.css';

type Props = {
  text: Localized;
  label: Localized;
  /** A path of ours (`pathTo`). */
  to: string;
  /** For a step that is a message: the dialog in which it is written. */
  subject?: Subject;
};

/** The one thing to do after reading a page. */
export function NextStep({ text, label, to, subject }: Props) {
  const t = useWords();
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <h2 id="next-step">{t(pagePartWords.nextTitle)}</h2>
      <p>{t(text)}</p>
      {subject ? (
        <MessageLink subject={subject} className={buttonClass()} to={to}>
          {t(label)}
        </MessageLink>
      ) : (
        <Link className={buttonClass()} to={to}>
          {t(label)}
        </Link>
      )}
    </section>
  );
}
