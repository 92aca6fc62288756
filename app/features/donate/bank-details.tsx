import { useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { showToast } from '#app/lib/browser/toasts.ts';
import { useCopy } from '#app/lib/browser/use-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckIcon } from '#app/ui/icons.tsx';
import alike from '#app/ui/looks.module.css';
import { Outcome } from '#app/ui/outcome.tsx';
import { CopyIcon } from '#app/ui/tool-icons.tsx';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { bankWords } from '#content/support/bank.ts';
import { compactIban } from '#contract/iban.ts';
import type { BankAccount } from './bank-account.ts';
import styles from './donate.module.css';

type Copied = { text: string; isFailure: boolean };

type Props = { account: BankAccount; reference: string; isNumbered: boolean };

/** Whom to send a transfer to, and with which reference. While the account is an example one sentence above it says so, so that nobody uses it. */
export function BankDetails({ account, reference, isNumbered }: Props) {
  const t = useWords();
  const [outcome, setOutcome] = useState<Copied>();
  const { holder, iban } = account;

  /** Tells in the corner and in words that stay what became of the copy. */
  function tellCopy(isCopied: boolean, ...copied: readonly [title: string, text?: string | undefined]): void {
    const [title, text] = isCopied ? copied : [t(bankWords.notCopied), t(bankWords.selected)];
    showToast({ title, text, isFailure: !isCopied });
    setOutcome({ text: [title, text].filter(Boolean).join('. '), isFailure: !isCopied });
  }

  return (
    <div className={`${alike.box} ${styles.box}`}>
      {iban.example && (
        <p>
          <strong>{t(bankWords.example)}</strong>
        </p>
      )}
      <dl className={styles.bank}>
        <div>
          <dt>{t(bankWords.holder)}</dt>
          <dd>
            {holder.value} {holder.example && !iban.example && <em>{t(pagePartWords.exampleMark)}</em>}
          </dd>
        </div>
        <Copyable
          term={t(bankWords.iban)}
          value={iban.value}
          look={styles.iban}
          label={t(iban.example ? bankWords.copyExampleIban : bankWords.copyIban)}
          copies={compactIban(iban.value)}
          onCopied={(isCopied) =>
            tellCopy(isCopied, t(bankWords.ibanCopied), iban.example ? t(bankWords.exampleCopied) : undefined)
          }
        />
        <Copyable
          term={t(bankWords.reference)}
          value={reference}
          label={t(bankWords.copyReference)}
          copies={reference}
          onCopied={(isCopied) => tellCopy(isCopied, t(bankWords.referenceCopied))}
        />
      </dl>
      <p className={styles.small}>{t(isNumbered ? bankWords.referenceNumbered : bankWords.referenceHint)}</p>
      <Outcome {...outcome} isSilent />
    </div>
  );
}

type CopyableProps = {
  term: string;
  value: string;
  look?: string | undefined;
  label: string;
  /** What lands in the clipboard, where it is not what is read. */
  copies: string;
  onCopied: (isCopied: boolean) => void;
};

function Copyable({ term, value, look = '', label, copies, onCopied }: CopyableProps) {
  const text = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy();

  async function copyValue(): Promise<void> {
    onCopied(await copy(copies, text.current));
  }

  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span className={`${styles.value} ${look}`} ref={text}>
          {value}
        </span>
        <Button look="quiet" data-scripted="" onClick={() => void copyValue()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {label}
        </Button>
      </dd>
    </div>
  );
}
