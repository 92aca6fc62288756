import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { ReadingSwitch as Name } from '#app/lib/reading.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { readingWords as words } from '#content/frame/reading.ts';
import { chooseReading, useReading } from './reading-store.ts';
import styles from './reading.module.css';

/** Something that is on or off, with what it does. */
export function ReadingSwitch({ of }: { of: Exclude<Name, 'justify'> }) {
  const t = useWords();
  const id = useId();
  const { reading } = useReading();
  return (
    <div className={styles.switch}>
      <CheckBox
        label={t(words[of])}
        hint={id}
        isChecked={reading[of] === true}
        onChange={(isOn) => chooseReading({ ...reading, [of]: isOn || undefined })}
      />
      <p id={id}>{t(words[`${of}Hint`])}</p>
    </div>
  );
}
