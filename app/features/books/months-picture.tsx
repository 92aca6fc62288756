import { useWords } from '#app/i18n/locale.ts';
import { booksWords as words } from '#content/support/open-books.ts';
import { monthInWords } from '#contract/date-in-words.ts';
import styles from './books.module.css';
import type { Month } from './months.ts';

const [width, half] = [360, 70];

/** The months as bars: what came in goes up from the line, what went out goes down. The table beside it says the same. */
export function MonthsPicture({ months }: { months: readonly Month[] }) {
  const t = useWords();
  const largest = Math.max(1, ...months.flatMap((month) => [month.in, month.out]));
  // What is there is seen, however little it is.
  const heightOf = (cents: number) => (cents === 0 ? 0 : Math.max(2, Math.round((cents / largest) * (half - 2))));
  const room = Math.floor(width / Math.max(months.length, 6));
  const nameOf = (month: Month | undefined) => (month ? monthInWords(month.month, t.locale) : '');
  return (
    <svg
      className={styles.picture}
      role="img"
      aria-label={t(words.picture, { first: nameOf(months[0]), last: nameOf(months.at(-1)) })}
      viewBox={`0 0 ${width} ${2 * half}`}
      width={width}
      height={2 * half}
    >
      {months.map((month, index) => {
        const bar = { x: index * room + 3, width: room - 6 };
        return (
          <g key={month.month}>
            <rect className={styles.in} {...bar} y={half - heightOf(month.in)} height={heightOf(month.in)} />
            <rect className={styles.out} {...bar} y={half} height={heightOf(month.out)} />
          </g>
        );
      })}
      <line className={styles.line} x1="0" x2={width} y1={half} y2={half} />
    </svg>
  );
}
