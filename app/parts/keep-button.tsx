import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { keepWords as words } from '#content/frame/keep.ts';
import styles from './keep-button.module.css';

type Props = {
  /** The address without the language: of a page, or of a card on it, `resources/books#neurotribes`. */
  id: string;
  /** Heard after the label, because many cards have the same. */
  name: string;
};

/** Keeps something for later, on this device alone (app/browser/on-page/keep.ts). Without scripts it is not shown. */
export function KeepButton({ id, name }: Props) {
  const t = useWords();
  return (
    <button
      type="button"
      className={styles.keep}
      data-scripted=""
      aria-pressed="false"
      aria-label={`${t(words.keep)}: ${name}`}
      data-keep={id}
      data-kept={t(words.kept)}
      data-left={t(words.left)}
      data-fails={t(words.fails)}
      {...useScript('keep')}
    >
      {t(words.keep)}
    </button>
  );
}
