import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { timeInWords } from '#app/lib/time-in-words.ts';
import { Button } from '#app/ui/button.tsx';
import { textConflictWords as words, textHistoryWords } from '#content/team/page-texts.ts';
import type { TextNow } from '#contract/page-texts.ts';
import styles from './page-texts.module.css';
import { Quoted } from './quoted.tsx';
import { shownText } from './values.ts';

/** Says that somebody published while one was writing, shows it, and lets one choose. Nothing is lost before. */
export function TextConflict({ text, settle }: { text: TextNow; settle: (isMine: boolean) => void }) {
  const t = useWords();
  const [newest] = text.versions;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [newest?.version]);
  if (!newest) return null;
  return (
    <div className={styles.ask} role="group" aria-labelledby="text-conflict">
      <h3 id="text-conflict" tabIndex={-1} ref={title}>
        {t(words.title)}
      </h3>
      <p>
        {t(words.text, {
          name: newest.author?.name ?? t(textHistoryWords.nobody),
          time: timeInWords(newest.createdAt, t),
        })}
      </p>
      <Quoted text={shownText(text)} />
      <div className={styles.buttons}>
        <Button look="quiet" onClick={() => settle(true)}>
          {t(words.mine)}
        </Button>
        <Button look="quiet" onClick={() => settle(false)}>
          {t(words.theirs)}
        </Button>
      </div>
    </div>
  );
}
