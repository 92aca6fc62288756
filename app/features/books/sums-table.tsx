import { useWords } from '#app/i18n/locale.ts';
import type { Balance } from '#app/lib/published/sums.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import { moneyWords } from '#content/support/money.ts';
import { inEuros } from '#contract/cents.ts';
import styles from './books.module.css';

type SumsRow = Balance & { readonly key: string; readonly name: string };

type Props = {
  /** Names the table. */
  label: string;
  /** What a row is. */
  head: string;
  rows: readonly SumsRow[];
};

/** Money in and out in rows, with two decimals. Where it is too wide it moves sideways by itself. */
export function SumsTable({ label, head, rows }: Props) {
  const t = useWords();
  return (
    // Whoever cannot touch it moves it with the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.wide} role="region" aria-label={label} tabIndex={0}>
      <LiveSums>
        <table className={styles.sums} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{t(moneyWords.in)}</th>
              <th scope="col">{t(moneyWords.out)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                <td>{inEuros(row.in, t.locale, true)}</td>
                <td>{inEuros(row.out, t.locale, true)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </LiveSums>
    </div>
  );
}
