import { useWords } from '#app/i18n/locale.ts';
import { readingFonts } from '#app/lib/reading.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { readingWords as words } from '#content/frame/reading.ts';
import { chooseReading, useReading } from './reading-store.ts';
import styles from './reading.module.css';

/** The font of all pages, with what is known about it. */
export function FontChoice({ id }: { id: string }) {
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
