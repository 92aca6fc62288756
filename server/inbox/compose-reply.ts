import { replyMail as words } from '#content/mail/reply-mail.ts';
import { teamTimeZone } from '#content/mail/team-time-zone.ts';
import { site } from '#content/site.ts';
import { dateInWords } from '#contract/date-in-words.ts';
import type { Locale } from '#contract/locale.ts';
import { type ReasonId, reasons } from '#contract/reasons.ts';
import { wordsIn } from '#contract/words.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { mailPage, textAsHtml } from '#server/mail/mail-text.ts';
import { newHeaderId, type NewMail } from '#server/mail/put-mail.ts';

/** Our answer and what it answers. */
type ReplyContent = {
  readonly text: string;
  readonly reference: string;
  readonly reasonId: string | null;
  readonly message: string;
  readonly locale: Locale;
  readonly createdAt: Date;
  /** Where the team reads what the visitor writes back. */
  readonly teamAddress: string;
  readonly statusUrl: string;
  /** Of the site, for the Message-ID. */
  readonly domain: string;
};

/** Writes the mail to a visitor, in their language: our answer first, then what they wrote, then how to go on. */
export function composeReplyMail(content: ReplyContent): NewMail {
  const { text, reference, message, locale, statusUrl } = content;
  const t = wordsIn(locale);
  // Words of a visitor do not become the subject of a mail of ours: the address they gave may be somebody else's.
  const reason = reasons[content.reasonId as ReasonId]?.[locale];
  const subject = reason === undefined ? t(words.plainSubject, { reference }) : t(words.subject, { reason, reference });
  const quoted = t(words.quoted, { date: dateInWords(content.createdAt, locale, teamTimeZone) });
  const ending = [t(words.writeBack), t(words.reference, { reference })];

  return {
    headerId: newHeaderId(content.domain),
    senderName: site.name,
    replyTo: withReference(content.teamAddress, reference),
    subject,
    text: [
      text,
      '———',
      `${quoted}\n${quote(message)}`,
      '———',
      [...ending, `${t(words.status)}\n${statusUrl}`, site.name].join('\n'),
    ]
      .join('\n\n')
      .concat('\n'),
    html: mailPage(
      locale,
      subject,
      `<p>${textAsHtml(text)}</p>
<hr>
<p>${escapeHtml(quoted)}</p>
<blockquote style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">${textAsHtml(message)}</blockquote>
<hr>
<p>${ending.map(escapeHtml).join('<br>\n')}</p>
<p>${escapeHtml(t(words.status))}<br>
<a href="${escapeHtml(statusUrl)}">${escapeHtml(statusUrl)}</a></p>
<p>${escapeHtml(site.name)}</p>`,
    ),
  };
}

// RFC 5321: longer ones are refused.
const longestMailbox = 64;

/**
 * The team's address with the number of a message in it, so that everybody sees what an answer is about:
 * `team+EC-7K3M-9QPD@example.org`. Mail servers deliver it as if it ended at the first plus.
 */
export function withReference(address: string, reference: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = `${address.slice(0, at)}+${reference}`;
  return mailbox.length > longestMailbox ? address : mailbox + address.slice(at);
}

// As mail programs quote.
const quote = (text: string): string =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
