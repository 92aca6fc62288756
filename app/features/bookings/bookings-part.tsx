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
import { Outcome } from '#app/ui/outcome.tsx';
import { bookingForm, bookingList as words, bookingsPage } from '#content/team/bookings.ts';
import { BookingForm, bookingDraft } from './booking-form.tsx';
import { BookingList } from './booking-list.tsx';
import { typedOf } from './check-booking.ts';
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
  const list = useRef<HTMLHeadingElement>(null);

  if (closed) return <TeamClosed because={closed} />;
  if (!value)
    return failure ? (
      <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />
    ) : (
      <p role="status">{t(words.loading)}</p>
    );

  const variantOf = (entry: Entry | undefined): string => entry?.id ?? 'new';

  /** Opens a correction: it begins with what was entered, unless something was typed already. */
  function correct(entry: Entry): void {
    const variant = variantOf(entry);
    if (!findDraft(bookingDraft, variant)) keepDraft(bookingDraft, variant, { values: typedOf(entry, t.locale) });
    setCorrected(entry);
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
          onCancel={() => close()}
          onNewer={() => void load()}
        />
      </section>
      <section aria-labelledby="bookings-title" hidden={corrected !== undefined}>
        <h2 id="bookings-title" ref={list} tabIndex={-1}>
          {t(words.title)}
        </h2>
        <Outcome text={entered} />
        {failure && <TryAgain text={t(words.notLoaded)} isBusy={isLoading} onAgain={() => void load()} />}
        <BookingList {...value} userId={userId} team={team} onCorrect={correct} load={load} />
      </section>
    </div>
  );
}
