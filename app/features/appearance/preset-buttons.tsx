import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { presetAppearance, type Appearance } from '#app/lib/view/appearance.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { appearanceWords as words, presets, softDark, type Preset } from '#content/frame/appearance.ts';
import { isSame } from './appearance-store.ts';
import styles from './presets.module.css';

type Props = {
  chosen: Appearance;
  isLikeDevice: boolean;
  onChoose: (choice: Appearance) => void;
  onFollow: () => void;
};

/** Pairs of colours for one press. The one that is chosen has a check mark and a thicker line. */
export function PresetButtons({ chosen, isLikeDevice, onChoose, onFollow }: Props) {
  const t = useWords();
  const first = presets.indexOf(softDark) + 1;
  const button = (preset: Preset) => {
    const { background, text } = preset;
    const isChosen = !isLikeDevice && isSame(chosen, presetAppearance(preset));
    return (
      <PresetButton key={preset.name.en} isChosen={isChosen} onPress={() => onChoose(presetAppearance(preset))}>
        <span className={styles.swatch} style={{ backgroundColor: background, color: text }} aria-hidden="true">
          {isChosen ? <CheckIcon /> : 'Aa'}
        </span>
        {t(preset.name)}
      </PresetButton>
    );
  };
  return (
    <>
      <h3>{t(words.presets)}</h3>
      <ul className={styles.presets}>
        {presets.slice(0, first).map(button)}
        <PresetButton isChosen={isLikeDevice} onPress={onFollow}>
          <span className={styles.swatch} data-device={!isLikeDevice} aria-hidden="true">
            {isLikeDevice && <CheckIcon />}
          </span>
          {t(words.device)}
        </PresetButton>
        {presets.slice(first).map(button)}
      </ul>
      <p className={styles.hint}>{t(words.deviceHint)}</p>
    </>
  );
}

function PresetButton(props: { isChosen: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" aria-pressed={props.isChosen} onClick={props.onPress}>
        {props.children}
      </button>
    </li>
  );
}
