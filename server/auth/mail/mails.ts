import { accountMails as words, type AccountMailKind } from '#content/mail/account-mails.ts';
import { site } from '#content/site.ts';
import type { Locale, Localized } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import { codeSeconds } from '#server/auth/codes.ts';
import type { SiteAddress } from '#server/auth/links.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { headerText, mailPage, textAsHtml } from '#server/mail/mail-text.ts';
import type { MailWords } from '#server/mail/mailer.ts';
import { mailOfSite, putMail } from '#server/mail/put-mail.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { inSeconds } from '#server/postgres/in-seconds.ts';

/** A mail about an account to its owner. */
export type AccountMail = {
  readonly kind: AccountMailKind;
  readonly to: string;
  readonly locale: Locale;
  /** The page with a button that uses up the token in it. */
  readonly link?: string;
  readonly code?: string;
  /** What else the words name, e.g. `{email}`. */
  readonly values?: Readonly<Record<string, string>>;
};

/**
 * Puts a mail about an account into the outbox, in the caller's transaction. With a code it is given
 * up when the code has ended, and its text is deleted as soon as it was sent.
 */
export async function putAccountMail(sql: Queries, { siteUrl }: SiteAddress, mail: AccountMail): Promise<void> {
  await putMail(sql, mailOfSite(siteUrl, composeAccountMail(mail)), {
    kind: 'account',
    to: mail.to,
    expiresAt: mail.code === undefined ? undefined : await inSeconds(sql, codeSeconds),
  });
}

/** Writes the mail: what happened, the button, the code on a line of its own, what to do when it was somebody else. */
export function composeAccountMail({ kind, locale, link, code, values = {} }: AccountMail): MailWords {
  const t = wordsIn(locale);
  // Each kind has some of them.
  const mail: Partial<Record<'subject' | 'text' | 'button' | 'code' | 'after', Localized>> = words[kind];
  const say = (key: keyof typeof mail): string => {
    const said = mail[key];
    return said ? t(said, { site: site.name, ...values }) : '';
  };
  // The one address of ours that can stand in a sentence.
  const asHtml = (text: string): string => {
    const html = textAsHtml(text);
    const reset = escapeHtml(values.reset ?? '');
    return reset === '' ? html : html.replaceAll(reset, `<a href="${reset}">${reset}</a>`);
  };
  const subject = headerText(say('subject'));
  const parts = [{ text: say('text'), html: `<p>${asHtml(say('text'))}</p>` }];
  if (link !== undefined && say('button') !== '')
    parts.push({
      text: `${say('button')}:\n${link}`,
      html: `<p><a href="${escapeHtml(link)}" style="display: inline-block; padding: .6em 1.2em; background: #0F4C5C; color: #fff; border-radius: .5em">${escapeHtml(say('button'))}</a></p>`,
    });
  if (code !== undefined && say('code') !== '')
    parts.push({
      text: `${say('code')}\n\n${code}`,
      html: `<p>${asHtml(say('code'))}</p>\n<p style="font-family: monospace; font-size: 26px; letter-spacing: .08em"><strong>${code}</strong></p>`,
    });
  if (say('after') !== '') parts.push({ text: say('after'), html: `<p>${asHtml(say('after'))}</p>` });
  return {
    subject,
    text: parts
      .map(({ text }) => text)
      .join('\n\n')
      .concat('\n'),
    html: mailPage(locale, subject, parts.map(({ html }) => html).join('\n')),
  };
}
