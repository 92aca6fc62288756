import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { accountHolder, iban } from '#app/lib/config.ts';
import type { Decided } from '#content/site.ts';
import { bankWords } from '#content/bank.ts';
import styles from './donate.module.css';

/** Whom to send a transfer to. While a value is an example it says so, so that nobody uses it. */
export function BankDetails() {
  const t = useWords();
  const rows: [string, Decided][] = [
    [t.of(bankWords.holder), accountHolder],
    [t.of(bankWords.iban), iban],
    [t.of(bankWords.reference), { value: t.of(bankWords.referenceText) }],
  ];
  return (
    <dl className={styles.bank}>
      {rows.map(([term, { value, example }]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value} {example && <em>{t(m['example.mark'])}</em>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
