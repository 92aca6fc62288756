import { useWords } from '#app/i18n/locale.ts';
import { readingRanges, type ReadingNumber } from '#app/lib/reading.ts';
import { Slider } from '#app/ui/slider.tsx';
import { readingWords as words } from '#content/frame/reading.ts';
import { chooseReading, useReading } from './reading-store.ts';
import { valueInWords } from './value-in-words.ts';

/** One of the numbers, with what it means in words. */
export function ReadingSlider({ id, of }: { id: string; of: ReadingNumber }) {
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
