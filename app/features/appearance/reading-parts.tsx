import { useWords } from '#app/i18n/locale.ts';
import { type Appearance, defaultAppearance, presetAppearance } from '#app/lib/view/appearance.ts';
import {
  readingSwitches,
  readingFonts,
  readingRanges,
  type ReadingNumber,
  type ReadingSwitch,
  readReading,
  type Reading,
} from '#app/lib/view/reading.ts';
import checkBox from '#app/ui/check-box.module.css';
import { CheckBox } from '#app/ui/check-box.tsx';
import { More } from '#app/ui/more.tsx';
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
          (each) => each !== 'justify' && each !== 'unmarked' && <Switch key={each} id={id} of={each} />,
        )}
        <Switch id={id} of="explain" />
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
      <fieldset className={checkBox.group} aria-describedby={`${id}-font-hint`}>
        <legend>{t(words.font)}</legend>
        {[undefined, ...readingFonts].map((font) => (
          <label className={checkBox.choice} key={font ?? 'ours'}>
            <input
              type="radio"
              name={`${id}-font`}
              checked={font === reading.font}
              onChange={() => chooseReading({ ...reading, font })}
            />
            <span>{t(words[font ?? 'ours'])}</span>
          </label>
        ))}
      </fieldset>
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

type SwitchProps = { id: string; of: Exclude<ReadingSwitch, 'justify' | 'unmarked'> | 'explain' };

/** Something that is on or off, with what it does. Hard words are explained unless somebody wants it otherwise. */
function Switch({ id, of }: SwitchProps) {
  const t = useWords();
  const { reading } = useReading();
  const hint = `${id}-${of}-hint`;
  const change = (isOn: boolean) => (of === 'explain' ? { unmarked: !isOn || undefined } : { [of]: isOn || undefined });
  return (
    <div className={styles.switch}>
      <CheckBox
        label={t(words[of])}
        hint={hint}
        isChecked={of === 'explain' ? !reading.unmarked : reading[of] === true}
        onChange={(isOn) => chooseReading({ ...reading, ...change(isOn) })}
      />
      <p id={hint}>{t(words[`${of}Hint`])}</p>
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
