import { useId } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { type Appearance, defaultAppearance, presetAppearance } from '#app/lib/view/appearance.ts';
import {
  readingSwitches,
  readingFonts,
  readingRanges,
  type ReadingNumber,
  type ReadingSwitch as Name,
  readReading,
  type Reading,
} from '#app/lib/view/reading.ts';
import { CheckBox } from '#app/ui/check-box.tsx';
import { More } from '#app/ui/more.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { presets } from '#content/frame/appearance.ts';
import { readingWords as words, readingProfiles, type ReadingProfile } from '#content/frame/reading.ts';
import { chooseAppearance, isSame, useAppearance } from './appearance-store.ts';
import { chooseReading, useReading } from './reading-store.ts';
import styles from './reading.module.css';
import { valueInWords } from './value-in-words.ts';

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

/** The font of all pages, with what is known about it. */
function FontChoice({ id }: { id: string }) {
  const t = useWords();
  const { reading } = useReading();
  return (
    <>
      <RadioGroup
        id={`${id}-font`}
        title={t(words.font)}
        options={[undefined, ...readingFonts].map((font) => ({ value: font, label: t(words[font ?? 'ours']) }))}
        chosen={reading.font}
        onChoose={(font) => chooseReading({ ...reading, font })}
        hint={`${id}-font-hint`}
      />
      <p className={styles.hint} id={`${id}-font-hint`}>
        {t(words.dyslexicHint)}
      </p>
    </>
  );
}

/** One of the numbers, with what it means in words. */
function ReadingSlider({ id, of }: { id: string; of: ReadingNumber }) {
  const t = useWords();
  const { reading } = useReading();
  const { min, max, step, usual } = readingRanges[of];
  const value = reading[of] ?? usual;
  const name = t(words[of]);
  return (
    <Slider
      id={`${id}-${of}`}
      label={name}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(value) => chooseReading({ ...reading, [of]: value })}
      valueText={valueInWords(t, of, value)}
      less={t(words.less, { name })}
      more={t(words.more, { name })}
    />
  );
}

type Props = { of: Exclude<Name, 'justify' | 'unmarked'> };

/** Something that is on or off, with what it does. */
function ReadingSwitch({ of }: Props) {
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
function ExplainSwitch() {
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

/** Ready-made settings for one press: each says what it does, and looks as it does. */
function ProfileButtons() {
  const t = useWords();
  const { reading } = useReading();
  const { chosen } = useAppearance();
  const isOn = (profile: ReadingProfile): boolean => {
    const colours = coloursOf(profile);
    const isRead = JSON.stringify(readReading(profile.reading)) === JSON.stringify(reading);
    return isRead && (colours === undefined || isSame(colours, chosen));
  };

  function choose(profile: ReadingProfile): void {
    // Colours that another profile brought go with it; those that somebody chose stay.
    const before = readingProfiles.find(isOn);
    const colours = coloursOf(profile) ?? (before && coloursOf(before) && defaultAppearance);
    chooseReading(readReading(profile.reading));
    if (colours) chooseAppearance(colours);
  }

  return (
    <>
      <p className={styles.hint}>{t(words.profilesHint)}</p>
      <ul className={styles.profiles}>
        {readingProfiles.map((profile) => (
          <li key={profile.id}>
            <button type="button" aria-pressed={isOn(profile)} onClick={() => choose(profile)}>
              <strong>{t(profile.name)}</strong>
              <span>{t(profile.about)}</span>
              <span className={styles.look} style={lookOf(profile)} aria-hidden="true">
                {t(words.sample).slice(0, t(words.sample).indexOf('.') + 1)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The colours that a profile brings, if it brings any. */
function coloursOf({ colours }: ReadingProfile): Appearance | undefined {
  const preset = presets.find(({ id }) => id === colours);
  return preset && presetAppearance(preset);
}

/** How a sample of it looks. */
function lookOf(profile: ReadingProfile) {
  const { line, letter, word, size }: Reading = readReading(profile.reading);
  const colours = coloursOf(profile);
  return {
    fontSize: size ? `${size / 100}em` : undefined,
    lineHeight: line ? line / 100 : undefined,
    letterSpacing: letter ? `${letter / 100}em` : undefined,
    wordSpacing: word ? `${word / 100}em` : undefined,
    ...(colours && { backgroundColor: colours.backgroundColor, color: colours.textColor }),
  };
}
