import { useWords } from '#app/i18n/locale.ts';
import { useSearch } from '#app/lib/history.ts';
import { payExampleWords } from '#content/support/pay-example.ts';

/** What a payment provider would be given: the parameters of the address. */
export function GivenPayment() {
  const t = useWords();
  const given = [...new URLSearchParams(useSearch())];
  if (given.length === 0) return null;
  return (
    <dl>
      {given.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            {value}
            {name === 'amount' &&
              /^\d+$/u.test(value) &&
              ` (${t(payExampleWords.cents, { euros: Number(value) / 100 })})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
