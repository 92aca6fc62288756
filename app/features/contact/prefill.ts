import { prefillWords } from '#content/contact/prefill.ts';
import { contactReasons, linkedContactReasons } from '#contract/contact-reasons.ts';
import type { Words } from '#contract/words.ts';

/** What a link can put into the form. The name is the visitor's own. */
export type Prefill = { reason: string; email: string; message: string };

/** Longer values are cut: no link of ours is that long, and nobody reads that much before typing (CONT-20). */
const longest = 2000;

// Left behind by an address that could not be decoded.
const undecodable = '\uFFFD';
// Half of an emoji, which the cut may leave, is none either.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f\p{Cs}]/gu;

/** Reads the first value of a parameter. Undecodable ones count as absent. */
function read(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? '';
  return value.includes(undecodable) ? '' : value.slice(0, longest).replace(controls, '').trim();
}

const isKnown = (reason: string) => ([...contactReasons, ...linkedContactReasons] as string[]).includes(reason);

/** The rules CONT-07 to CONT-20: what the form starts with when a link brought the visitor. */
export function prefill(query: URLSearchParams, t: Words): Prefill {
  const [reason, book, video, topic, project, source] = ['reason', 'book', 'video', 'topic', 'project', 'source'].map(
    (name) => read(query, name),
  ) as [string, string, string, string, string, string];
  const begun = begin({ reason, book, video, topic, project, source }, t);
  return {
    reason: isKnown(begun.reason) ? begun.reason : '',
    email: read(query, 'email'),
    message: read(query, 'message') || begun.message,
  };
}

type Given = Record<'reason' | 'book' | 'video' | 'topic' | 'project' | 'source', string>;

function begin({ reason, book, video, topic, project, source }: Given, t: Words): { reason: string; message: string } {
  const discuss = (subject: string) =>
    source ? t(prefillWords.discussFrom, { subject, source }) : t(prefillWords.discuss, { subject });
  if (reason === 'borrow' && book) {
    const message = source ? t(prefillWords.borrowFrom, { book, source }) : t(prefillWords.borrow, { book });
    return { reason, message };
  }
  if (video) return { reason: 'talk', message: discuss(video) };
  if (reason === 'project' && (project || topic))
    return { reason: 'collaboration', message: t(prefillWords.collaborate, { project: project || topic }) };
  if (topic) return { reason, message: discuss(topic) };
  return { reason, message: '' };
}
