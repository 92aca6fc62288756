import type { Session } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { useTeam } from '#app/lib/account/use-team.ts';
import { useLoad } from '#app/lib/browser/use-load.ts';
import { findDraft, keepDraft } from '#app/lib/forms/drafts.ts';
import { TeamClosed } from '#app/parts/team-closed.tsx';
import teamLook from '#app/parts/team.module.css';
import { TryAgain } from '#app/parts/try-again.tsx';
import { pathTo } from '#app/paths.ts';
import buttonRow from '#app/ui/button-row.module.css';
import { Button } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { draftWords } from '#content/forms/draft.ts';
import { bookingForm, bookingList as words, bookingsPage } from '#content/team/bookings.ts';
import { BookingForm, bookingDraft } from './booking-form.tsx';
import { BookingList } from './booking-list.tsx';
import { bookingNames, type Typed, typedOf } from './check-booking.ts';
import { listEntries, type Entry } from './data.ts';

/** What came in and went out: the form for a new entry and the list, or the form for a correction in their place. */
export function BookingsPart({ session }: { session: Session }) {
  const userId = session.user.id;
  const t = useWords();
  const { team, closed } = useTeam();
  const { value, failure, isLoading, load } = useLoad(listEntries);
  const [corrected, setCorrected] = useState<Entry>();
  /** What became of a correction, whose form is gone. */
  const [entered, setEntered] = useState<string>();
  // A correction that was given up a moment ago: one slip must not cost what somebody typed.
  const [givenUp, setGivenUp] = useState<{ readonly entry: Entry; readonly typed: Typed }>();
  const list = useRef<HTMLHeadingElement>(null);

  if (closed) return <TeamClosed because={closed} />;
  if (!value)
    return failure ? (
      <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />
    ) : (
      <p role="status">{t(words.loading)}</p>
    );

  // Somebody else was quicker: how it stands now is below then.
  const isCorrected = ({ id }: Entry): boolean => value.entries.some(({ corrects }) => corrects === id);
  const variantOf = (entry: Entry | undefined): string => entry?.id ?? 'new';

  /** Opens a correction: it begins with what was entered, unless something was typed already. */
  function correct(entry: Entry): void {
    const variant = variantOf(entry);
    if (!findDraft(bookingDraft, variant)) keepDraft(bookingDraft, variant, { values: typedOf(entry, t.locale) });
    setCorrected(entry);
    setGivenUp(undefined);
  }

  function giveUp(entry: Entry, typed: Typed): void {
    const before = typedOf(entry, t.locale);
    const isChanged = bookingNames.some((name) => typed[name] !== before[name]);
    close(isChanged ? t(draftWords.deleted) : undefined);
    if (isChanged) setGivenUp({ entry, typed });
  }

  function goOn({ entry, typed }: NonNullable<typeof givenUp>): void {
    keepDraft(bookingDraft, variantOf(entry), { values: typed });
    correct(entry);
  }

  function close(text?: string): void {
    setCorrected(undefined);
    setEntered(undefined);
    // The form that had the focus is gone; the list is where somebody goes on. It is there before its words.
    requestAnimationFrame(() => {
      list.current?.focus();
      setEntered(text);
    });
  }

  return (
    <div className={teamLook.part}>
      <p>{t(bookingsPage.lead)}</p>
      <p>
        <Link className={teamLook.way} to={pathTo('open-books')}>
          {t(words.toBooks)}
        </Link>
        <Link className={teamLook.way} to={pathTo('team/inbox')}>
          {t(words.toInbox)}
        </Link>
      </p>
      <section aria-labelledby="booking-title">
        {!corrected && <h2 id="booking-title">{t(bookingForm.title)}</h2>}
        <BookingForm
          key={corrected?.id}
          variant={variantOf(corrected)}
          corrects={corrected}
          goals={value.goals}
          onEntered={async (text) => {
            await load();
            if (corrected) close(text);
          }}
          onCancel={(typed) => corrected && giveUp(corrected, typed)}
          onNewer={() => void load()}
        />
      </section>
      <section aria-labelledby="bookings-title" hidden={corrected !== undefined && !isCorrected(corrected)}>
        <h2 id="bookings-title" ref={list} tabIndex={-1}>
          {t(words.title)}
        </h2>
        <Outcome text={entered} />
        {givenUp && (
          <p className={buttonRow.buttons}>
            <Button look="quiet" onClick={() => goOn(givenUp)}>
              {t(draftWords.undo)}
            </Button>
          </p>
        )}
        {failure && <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />}
        <BookingList {...value} userId={userId} team={team} onCorrect={correct} load={load} />
      </section>
    </div>
  );
}
