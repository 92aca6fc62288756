import { useWords } from '#app/i18n/locale.ts';
import { beginningOf } from '#app/lib/published/event-times.ts';
import { eventWords as words } from '#content/resources/event-words.ts';
import type { CommunityEvent } from '#content/resources/event.ts';

/** What has changed of an event since it was announced: nobody shall come in vain. */
export function EventChanges({ event: { state, movedFrom, note } }: { event: CommunityEvent }) {
  const t = useWords();
  const isMoved = movedFrom !== undefined && !state;
  return (
    <>
      {state && (
        <p>
          <strong>{t(words.cancelled)}.</strong> {t(words.cancelledText)}
        </p>
      )}
      {isMoved && (
        <p>
          <strong>{t(words.moved)}.</strong> {t(words.movedText, { when: beginningOf(movedFrom, t) })}
        </p>
      )}
      {note && <p>{t(note)}</p>}
    </>
  );
}
