import { useWords } from '#app/i18n/locale.ts';
import { readingRanges, type ReadingNumber } from '#app/lib/reading.ts';
import { Slider } from '#app/ui/slider.tsx';
import { readingWords as words } from '#content/frame/reading.ts';
import type { Words } from '#contract/words.ts';
import { chooseReading, useReading } from './reading-store.ts';

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
      valueText={inWords(t, of, value)}
      less={t(words.less, { name })}
      more={t(words.more, { name })}
    />
  );
}

function inWords(t: Words, of: ReadingNumber, value: number): string {
  const number = (value / 100).toLocaleString(t.locale);
  if (of === 'size') return t(words.percent, { number: value });
  if (of === 'width') return t(words.characters, { number: value });
  if (of === 'line') return t(words.times, { number });
  if (value === readingRanges[of].usual) return t(words.usual);
  return of === 'gap' ? t(words.times, { number }) : t(words.wider, { number: value });
}
