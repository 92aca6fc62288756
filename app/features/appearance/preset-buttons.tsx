import { useWords } from '#app/i18n/locale.ts';
import type { Appearance } from '#app/lib/appearance.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { appearanceWords as words, presets, type Preset } from '#content/appearance.ts';
import { isSame } from './appearance-store.ts';
import styles, { href } from './presets.module.css?late';

type Props = { chosen: Appearance; onChoose: (choice: Appearance) => void };

// At full intensity: a dark pair would fade into grey on grey.
const choiceOf = ({ background, text }: Preset): Appearance => ({
  backgroundColor: background,
  backgroundIntensity: 100,
  textColor: text,
  textIntensity: 100,
});

/** Pairs of colours for one press. The one that is chosen has a check mark and a thicker line. */
export function PresetButtons({ chosen, onChoose }: Props) {
  const t = useWords();
  return (
    <>
      <link rel="stylesheet" href={href} precedence="late" />
      <h3>{t.of(words.presets)}</h3>
      <ul className={styles.presets}>
        {presets.map((preset) => {
          const isChosen = isSame(chosen, choiceOf(preset));
          const { background, text } = preset;
          return (
            <li key={preset.name.en}>
              <button type="button" aria-pressed={isChosen} onClick={() => onChoose(choiceOf(preset))}>
                <span className={styles.swatch} style={{ backgroundColor: background, color: text }} aria-hidden="true">
                  {isChosen ? <CheckIcon /> : 'Aa'}
                </span>
                {t.of(preset.name)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
