import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { newId } from '#app/lib/forms/new-id.ts';
import { useOnce } from '#app/lib/forms/use-once.ts';
import { timeInWords } from '#app/lib/text/time-in-words.ts';
import teamLook from '#app/parts/team.module.css';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { DetailedOutcome } from '#app/ui/detailed-outcome.tsx';
import oneLine from '#app/ui/lines.module.css';
import { Passing } from '#app/ui/passing.tsx';
import { kindNames, phaseNames } from '#content/support/money.ts';
import { bookingList as words, notEntered } from '#content/team/bookings.ts';
import { inEuros } from '#contract/cents.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { TeamMember } from '#contract/inbox.ts';
import { type FundingGoal, isIncome } from '#contract/money.ts';
import { columnsOf, typedOf } from './check-booking.ts';
import { enterBooking, type Entries, type Entry } from './data.ts';

type Props = Entries & {
  userId: string;
  /** Undefined while nobody's name is known. */
  team: readonly TeamMember[] | undefined;
  onCorrect: (entry: Entry) => void;
  load: () => Promise<unknown>;
};

const shownAtFirst = 20;

/** All entries with their corrections, the newest first. */
export function BookingList({ entries, goals, userId, team, onCorrect, load }: Props) {
  const t = useWords();
  const { once, outcome, tell, isBusy } = useOnce();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // By what they take back: pressed again after a lost answer, it is the same entry.
  const ids = useRef<Record<string, string>>({});
  // The button that showed the rest is gone; the first of it is where somebody goes on.
  useEffect(() => {
    if (isWhole) list.current?.children[shownAtFirst]?.querySelector('h3')?.focus();
  }, [isWhole]);

  /** Takes an entry back: an entry of its own, which counts nothing. */
  async function takeBack(entry: Entry): Promise<void> {
    const columns = columnsOf(typedOf(entry, t.locale), entry.locale);
    const id = (ids.current[entry.id] ??= newId());
    const entered = await enterBooking({ id, corrects: entry.id, is_void: true, ...columns });
    if (entered.ok) tell({ text: t(words.takenBack, { number: entry.number }) });
    else {
      const detail = entered.because === 'refused' ? entered.detail : undefined;
      tell({ text: t(notEntered[entered.because]), isFailure: true, detail });
    }
    await load();
  }

  if (entries.length === 0) return <p>{t(words.none)}</p>;
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <p>{t(words.lead)}</p>
      <DetailedOutcome outcome={outcome} />
      <ul ref={list} className={teamLook.list}>
        {shown.map((entry) => (
          <BookingEntry
            key={entry.id}
            entry={entry}
            corrected={entries.find(({ id }) => id === entry.corrects)}
            correction={entries.find(({ corrects }) => corrects === entry.id)}
            project={goals.find(({ id }) => id === entry.project)}
            author={
              entry.author === userId
                ? t(words.me)
                : (team?.find(({ id }) => id === entry.author)?.name ?? t(team ? words.nobody : words.somebody))
            }
            isBusy={isBusy}
            onCorrect={() => onCorrect(entry)}
            onTakeBack={() => void once(() => takeBack(entry))}
          />
        ))}
      </ul>
      {shown.length < entries.length && (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t(words.all, { count: entries.length })}
        </Button>
      )}
    </>
  );
}

type BookingEntryProps = {
  entry: Entry;
  /** What it corrects, and what corrects it. */
  corrected: Entry | undefined;
  correction: Entry | undefined;
  project: FundingGoal | undefined;
  author: string;
  isBusy: boolean;
  onCorrect: () => void;
  onTakeBack: () => void;
};

/** One entry, and what can be done with it. One that was corrected stays as it was. */
function BookingEntry({
  entry,
  corrected,
  correction,
  project,
  author,
  isBusy,
  onCorrect,
  onTakeBack,
}: BookingEntryProps) {
  const t = useWords();
  const { number, purpose, locale, kind, cents, day, phase, isVoid, enteredAt } = entry;
  const name = t(words.entry, { number, purpose });
  const sum = t(isIncome(kind) ? words.income : words.expense, { amount: inEuros(cents, t.locale, true) });
  const isCounted = !correction && !isVoid;
  return (
    <li>
      <h3 tabIndex={-1} lang={locale === t.locale ? undefined : locale}>
        {name}
      </h3>
      <p>
        {isCounted ? <strong>{sum}</strong> : <s>{sum}</s>} · {dateInWords(day, t.locale)} · {t(kindNames[kind])}
      </p>
      <p className={oneLine.small}>{project ? t(project.title) : t(phaseNames[phase])}</p>
      {corrected && <p>{t(isVoid ? words.takesBack : words.corrects, { number: corrected.number })}</p>}
      {correction && (
        <p>
          <strong>{t(correction.isVoid ? words.takenBackBy : words.correctedBy, { number: correction.number })}</strong>
        </p>
      )}
      <p className={oneLine.small}>{t(words.by, { time: timeInWords(enteredAt, t), name: author })}</p>
      {!correction && (
        <Passing>
          <div className={buttonRow.buttons}>
            <Button
              look="quiet"
              aria-disabled={isBusy}
              aria-label={`${t(isVoid ? words.again : words.correct)}: ${name}`}
              onClick={onCorrect}
            >
              {t(isVoid ? words.again : words.correct)}
            </Button>
            {!isVoid && (
              <Button
                look="quiet"
                aria-disabled={isBusy}
                aria-label={`${t(words.takeBack)}: ${name}`}
                onClick={onTakeBack}
              >
                {t(words.takeBack)}
              </Button>
            )}
          </div>
        </Passing>
      )}
    </li>
  );
}
