import { useWords } from '#app/i18n/locale.ts';
import { leastContrast, type Appearance } from '#app/lib/appearance.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { appearanceWords as words } from '#content/frame/appearance.ts';
import styles from './appearance.module.css';
import { describeColours } from './describe-colours.ts';

/** How well text can be read in these colours, and what we moved for that. */
export function ContrastNote({ chosen }: { chosen: Appearance }) {
  const t = useWords();
  const { ratio, isGood, moved } = describeColours(chosen, leastContrast());
  const number = ratio.toLocaleString(t.locale, { minimumFractionDigits: 1 });
  return (
    <div className={styles.contrast}>
      <p>
        {/* Heard when the word changes; the number changes with each step of a slider. */}
        <strong role="status">{t(isGood ? words.good : words.enough)}</strong> ({number} {t(words.toOne)})
      </p>
      <p role="status">{moved && t(words[moved])}</p>
      {moved && (
        <Disclosure closed={t(words.why)}>
          <p>{t(words.because)}</p>
        </Disclosure>
      )}
    </div>
  );
}
