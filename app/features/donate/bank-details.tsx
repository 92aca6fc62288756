import { useRef, useState, type ReactNode } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { showToast } from '#app/lib/toasts.ts';
import { selectText, useCopy } from '#app/lib/use-copy.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckIcon, CopyIcon } from '#app/ui/icons.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { bankWords } from '#content/bank.ts';
import { compactIban } from '#contract/iban.ts';
import { bankAccount } from './bank-account.ts';
import styles from './donate.module.css';

type Copied = { text: string; isFailure: boolean };

/** Whom to send a transfer to, and with which reference. While a value is an example it says so, so that nobody uses it. */
export function BankDetails({ reference, isNumbered }: { reference: string; isNumbered: boolean }) {
  const t = useWords();
  const [outcome, setOutcome] = useState<Copied>();
  const { holder, iban } = bankAccount;
  const example = t(m['example.mark']);

  /** Tells in the corner and in words that stay what became of the copy. */
  function tell(isFailure: boolean, title: string, text: string | undefined): void {
    showToast({ title, text, isFailure });
    setOutcome({ text: [title, text].filter(Boolean).join('. '), isFailure });
  }
  const toldOf = (isCopied: boolean, title: string, text?: string) =>
    isCopied ? tell(false, title, text) : tell(true, t.of(bankWords.notCopied), t.of(bankWords.selected));

  return (
    <div className={styles.box}>
      {iban.example && (
        <p>
          <strong>{t.of(bankWords.example)}</strong>
        </p>
      )}
      <dl className={styles.bank}>
        <div>
          <dt>{t.of(bankWords.holder)}</dt>
          <dd>
            {holder.value} {holder.example && <em>{example}</em>}
          </dd>
        </div>
        <Copyable
          term={t.of(bankWords.iban)}
          value={iban.value}
          mark={iban.example && <em>{example}</em>}
          label={t.of(iban.example ? bankWords.copyExampleIban : bankWords.copyIban)}
          copies={compactIban(iban.value)}
          onCopied={(isCopied) =>
            toldOf(isCopied, t.of(bankWords.ibanCopied), iban.example ? t.of(bankWords.exampleCopied) : undefined)
          }
        />
        <Copyable
          term={t.of(bankWords.reference)}
          value={reference}
          label={t.of(bankWords.copyReference)}
          copies={reference}
          onCopied={(isCopied) => toldOf(isCopied, t.of(bankWords.referenceCopied))}
        />
      </dl>
      <p className={styles.small}>{t.of(isNumbered ? bankWords.referenceNumbered : bankWords.referenceHint)}</p>
      <Outcome text={outcome?.text} isFailure={outcome?.isFailure ?? false} />
    </div>
  );
}

type CopyableProps = {
  term: string;
  value: string;
  mark?: ReactNode;
  label: string;
  /** What lands in the clipboard, where it is not what is read. */
  copies: string;
  onCopied: (isCopied: boolean) => void;
};

function Copyable({ term, value, mark, label, copies, onCopied }: CopyableProps) {
  const text = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy();

  async function copyValue(): Promise<void> {
    const isDone = await copy(copies);
    if (!isDone) selectText(text.current);
    onCopied(isDone);
  }

  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span className={styles.value} ref={text}>
          {value}
        </span>{' '}
        {mark}
        <Button look="quiet" onClick={() => void copyValue()}>
          {isCopied ? <CheckIcon /> : <CopyIcon />}
          {label}
        </Button>
      </dd>
    </div>
  );
}
