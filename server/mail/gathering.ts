import { digestMail } from '#content/mail/digest-mail.ts';
import { gatheringMail as words } from '#content/mail/gathering-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { inLocale } from '#contract/locale.ts';
import { wordsIn } from '#contract/words.ts';
import type { Database } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { listMessages, mailedColumns, type MailedMessage, mailOf } from './mail-parts.ts';
import type { MailWords } from './mailer.ts';
import { mailOfSite, putMail } from './put-mail.ts';

/**
 * How many mails about single messages leave in an hour: a class of thirty that writes at once, twice over. Mail servers
 * let through a hundred or more.
 */
export const mostMails = 60;
const mostListed = 200;

type Needs = { readonly sql: Database; readonly siteUrl: URL };

/**
 * Puts one mail into the outbox that tells of all messages whose own mail is held: at once, then once an hour at most.
 * Their mails count as sent when it is. Out: whether a mail was written.
 */
export async function gatherHeld({ sql, siteUrl }: Needs): Promise<boolean> {
  return sql.begin(async (transaction) => {
    await oneAtATime(transaction, 'gathering');
    // One that was written while the clock was far ahead would else be the last until then.
    const [recent] = await transaction`
      select 1 from app_private.mail_outbox
      where kind = 'gathering' and created_at between now() - interval '1 hour' and now() + interval '1 hour' limit 1`;
    if (recent) return false;
    const held = await transaction<{ id: string; messageId: string }[]>`
      select id, message_id as "messageId" from app_private.mail_outbox
      where is_held and told_in is null and sent_at is null order by created_at for update skip locked`;
    if (held.length === 0) return false;
    const listed = await transaction<MailedMessage[]>`
      select ${sql.unsafe(mailedColumns)} from app_private.messages where id = any (${held.slice(0, mostListed).map(({ messageId }) => messageId)}::uuid[])`;
    const mail = await putMail(
      transaction,
      mailOfSite(
        siteUrl,
        composeGathering(held.length, listed, new URL(inLocale('/team/inbox', teamLanguage), siteUrl)),
      ),
      { kind: 'gathering' },
    );
    await transaction`
      update app_private.mail_outbox set told_in = ${mail} where id = any (${held.map(({ id }) => id)}::uuid[])`;
    return true;
  });
}

function composeGathering(count: number, listed: readonly MailedMessage[], inbox: URL): MailWords {
  const others = count - listed.length;
  const t = wordsIn(teamLanguage);
  return mailOf(count === 1 ? t(words.subjectOne) : t(words.subject, { count }), [
    { text: t(words.intro) },
    { link: t(digestMail.inbox), to: inbox.href },
    ...listMessages(listed),
    ...(others > 0 ? [{ text: t(words.others, { count: others }) }] : []),
    { text: t(words.after) },
  ]);
}
