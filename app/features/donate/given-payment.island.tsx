import { useWords } from '#app/i18n/locale.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { payExampleWords } from '#content/support/pay-example.ts';
import { paymentNames } from '#contract/payment.ts';
import styles from './given-payment.module.css';

/** What a payment provider would be given: what our way there says in the address, and nothing that others write into it. */
export function GivenPayment() {
  const t = useWords();
  const query = new URLSearchParams(useSearch());
  const given = paymentNames.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [{ name, value }];
  });
  if (given.length === 0) return null;
  const cents = query.get('amount') ?? '';
  const euros = /^\d+$/u.test(cents) && (Number(cents) / 100).toLocaleString(t.locale);
  return (
    <>
      {euros && (
        <p>
          <strong>{t(payExampleWords.would, { euros })}</strong>
        </p>
      )}
      <p>{t(payExampleWords.sent)}</p>
      <dl className={styles.given}>
        {given.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {name === 'amount' && euros && ` (${t(payExampleWords.cents, { euros })})`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
