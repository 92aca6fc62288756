import { useWords } from '#app/i18n/locale.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import { More } from '#app/ui/more.tsx';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { kindNames } from '#content/support/money.ts';
import { booksWords as words } from '#content/support/open-books.ts';
import { inEuros } from '#contract/cents.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import { inLocale } from '#contract/locale.ts';
import { type Booking, booksFilePath, type Money } from '#contract/money.ts';
import styles from './books.module.css';

const shown = 40;

/** The newest entries with what became of each, and all of them as a file. */
export function BooksEntries({ money: { bookings } }: { money: Money }) {
  const t = useWords();
  const newest = bookings.slice(0, shown);
  return (
    <>
      <p>{t(words.entriesLead)}</p>
      <p>
        <a href={inLocale(booksFilePath, t.locale)} download="">
          {t(words.file)}
        </a>
      </p>
      <More words={t(words.entriesOpen, { count: newest.length })}>
        <LiveSums>
          <ul className={styles.entries}>
            {newest.map((booking) => (
              <BookEntry key={booking.id} booking={booking} bookings={bookings} />
            ))}
          </ul>
        </LiveSums>
      </More>
    </>
  );
}

function BookEntry({ booking, bookings }: { booking: Booking; bookings: readonly Booking[] }) {
  const t = useWords();
  const { id, number, day, kind, cents, purpose, locale, corrects, isVoid } = booking;
  const corrected = bookings.find((each) => each.id === corrects);
  const correction = bookings.find((each) => each.corrects === id);
  const line = t(words.entry, {
    number,
    date: dateInWords(day, t.locale),
    kind: t(kindNames[kind]),
    amount: inEuros(cents, t.locale, true),
  });
  return (
    <li>
      {correction || isVoid ? <s>{line}</s> : line}
      <br />
      <span lang={locale === t.locale ? undefined : locale}>{purpose}</span>
      {corrected && (
        <>
          <br />
          {t(isVoid ? words.takesBack : words.corrects, { number: corrected.number })}
        </>
      )}
      {correction && (
        <>
          <br />
          <strong>
            {t(correction.isVoid ? words.takenBack : words.corrected, {
              number: correction.number,
              date: dateInWords(correction.enteredAt, t.locale, teamTimeZone),
            })}
          </strong>
        </>
      )}
    </li>
  );
}
