import { messageMail as words } from '#content/mail/message-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { site } from '#content/site.ts';
import { inLocale } from '#contract/locale.ts';
import type { Receipt } from '#contract/message.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { wordsIn } from '#contract/words.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { toldOf } from '#server/mail/mail-parts.ts';
import { headerText, mailPage, textAsHtml } from '#server/mail/mail-text.ts';
import { newHeaderId, type NewMail } from '#server/mail/put-mail.ts';
import type { NewMessage } from './store-message.ts';

/** What of a message its mail tells. */
export type ToldMessage = Pick<NewMessage, 'name' | 'email' | 'reasonLabel' | 'message' | 'locale'> & {
  readonly [Name in 'reasonId' | 'html' | 'page' | 'answer']: NewMessage[Name] | null;
} & { readonly photo: unknown };

/**
 * Writes the mail that tells the team of a message: the visitor's words first and unchanged, below
 * them what helps to answer, and the way to the message. The frame is in the team's language. Only
 * the report of a found thing brings markup of its own, which was cleaned before it was stored.
 */
export function composeMessageMail(
  message: ToldMessage,
  { id, reference }: Pick<Receipt, 'id' | 'reference'>,
  { siteUrl }: { readonly siteUrl: URL },
): NewMail {
  const t = wordsIn(teamLanguage);
  const { name, reason } = toldOf(message);
  const replyTo = isEmailPlaceholder(message.email) ? undefined : message.email;
  const isAnswerWanted = replyTo !== undefined && message.answer !== 'none';

  const howToAnswer = isAnswerWanted
    ? t(words.replyTo, { email: replyTo })
    : replyTo === undefined
      ? t(words.noAddress, { name })
      : t(words.noAnswer, { name });
  const facts = [
    [t(words.reason), reason],
    ...(message.page ? [[t(words.page), headerText(message.page, 300)]] : []),
    [t(words.language), t(message.locale === 'de' ? words.german : words.english)],
    [t(words.reference), reference],
  ] as [string, string][];
  const notes = [howToAnswer, ...(message.photo ? [t(words.photo)] : [])];
  const link = new URL(inLocale(`/team/inbox?message=${id}`, teamLanguage), siteUrl).href;
  const subject = headerText(t(words.subject, { reason, name, reference }), 200);

  return {
    headerId: newHeaderId(siteUrl.hostname),
    senderName: headerText(t(words.sender, { name, site: site.name })),
    replyTo,
    subject,
    text: [
      t(words.wrote, { name }),
      message.message,
      '———',
      notes.join('\n'),
      `${t(words.open)}:\n${link}`,
      facts.map(([key, value]) => `${key}: ${value}`).join('\n'),
    ]
      .join('\n\n')
      .concat('\n'),
    html: mailPage(
      teamLanguage,
      subject,
      `<p>${escapeHtml(t(words.wrote, { name }))}</p>
<blockquote lang="${message.locale}" style="margin: 0; padding-left: 1em; border-left: 4px solid #0F4C5C">${message.html || textAsHtml(message.message)}</blockquote>
<p>${notes.map(escapeHtml).join('<br>\n')}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(t(words.open))}</a></p>
<p>${facts.map(([key, value]) => `${escapeHtml(key)}: <strong>${escapeHtml(value)}</strong>`).join('<br>\n')}</p>`,
    ),
  };
}
