import { useWords } from '#app/i18n/locale.ts';
import { balanceOf, countedBookings, sumsAsOf } from '#app/lib/published/sums.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { booksWords as words, willBe } from '#content/support/open-books.ts';
import { inEuros } from '#contract/cents.ts';
import type { Money } from '#contract/money.ts';

/** What came in, went out and is left, a sentence for each; before the first entry, what will stand here. */
export function BooksBalance({ money }: { money: Money | undefined }) {
  const t = useWords();
  const date = sumsAsOf(money, t.locale);
  if (!money || date === undefined)
    return (
      <>
        <p>{t(words.none)}</p>
        <p>{t(words.soon)}</p>
        <Lines of={t(willBe)} />
      </>
    );
  const balance = balanceOf(countedBookings(money.bookings));
  const left = balance.in - balance.out;
  const amount = (cents: number) => ({ amount: inEuros(cents, t.locale) });
  return (
    <LiveSums>
      <ul>
        <li>{t(words.in, amount(balance.in))}</li>
        <li>{t(words.out, amount(balance.out))}</li>
        <li>
          <strong>{left < 0 ? t(words.lent, amount(-left)) : t(words.left, amount(left))}</strong>
        </li>
      </ul>
      <p>{t(words.asOf, { date })}</p>
    </LiveSums>
  );
}
