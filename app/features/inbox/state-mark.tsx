import { useWords } from '#app/i18n/locale.ts';
import { stateWords } from '#content/inbox/words.ts';
import type { MessageState } from '#contract/inbox.ts';
import styles from './state-mark.module.css';

/** How far a message is: in a word, and for the eye with a sign of its own. */
export function StateMark({ state }: { state: MessageState }) {
  const t = useWords();
  return <span className={`${styles.mark} ${styles[state]}`}>{t(stateWords[state])}</span>;
}
