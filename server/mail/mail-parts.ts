import { messageMail as words } from '#content/mail/message-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { isAnonymousName, isEmailPlaceholder } from '#contract/placeholders.ts';
import { type ReasonId, reasons } from '#contract/reasons.ts';
import { wordsIn } from '#contract/words.ts';
import { escapeHtml } from './escape-html.ts';
import { headerText, mailPage, textAsHtml } from './mail-text.ts';
import type { MailWords } from './mailer.ts';

/** What a mail to the team about several messages is made of. */
export type MailPart =
  | { readonly head?: string; readonly text: string }
  | { readonly items: readonly string[] }
  | { readonly link: string; readonly to: string };

/** A message, as such a mail lists it. */
export type MailedMessage = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly reasonId: string | null;
  readonly reasonLabel: string;
  readonly message: string;
  readonly createdAt: Date;
};

/** Where all that stands in the database. */
export const mailedColumns =
  'id, reference, name, email, reason_id as "reasonId", reason_label as "reasonLabel", message, created_at as "createdAt"';

const longestExcerpt = 500;
const t = wordsIn(teamLanguage);

/** The messages with their beginnings, the oldest first. */
export function listMessages(messages: readonly MailedMessage[]): MailPart[] {
  return messages
    .toSorted((a, b) => +a.createdAt - +b.createdAt)
    .map((each) => {
      const { reference, email, message } = each;
      const { name, reason } = toldOf(each);
      const from = isEmailPlaceholder(email) ? [name] : [name, headerText(email)];
      return {
        head: [reference, ...from, `${t(words.reason)}: ${reason}`].join(' · '),
        text: message.length > longestExcerpt ? `${message.slice(0, longestExcerpt)}…` : message,
      };
    });
}

/** The mail in both of its forms. */
export function mailOf(subject: string, parts: readonly MailPart[]): MailWords {
  return {
    subject,
    text: parts.map(asText).join('\n\n').concat('\n'),
    html: mailPage(teamLanguage, subject, parts.map(asHtml).join('\n')),
  };
}

function asText(part: MailPart): string {
  if ('items' in part) return part.items.map((item) => `- ${item}`).join('\n');
  if ('link' in part) return `${part.link}: ${part.to}`;
  return part.head === undefined ? part.text : `${part.head}\n${part.text}`;
}

function asHtml(part: MailPart): string {
  if ('items' in part) return `<ul>\n${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`;
  if ('link' in part) return `<p><a href="${escapeHtml(part.to)}">${escapeHtml(part.link)}</a></p>`;
  const head = part.head === undefined ? '' : `<strong>${escapeHtml(part.head)}</strong><br>\n`;
  return `<p>${head}${textAsHtml(part.text)}</p>`;
}

type Sender = { readonly name: string; readonly reasonId: string | null | undefined; readonly reasonLabel: string };

/**
 * Who wrote and why, in the team's language, as it may stand in a line of a mail. What the visitor read says the same;
 * only a reason that is none of ours is in theirs.
 */
export function toldOf({ name, reasonId, reasonLabel }: Sender): { name: string; reason: string } {
  return {
    // A name can be made of invisible characters alone.
    name: isAnonymousName(name) ? t(words.nobody) : headerText(name, 60) || '…',
    reason: headerText(reasons[reasonId as ReasonId]?.[teamLanguage] ?? reasonLabel),
  };
}
