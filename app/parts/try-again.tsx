import { useWords } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { accountWords as words } from '#content/account/account.ts';

type Props = {
  /** What failed; that a part could not be loaded unless told otherwise. */
  text?: string;
  onAgain: () => void;
};

/** Says that something could not be loaded, and loads it again on request. */
export function TryAgain({ text, onAgain }: Props) {
  const t = useWords();
  return (
    <>
      <Outcome text={text ?? t(words.notLoaded)} isFailure />
      <p>
        <Button look="quiet" onClick={onAgain}>
          {t(words.again)}
        </Button>
      </p>
    </>
  );
}
