import { copyMail as words } from '#content/mail/copy-mail.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { escapeHtml } from './escape-html.ts';
import { mailPage } from './mail-text.ts';
import { newHeaderId, type NewMail } from './put-mail.ts';

/** What the mail with number and link is made of: nothing that anybody typed. */
export type CopyContent = {
  readonly reference: string;
  readonly statusUrl: string;
  readonly locale: Locale;
  /** The domain of MAIL_FROM. */
  readonly domain: string;
};

/** Writes the mail with the number and the link of a message, for whoever sent it. */
export function composeCopyMail({ reference, statusUrl, locale, domain }: CopyContent): NewMail {
  const t = wordsIn(locale);
  const subject = t(words.subject, { reference });
  const arrived = t(words.arrived, { site: site.name });
  const number = t(words.number, { reference });
  return {
    headerId: newHeaderId(domain),
    senderName: site.name,
    replyTo: undefined,
    subject,
    text: [arrived, number, `${t(words.link)}\n${statusUrl}`, t(words.notYou), site.name].join('\n\n').concat('\n'),
    html: mailPage(
      locale,
      subject,
      `<p>${escapeHtml(arrived)}</p>
<p><strong>${escapeHtml(number)}</strong></p>
<p>${escapeHtml(t(words.link))}<br>
<a href="${escapeHtml(statusUrl)}">${escapeHtml(statusUrl)}</a></p>
<p>${escapeHtml(t(words.notYou))}</p>
<p>${escapeHtml(site.name)}</p>`,
    ),
  };
}
