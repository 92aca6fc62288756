import { useWords } from '#app/i18n/locale.ts';
import { isChosen } from '#app/lib/browser/is-chosen.ts';
import { defaultAppearance } from '#app/lib/view/appearance.ts';
import { LinkForDevice } from '#app/parts/link-for-device.tsx';
import { pathTo } from '#app/paths.ts';
import { takeAlongWords as words } from '#content/frame/take-along.ts';
import { inLocale } from '#contract/locale.ts';
import { isSame, useAppearance } from './appearance-store.ts';
import { writeView } from './reading-link.ts';
import { useReading } from './reading-store.ts';
import styles from './reading.module.css';

/** The settings for another device. */
export function TakeAlong({ id }: { id: string }) {
  const t = useWords();
  const { reading } = useReading();
  const { chosen, isLikeDevice } = useAppearance();
  const colours = isLikeDevice ? 'device' : isSame(chosen, defaultAppearance) ? undefined : chosen;
  const end = writeView({ reading, colours, isBold: isChosen('textEnhancement') });
  if (!end) return <p className={styles.hint}>{t(words.nothing)}</p>;
  const link = location.origin + inLocale(pathTo('accessibility'), t.locale) + end;
  return (
    <>
      <p className={styles.hint}>{t(words.hint)}</p>
      <LinkForDevice id={`${id}-link`} link={link} name={t(words.link)} codeName={t(words.code)} />
    </>
  );
}
