import { NextStep } from '#app/blocks/next-step.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { BooksBalance } from '#app/features/books/balance.tsx';
import { BooksEntries } from '#app/features/books/books-entries.tsx';
import { MonthsPicture } from '#app/features/books/months-picture.tsx';
import { monthsOf } from '#app/features/books/months.ts';
import { SumsTable } from '#app/features/books/sums-table.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { balanceOf, countedBookings } from '#app/lib/published/sums.ts';
import type { PageProps } from '#app/page.ts';
import { LiveSums } from '#app/parts/live-sums.tsx';
import { pathTo } from '#app/paths.ts';
import { More } from '#app/ui/more.tsx';
import { pageNames } from '#content/pages.ts';
import { kindNames, phaseNames } from '#content/support/money.ts';
import { booksWords as words, checked, lead, next, tenPoints } from '#content/support/open-books.ts';
import { inEuros } from '#contract/cents.ts';
import { monthInWords } from '#contract/date-in-words.ts';
import { type Booking, kindsIn, kindsOut, type Money, phaseNumbers } from '#contract/money.ts';

export const head = pageHead(pageNames['open-books'], lead);

/** What came in and went out. Before the first entry it says what will stand here. */
export default function OpenBooks({ t, data: { money } }: PageProps) {
  const counted = countedBookings(money?.bookings ?? []);
  const hasSums = money !== undefined && money.bookings.length > 0;
  return (
    <Article
      area="sky"
      title={t(pageNames['open-books'])}
      lead={t(lead)}
      drawing="/drawings/plan-coins.svg"
      sections={[
        { title: t(words.sumTitle), drawing: '/drawings/give-coin.svg', body: <BooksBalance money={money} /> },
        ...(money && hasSums ? sumsSections(money, counted, t) : []),
        {
          title: t(words.tenTitle),
          drawing: '/drawings/plan-rules.svg',
          // Where there is nothing else yet, they are what the page is for.
          closed: hasSums ? t(words.tenOpen) : undefined,
          body: <TenPoints counted={counted} />,
        },
      ]}
      checked={checked}
      next={<NextStep {...next} to={pathTo('contact', { reason: 'question', message: t(next.message) })} />}
    />
  );
}

function sumsSections(money: Money, counted: readonly Booking[], t: ReturnType<typeof useWords>) {
  const months = monthsOf(counted);
  const isCut = counted.some(({ day }) => day.slice(0, 7) < (months[0]?.month ?? ''));
  return [
    {
      title: t(words.phasesTitle),
      drawing: '/drawings/plan-steps.svg',
      body: (
        <>
          <p>
            <RichText text={t(words.phasesLead)} />
          </p>
          <SumsTable
            label={t(words.phasesTitle)}
            head={t(words.phase)}
            rows={phaseNumbers.map((phase) => ({
              key: String(phase),
              name: t(phaseNames[phase]),
              ...balanceOf(counted.filter((booking) => booking.phase === phase)),
            }))}
          />
        </>
      ),
    },
    ...(months.length > 0
      ? [
          {
            title: t(words.monthsTitle),
            drawing: '/drawings/part-plan.svg',
            body: (
              <>
                <p>
                  {t(words.monthsLead)} {isCut && t(words.monthsCut)}
                </p>
                <LiveSums>
                  <MonthsPicture months={months} />
                </LiveSums>
                <More words={t(words.monthsOpen)}>
                  <SumsTable
                    label={t(words.monthsTitle)}
                    head={t(words.month)}
                    rows={months.map(({ month, ...sums }) => ({
                      key: month,
                      name: monthInWords(month, t.locale),
                      ...sums,
                    }))}
                  />
                </More>
              </>
            ),
          },
        ]
      : []),
    {
      title: t(words.entriesTitle),
      drawing: '/drawings/plan-transfer.svg',
      body: <BooksEntries money={money} />,
    },
  ];
}

/** What the initiative asks for, answered as far as there is an answer. */
function TenPoints({ counted }: { counted: readonly Booking[] }) {
  const t = useWords();
  const kindsOf = { sources: kindsIn, uses: kindsOut } as const;
  return (
    <>
      <p>{t(words.tenLead)}</p>
      <ol>
        {t.now(tenPoints).map(({ id, title, text, missing }) => (
          <li key={id}>
            <p>
              <strong>{t(title)}</strong>
              <br />
              {text && <RichText text={t(text)} />}
              {text && missing && <br />}
              {missing && t(words.missingOf, { what: t(missing) })}
              {(id === 'sources' || id === 'uses') && <OfKinds kinds={kindsOf[id]} counted={counted} />}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function OfKinds({ kinds, counted }: { kinds: typeof kindsIn | typeof kindsOut; counted: readonly Booking[] }) {
  const t = useWords();
  const sums = kinds.flatMap((kind) => {
    const cents = counted.reduce((sum, booking) => (booking.kind === kind ? sum + booking.cents : sum), 0);
    return cents > 0 ? [t(words.ofKind, { kind: t(kindNames[kind]), amount: inEuros(cents, t.locale) })] : [];
  });
  return sums.length > 0 ? sums.join(' ') : t(words.missing);
}
