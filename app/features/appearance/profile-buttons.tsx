import { useWords } from '#app/i18n/locale.ts';
import { presetAppearance } from '#app/lib/appearance.ts';
import { readReading, type Reading } from '#app/lib/reading.ts';
import { presets } from '#content/frame/appearance.ts';
import { readingProfiles, readingWords as words, type ReadingProfile } from '#content/frame/reading.ts';
import { chooseAppearance } from './appearance-store.ts';
import { chooseReading, useReading } from './reading-store.ts';
import styles from './reading.module.css';

/** Ready-made settings for one press: each says what it does, and looks as it does. */
export function ProfileButtons() {
  const t = useWords();
  const { reading } = useReading();
  const now = JSON.stringify(reading);

  function choose({ reading, colours }: ReadingProfile): void {
    chooseReading(readReading(reading));
    const preset = presets.find(({ id }) => id === colours);
    if (preset) chooseAppearance(presetAppearance(preset));
  }

  return (
    <>
      <p className={styles.hint}>{t(words.profilesHint)}</p>
      <ul className={styles.profiles}>
        {readingProfiles.map((profile) => (
          <li key={profile.id}>
            <button
              type="button"
              aria-pressed={JSON.stringify(readReading(profile.reading)) === now}
              onClick={() => choose(profile)}
            >
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

/** How a sample of it looks. */
function lookOf({ reading: given, colours }: ReadingProfile) {
  const { line, letter, word, size }: Reading = readReading(given);
  const preset = presets.find(({ id }) => id === colours);
  return {
    fontSize: size ? `${size / 100}em` : undefined,
    lineHeight: line ? line / 100 : undefined,
    letterSpacing: letter ? `${letter / 100}em` : undefined,
    wordSpacing: word ? `${word / 100}em` : undefined,
    ...(preset && { backgroundColor: preset.background, color: preset.text }),
  };
}
