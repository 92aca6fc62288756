import { digestMail as words } from '#content/mail/digest-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { site } from '#content/site.ts';
import { fill } from './mail-text.ts';
import { type Listed, listMessages, mailOf, type Part } from './mail-parts.ts';

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
  const say = (text: keyof typeof words): string => words[text][teamLanguage];
  const subject = subjectOf(sentences, suspected.length + others);
  const parts: Part[] = [];
  if (sentences.length > 0) parts.push({ text: say('lead') }, { items: sentences });
  parts.push({ link: say('inbox'), to: inbox.href });
  if (suspected.length > 0) {
    parts.push({ text: say(suspected.length === 1 ? 'introOne' : 'intro') });
    parts.push({ text: fill(say('keptFor'), { days: String(site.retentionDays.value.suspected) }) });
  }
  parts.push(...listMessages(suspected));
  if (others > 0) parts.push({ text: fill(say('others'), { count: String(others) }) });
  parts.push({ text: say('after') });
  return mailOf(subject, parts);
}

function subjectOf([first]: readonly string[], spam: number): string {
  if (first !== undefined) return fill(words.waitingSubject[teamLanguage], { first: first.replace(/\.$/u, '') });
  return spam === 1 ? words.subjectOne[teamLanguage] : fill(words.subject[teamLanguage], { count: String(spam) });
}
