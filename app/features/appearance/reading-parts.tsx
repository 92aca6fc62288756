import { useWords } from '#app/i18n/locale.ts';
import { readingSwitches } from '#app/lib/reading.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { More } from '#app/ui/more.tsx';
import { readingWords as words } from '#content/frame/reading.ts';
import { FontChoice } from './font-choice.tsx';
import { ProfileButtons } from './profile-buttons.tsx';
import { ReadingSlider } from './reading-slider.tsx';
import { chooseReading, useReading } from './reading-store.ts';
import { ExplainSwitch, ReadingSwitch } from './reading-switch.tsx';
import styles from './reading.module.css';

/** How pages read. The size, which most people look for, is at hand; what else there is stands behind its name. */
export function ReadingParts({ id }: { id: string }) {
  const t = useWords();
  const { reading } = useReading();
  return (
    <>
      <ReadingSlider id={id} of="size" />
      {/* On a phone the panel covers the page. */}
      <div className={styles.sample} data-sample="">
        <p>{t(words.sample)}</p>
      </div>
      <More words={t(words.profiles)}>
        <ProfileButtons />
      </More>
      <More words={t(words.spacing)}>
        <FontChoice id={id} />
        {(['line', 'letter', 'word', 'gap', 'width'] as const).map((each) => (
          <ReadingSlider key={each} id={id} of={each} />
        ))}
        <CheckBox
          label={t(words.justify)}
          isChecked={reading.justify === true}
          onChange={(isOn) => chooseReading({ ...reading, justify: isOn || undefined })}
        />
      </More>
      <More words={t(words.aids)}>
        {readingSwitches.map(
          (each) => each !== 'justify' && each !== 'unmarked' && <ReadingSwitch key={each} of={each} />,
        )}
        <ExplainSwitch />
      </More>
    </>
  );
}
