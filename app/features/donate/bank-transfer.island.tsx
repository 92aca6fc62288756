import { useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { useOnDemand } from '#app/lib/browser/use-on-demand.ts';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { referenceWord, openCodeWords } from '#content/support/bank.ts';
import type { BankAccount } from './bank-account.ts';
import { BankDetails } from './bank-details.tsx';
import styles from './donate.module.css';
import type { Transfer } from './giro-code.ts';
import type { Notice, SentNotice } from './notice-form.ts';
import { NoticeOnDemand } from './notice-on-demand.tsx';
import { paymentReference } from './payment-reference.ts';

/** Everything for a transfer: the details, a code of them, and the notice to the team. `children` stands before its form. */
export function BankTransfer({ account, children }: { account: BankAccount; children?: ReactNode }) {
  const t = useWords();
  const [typed, setTyped] = useState<Notice>();
  const [sent, setSent] = useState<SentNotice>();
  const notice = sent ?? typed;
  // The number of a notice belongs to the reference, so that the treasurer finds both.
  const reference = paymentReference(t(referenceWord), notice?.name ?? '', sent?.number);
  const { holder, iban } = account;
  return (
    <div className={styles.columns}>
      <div>
        <BankDetails account={account} reference={reference} isNumbered={sent !== undefined} />
        {!iban.example && (
          <CodeOnDemand holder={holder.value} iban={iban.value} reference={reference} euros={notice?.euros} />
        )}
      </div>
      <NoticeOnDemand
        reference={reference}
        isExample={iban.example === true}
        sent={sent}
        onSent={setSent}
        onTyped={setTyped}
      >
        {children}
      </NoticeOnDemand>
    </div>
  );
}

/** The QR code for banking apps, on request: it is a help for some, below the plain details. */
function CodeOnDemand(transfer: Transfer) {
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
