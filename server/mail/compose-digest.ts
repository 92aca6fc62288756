import { digestMail as words } from '#content/mail/digest-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { site } from '#content/site.ts';
import { wordsIn } from '#contract/words.ts';
import { type Listed, listMessages, mailOf, type Part } from './mail-parts.ts';

const t = wordsIn(teamLanguage);

/**
 * Writes the daily mail: `sentences` about what waits, and the list of what looks like spam; at least one of both.
 * `others`: how many more look like spam than the list holds.
 */
export function composeDigest(
  sentences: readonly string[],
  suspected: readonly Listed[],
  others: number,
  inbox: URL,
): { subject: string; text: string; html: string } {
  const subject = subjectOf(sentences, suspected.length + others);
  const parts: Part[] = [];
  if (sentences.length > 0) parts.push({ text: t(words.lead) }, { items: sentences });
  parts.push({ link: t(words.inbox), to: inbox.href });
  if (suspected.length > 0) {
    parts.push({ text: t(suspected.length === 1 ? words.introOne : words.intro) });
    parts.push({ text: t(words.keptFor, { days: site.retentionDays.value.suspected }) });
  }
  parts.push(...listMessages(suspected));
  if (others > 0) parts.push({ text: t(words.others, { count: others }) });
  parts.push({ text: t(words.after) });
  return mailOf(subject, parts);
}

function subjectOf([first]: readonly string[], spam: number): string {
  if (first !== undefined) return t(words.waitingSubject, { first: first.replace(/\.$/u, '') });
  return spam === 1 ? t(words.subjectOne) : t(words.subject, { count: spam });
}
