import { useWords } from '#app/i18n/locale.ts';
import { Slider } from '#app/ui/slider.tsx';
import { appearanceWords, type ColourWords } from '#content/frame/appearance.ts';
import styles from './appearance.module.css';
import { HexField } from './hex-field.tsx';

type Props = {
  id: string;
  words: ColourWords;
  colour: string;
  intensity: number;
  onColour: (hex: string) => void;
  onIntensity: (intensity: number) => void;
};

/** One of the two colours: picked, typed or copied, and how strong it is (APP-04). */
export function ColourFields({ id, words, colour, intensity, onColour, onIntensity }: Props) {
  const t = useWords();
  return (
    <fieldset className={styles.colour}>
      <legend>{t(words.label)}</legend>
      <div className={styles.pick}>
        <label htmlFor={`${id}-pick`}>{t(words.pick)}</label>
        <input
          id={`${id}-pick`}
          type="color"
          value={colour.toLowerCase()}
          onChange={(event) => onColour(event.target.value.toUpperCase())}
        />
      </div>
      <HexField id={`${id}-hex`} words={words} colour={colour} onColour={onColour} />
      <Slider
        id={`${id}-intensity`}
        label={t(words.intensity)}
        min={10}
        max={100}
        value={intensity}
        onChange={onIntensity}
        valueText={`${intensity} ${t(appearanceWords.percent)}`}
        less={t(words.less)}
        more={t(words.more)}
      />
    </fieldset>
  );
}
