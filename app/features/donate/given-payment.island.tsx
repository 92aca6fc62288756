import { useWords } from '#app/i18n/locale.ts';
import { useSearch } from '#app/lib/browser/use-search.ts';
import { payExampleWords } from '#content/support/pay-example.ts';
import { paymentNames } from '#contract/payment.ts';
import type { Words } from '#contract/words.ts';
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
  const cents = given.find(({ name }) => name === 'amount')?.value ?? '';
  return (
    <>
      {/^\d+$/u.test(cents) && (
        <p>
          <strong>{t(payExampleWords.would, { euros: eurosOf(cents, t) })}</strong>
        </p>
      )}
      <p>{t(payExampleWords.sent)}</p>
      <dl className={styles.given}>
        {given.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {name === 'amount' &&
                /^\d+$/u.test(value) &&
                ` (${t(payExampleWords.cents, { euros: eurosOf(value, t) })})`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const eurosOf = (cents: string, t: Words): string => (Number(cents) / 100).toLocaleString(t.locale);
