import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { moneyWords } from '#content/support/money.ts';

/** When the sums beside it were true, and where all of them stand. */
export function SumsDate({ date }: { date: string }) {
  const t = useWords();
  return (
    <>
      {t(moneyWords.asOf, { date })} <Link to={pathTo('open-books')}>{t(pageNames['open-books'])}</Link>
    </>
  );
}
