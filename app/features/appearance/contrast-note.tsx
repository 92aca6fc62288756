import { useWords } from '#app/i18n/locale.ts';
import { leastContrast, type Appearance } from '#app/lib/appearance.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { appearanceWords as words } from '#content/appearance.ts';
import styles from './appearance.module.css?late';
import { describeColours } from './describe-colours.ts';

/** How text looks with these colours, how well it can be read, and what we moved for that. */
export function ContrastNote({ chosen }: { chosen: Appearance }) {
  const t = useWords();
  const { background, text, ratio, isGood, moved } = describeColours(chosen, leastContrast());
  const number = ratio.toLocaleString(t.locale, { minimumFractionDigits: 1 });
  return (
    <div className={styles.contrast}>
      <p className={styles.sample} style={{ backgroundColor: background, color: text }}>
        {t.of(words.sample)}
      </p>
      <p>
        {/* Heard when the word changes; the number changes with each step of a slider. */}
        <strong role="status">{t.of(isGood ? words.good : words.enough)}</strong> ({number} {t.of(words.toOne)})
      </p>
      <p role="status">{moved && t.of(words[moved])}</p>
      {moved && (
        <Disclosure closed={t.of(words.why)}>
          <p>{t.of(words.because)}</p>
        </Disclosure>
      )}
    </div>
  );
}
