import { useWords } from '#app/i18n/locale.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { Passing } from '#app/ui/passing.tsx';
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
  return (
    <Passing>
      <div className={isBusy ? styles.resting : undefined}>
        <Outcome text={text ?? t(words.notLoaded)} isFailure />
      </div>
      <p className={buttonRow.buttons}>
        <Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onAgain()}>
          {t(isBusy ? words.wait : words.again)}
        </Button>
      </p>
    </Passing>
  );
}
