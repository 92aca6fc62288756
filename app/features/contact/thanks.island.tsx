import { useSearch } from '#app/lib/browser/use-search.ts';
import { firstEventWords } from '#content/contact/first-event.ts';
import { thankYouWords } from '#content/contact/thank-you.ts';
import { referencePattern } from '#contract/reference.ts';
import { statusTokenPattern } from '#contract/status.ts';
import { SentText } from './sent-text.tsx';
import type { Sent } from './sent.ts';

/** What the address says of a message that was sent without JavaScript. `days`: within which somebody answers. */
export function Thanks({ days }: { days: number }) {
  const query = new URLSearchParams(useSearch());
  const later = query.get('later') === 'event' ? firstEventWords.answer : undefined;
  return <SentText {...sentBy(query)} days={days} arrived={thankYouWords.soon} later={later} />;
}

/** Only what looks exactly as we write it counts. */
function sentBy(query: URLSearchParams): Sent {
  const [reference, status] = [query.get('reference') ?? '', query.get('status') ?? ''];
  if (!referencePattern.test(reference)) return { reference: '', isAnswerWanted: true, hasAddress: false };
  const known = statusTokenPattern.test(status) ? { status } : {};
  const has = (name: string) => query.get(name) !== 'none';
  return { reference, ...known, isAnswerWanted: has('answer'), hasAddress: has('address') };
}
