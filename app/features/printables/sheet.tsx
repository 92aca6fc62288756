import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useScript } from '#app/islands/use-script.ts';
import { Button } from '#app/ui/button.tsx';
import { printablesWords as words } from '#content/printables/printables.ts';
import styles from './sheet.module.css';

type Props = {
  /** Under this name the browser keeps what is typed, for both languages. */
  name: string;
  /** The children bring a frame of their own. */
  isBare?: boolean | undefined;
  children: ReactNode;
};

/**
 * A sheet to fill in, and what can be done with it (app/browser/on-page/sheet.ts). No form: nothing in it can be sent.
 * Printed, it is all there is of the page.
 */
export function Sheet({ name, isBare = false, children }: Props) {
  const t = useWords();
  return (
    <div className={styles.place} {...useScript('sheet')} data-name={name}>
      <section className={isBare ? `${styles.sheet} ${styles.bare}` : styles.sheet} aria-label={t(words.sheet)}>
        {children}
      </section>
      <p data-unscripted="">{t(words.withoutScripts)}</p>
      <p className={styles.actions}>
        <Button data-action="print">{t(words.print)}</Button>
        <Button look="quiet" data-action="delete">
          {t(words.delete)}
        </Button>
        <Button look="quiet" data-action="undo" hidden>
          {t(words.undo)}
        </Button>
      </p>
      <p data-scripted="">{t(words.shared)}</p>
      <p className={styles.outcome} role="status" data-deleted={t(words.deleted)} data-not-kept={t(words.notKept)} />
    </div>
  );
}
