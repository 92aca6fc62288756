import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { openCodeWords } from '#content/support/bank.ts';
import type { Transfer } from './giro-code.ts';

/** The QR code for banking apps, on request: it is a help for some, below the plain details. */
export function CodeOnDemand(transfer: Transfer) {
  const t = useWords();
  const { Opened, open, close, isFailed } = useOnDemand(() =>
    import('./code-view.tsx').then(({ CodeView }) => CodeView),
  );
  return (
    <>
      <p>
        <Button look="quiet" aria-expanded={Opened !== undefined} onClick={Opened ? close : open}>
          {t(Opened ? openCodeWords.hide : openCodeWords.show)}
        </Button>
      </p>
      <Outcome text={isFailed ? t(openCodeWords.failed) : undefined} isFailure />
      {Opened && <Opened {...transfer} />}
    </>
  );
}
