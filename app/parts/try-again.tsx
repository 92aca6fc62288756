import { useWords } from '#app/i18n/locale.ts';
import { useFocusKept } from '#app/lib/browser/use-focus-kept.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountWords as words } from '#content/account/account.ts';
import styles from './try-again.module.css';

type Props = {
  /** What failed; that a part could not be loaded unless told otherwise. */
  text?: string;
  /** It is being loaded again. */
  isBusy?: boolean;
  onAgain: () => void;
};

/**
 * Says that something could not be loaded, and loads it again on request. It stays while that is done, and so does the
 * focus on its button; where it fails again, it is said again.
 */
export function TryAgain({ text, isBusy = false, onAgain }: Props) {
  const t = useWords();
  const place = useFocusKept<HTMLDivElement>();
  return (
    <div ref={place}>
      <div className={isBusy ? styles.resting : undefined}>
        <Outcome text={text ?? t(words.notLoaded)} isFailure />
      </div>
      <p>
        <Button look="quiet" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onAgain()}>
          {t(isBusy ? words.wait : words.again)}
        </Button>
      </p>
    </div>
  );
}
