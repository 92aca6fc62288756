import { useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { referenceWord } from '#content/support/bank.ts';
import type { BankAccount } from './bank-account.ts';
import { BankDetails } from './bank-details.tsx';
import { CodeOnDemand } from './code-on-demand.tsx';
import styles from './donate.module.css';
import type { Notice } from './notice-form.ts';
import { NoticeOnDemand } from './notice-on-demand.tsx';
import { paymentReference } from './payment-reference.ts';

/** Everything for a transfer: the details, a code of them, and the notice to the team. `children` stands before its form. */
export function BankTransfer({ account, children }: { account: BankAccount; children?: ReactNode }) {
  const t = useWords();
  const [typed, setTyped] = useState<Notice>();
  const [sent, setSent] = useState<Notice>();
  const notice = sent ?? typed;
  // The number of a notice belongs to the reference, so that the treasurer finds both.
  const reference = paymentReference(t(referenceWord), notice?.name ?? '', notice?.number);
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
