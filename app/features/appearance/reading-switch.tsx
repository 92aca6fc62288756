import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import type { ReadingSwitch as Name } from '#app/lib/reading.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { readingWords as words } from '#content/frame/reading.ts';
import { chooseReading, useReading } from './reading-store.ts';
import styles from './reading.module.css';

type Props = { of: Exclude<Name, 'justify' | 'unmarked'> };

/** Something that is on or off, with what it does. */
export function ReadingSwitch({ of }: Props) {
  const { reading } = useReading();
  return (
    <Switch
      of={of}
      isOn={reading[of] === true}
      onChange={(isOn) => chooseReading({ ...reading, [of]: isOn || undefined })}
    />
  );
}

/** Hard words are explained unless somebody wants it otherwise. */
export function ExplainSwitch() {
  const { reading } = useReading();
  return (
    <Switch
      of="explain"
      isOn={!reading.unmarked}
      onChange={(isOn) => chooseReading({ ...reading, unmarked: !isOn || undefined })}
    />
  );
}

type SwitchProps = { of: Props['of'] | 'explain'; isOn: boolean; onChange: (isOn: boolean) => void };

function Switch({ of, isOn, onChange }: SwitchProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className={styles.switch}>
      <CheckBox label={t(words[of])} hint={id} isChecked={isOn} onChange={onChange} />
      <p id={id}>{t(words[`${of}Hint`])}</p>
    </div>
  );
}
