import { digestMail as words } from '#content/mail/digest-mail.ts';
import { messageMail } from '#content/mail/message-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { site } from '#content/site.ts';
import { escapeHtml } from '#server/template.ts';
import { fill, headerText, mailPage, textAsHtml } from './mail-text.ts';

/** A message that looks like spam, as the digest lists it. */
export type Suspected = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly message: string;
  readonly createdAt: Date;
};

const longestExcerpt = 500;

/**
 * Writes the daily mail: `sentences` about what waits, and the list of what looks like spam; at least one of both.
 * `others`: how many more look like spam than the list holds.
 */
export function composeDigest(
  sentences: readonly string[],
  suspected: readonly Suspected[],
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
  for (const { reference, name, email, reason, message } of suspected.toSorted((a, b) => +a.createdAt - +b.createdAt)) {
    parts.push({
      head: `${reference} · ${headerText(name, 60)} · ${headerText(email)} · ${messageMail.reason[teamLanguage]}: ${headerText(reason)}`,
      text: message.length > longestExcerpt ? `${message.slice(0, longestExcerpt)}…` : message,
    });
  }
  if (others > 0) parts.push({ text: fill(say('others'), { count: String(others) }) });
  parts.push({ text: say('after') });
  return {
    subject,
    text: parts.map(asText).join('\n\n').concat('\n'),
    html: mailPage(teamLanguage, subject, parts.map(asHtml).join('\n')),
  };
}

type Part =
  | { readonly head?: string; readonly text: string }
  | { readonly items: readonly string[] }
  | { readonly link: string; readonly to: string };

function asText(part: Part): string {
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  if ('link' in part) return `${part.link}: ${part.to}`;
  return part.head === undefined ? part.text : `${part.head}\n${part.text}`;
}

function asHtml(part: Part): string {
  if ('items' in part) return `<ul>\n${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
  if ('link' in part) return `<p><a href="${escapeHtml(part.to)}">${escapeHtml(part.link)}</a></p>`;
  const head = part.head === undefined ? '' : `<strong>${escapeHtml(part.head)}</strong><br>\n`;
  return `<p>${head}${textAsHtml(part.text)}</p>`;
}

function subjectOf([first]: readonly string[], spam: number): string {
  if (first !== undefined) return fill(words.waitingSubject[teamLanguage], { first: first.replace(/\.$/u, '') });
  return spam === 1 ? words.subjectOne[teamLanguage] : fill(words.subject[teamLanguage], { count: String(spam) });
}
