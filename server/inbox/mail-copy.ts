import { Hono } from 'hono';
import { copyMail as words } from '#content/mail/copy-mail.ts';
import { site } from '#content/site.ts';
import type { Locale } from '#contract/locale.ts';
import { isEmailPlaceholder } from '#contract/placeholders.ts';
import { mailedName, statusPath, statusTokenPattern } from '#contract/status.ts';
import { wordsIn } from '#contract/words.ts';
import { answerFailure, askInTime } from '#server/http/failures.ts';
import { wayBack } from '#server/http/origin.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { mailPage } from '#server/mail/mail-text.ts';
import { mailOfSite, type NewMail, putMail } from '#server/mail/put-mail.ts';
import { mailboxOf } from '#server/mailbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { inSeconds } from '#server/postgres/in-seconds.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { readShortForm } from './short-form.ts';
import { lookUpCodes, type StatusParts } from './status.ts';

/** What mailing number and link works with. */
type CopyParts = StatusParts & {
  readonly siteUrl: URL;
  /** Called when a mail was put into the outbox. */
  readonly onStored: () => void;
};

/** So many of these mails go to one mailbox in a day (SEC-12). */
const mostInADay = 2;
const hoursToSend = 24;

/**
 * POST /functions/v1/mail-status: mails number and link of a message to the address that was given with it. Only who has
 * the link can ask, and always gets the same answer: whether this address was written to today is nobody's business
 * (docs/decisions/047-number-and-link.md).
 */
export function mailCopy(parts: CopyParts): Hono {
  const app = new Hono();
  app.post('/', async (c) => {
    // From wherever it comes: nobody else's page knows the link.
    const form = await readShortForm(c);
    if (!form.ok) return answerFailure(c, form.failure);
    const { sent, isJson, locale } = form.value;
    const token = statusTokenPattern.test(sent.get('status') ?? '') ? (sent.get('status') ?? '') : '-';
    const done = await askInTime(async () => {
      const place = parts.addressOf(c);
      await parts.limits.count('statusBlock', place);
      await parts.limits.count('mailBlock', place);
      if (token !== '-') await putCopy(parts, token);
      return { ok: true, value: undefined };
    }, lookUpCodes);
    if (!done.ok && isJson) return answerFailure(c, done.failure, locale);
    if (isJson) return c.json({});
    const path = `${statusPath(token, locale)}?${mailedName}=${done.ok ? 'yes' : 'no'}`;
    return c.redirect(wayBack(c.req.raw.headers, path, parts.siteUrl), 303);
  });
  return app;
}

type CopiedMessage = { id: string; email: string; reference: string; locale: Locale };

async function putCopy({ sql, limits, siteUrl, onStored }: CopyParts, token: string): Promise<void> {
  const [message] = await sql<CopiedMessage[]>`
    select id, email, reference, locale from app_private.messages
    where status_token = ${token} and deleted_at is null and suspected is null`;
  if (!message || isEmailPlaceholder(message.email)) return;
  await limits.count('copyEverywhere');
  const { reference, locale } = message;
  await sql.begin(async (transaction) => {
    const isAllowed = await noteCopy(transaction, message.id, mailboxOf(message.email));
    const statusUrl = new URL(statusPath(token, locale), siteUrl).href;
    const mail = composeCopyMail({ reference, locale, statusUrl, siteUrl });
    // One too many has ended before it begins: the same work, so the time it takes tells nothing either. Long before: the
    // outbox may have read its clock a moment ago.
    const expiresAt = await inSeconds(transaction, (isAllowed ? 1 : -1) * hoursToSend * 3600);
    await putMail(transaction, mail, { kind: 'copy', to: message.email, expiresAt });
  });
  onStored();
}

/**
 * Notes that a mail was asked for, and tells whether it is sent: not if one for this message or too many others went to
 * its mailbox within a day. The same work in either case.
 */
async function noteCopy(sql: Queries, id: string, mailbox: string): Promise<boolean> {
  await oneAtATime(sql, `copy ${mailbox}`);
  const [row] = await sql<[{ others: number; isRepeated: boolean }]>`
    select count(*)::int as others, coalesce(bool_or(message_id = ${id}), false) as "isRepeated" from app_private.mail_copies
    where mailbox = ${mailbox} and is_sent and asked_at between now() - interval '1 day' and now() + interval '1 hour'`;
  const isAllowed = !row.isRepeated && row.others < mostInADay;
  await sql`
    insert into app_private.mail_copies (message_id, mailbox, is_sent) values (${id}, ${mailbox}, ${isAllowed})`;
  return isAllowed;
}

/** What the mail with number and link is made of: nothing that anybody typed. */
type CopyContent = {
  readonly reference: string;
  readonly statusUrl: string;
  readonly locale: Locale;
  readonly siteUrl: URL;
};

/** Writes the mail with the number and the link of a message, for whoever sent it. */
function composeCopyMail({ reference, statusUrl, locale, siteUrl }: CopyContent): NewMail {
  const t = wordsIn(locale);
  const subject = t(words.subject, { reference });
  const arrived = t(words.arrived, { site: site.name });
  const number = t(words.number, { reference });
  return mailOfSite(siteUrl, {
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
  });
}
