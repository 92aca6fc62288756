import { standstillMail as words } from '#content/mail/standstill-mail.ts';
import { teamLanguage } from '#content/mail/team-language.ts';
import { site } from '#content/site.ts';
import { wordsIn } from '#contract/words.ts';
import type { Log } from '#server/log.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { isOurTurn } from '#server/postgres/one-at-a-time.ts';
import { mailOf } from './mail-parts.ts';
import { withoutAddresses } from './mail-text.ts';
import type { Mail, Mailer } from './mailer.ts';
import { isEndedCode } from './outbox.ts';
import { newHeaderId } from './put-mail.ts';

export type Alarm = {
  readonly sql: Database;
  readonly wayNow: () => Promise<{
    /** Tried in this order until one takes the mail. */
    readonly mailers: readonly Mailer[];
    readonly from: string;
    readonly to: readonly string[];
  }>;
  readonly log: Log;
};

/** The mails that wait: how many, how many of them held a code that ended before they could leave, and why. */
type Standstill = { ids: string[]; waiting: number; ended: number; error: string | null };

/**
 * Tells ALARM_TO once when mails have waited for two hours, by whatever still works, and the log.
 * The mails are marked, so the same standstill is told once, by one of several servers; when a mail
 * has left in the meantime, the next standstill is a new one. They are marked once the alarm has left: while no way takes
 * it, it is tried again each minute. Codes are one of their own: they end long before two hours,
 * and a mail server may take what is for the team and nothing else. A mail that was refused for good is none: it stands
 * in the inbox. Nor is the link that a visitor had mailed to an address that was typed wrong. What is dated in days to
 * come was written while the clock was ahead: it hides no standstill, and has waited as well. Out: the way the alarm
 * went, if any.
 */
export async function watchStandstill({ sql, wayNow, log }: Alarm): Promise<string | undefined> {
  return sql.begin(async (transaction) => {
    if (!(await isOurTurn(transaction, 'standstill'))) return undefined;
    // A mail server may take minutes. Cut off meanwhile, the same alarm would leave again each minute.
    await transaction`set local idle_in_transaction_session_timeout = 0`;
    const standstill = await findStandstill(transaction);
    if (standstill === undefined) return undefined;
    log.error(
      {
        waiting: standstill.waiting,
        endedCodes: standstill.ended,
        lastError: withoutAddresses(standstill.error ?? ''),
      },
      'mails have been waiting for more than two hours',
    );
    const { mailers, from, to } = await wayNow();
    const mail = composeAlarm(standstill, from, to);
    for (const mailer of mailers) {
      const sent = await mailer.send(mail);
      if (sent.ok) {
        await transaction`update app_private.mail_outbox set alarmed_at = now() where id = any (${standstill.ids})`;
        return mailer.name;
      }
      log.warn({ problem: sent.problem }, 'the alarm could not be sent this way');
    }
    return undefined;
  });
}

async function findStandstill(sql: Queries): Promise<Standstill | undefined> {
  const [told] = await sql<{ isWaiting: boolean; isEnded: boolean }[]>`
    select exists (
        select from app_private.mail_outbox where sent_at is null and bounced_at is null and alarmed_at is not null
          and not (${sql.unsafe(isEndedCode)})
          and alarmed_at between (select coalesce(max(sent_at), '-infinity') from app_private.mail_outbox where sent_at <= now()) and now()) as "isWaiting",
      exists (select from app_private.mail_outbox where ${sql.unsafe(isEndedCode)} and alarmed_at is not null) as "isEnded"`;
  const stuck = await sql<{ id: string; error: string | null; isEnded: boolean }[]>`
    select id, last_error as error, ${sql.unsafe(isEndedCode)} as "isEnded" from app_private.mail_outbox
    where sent_at is null and bounced_at is null and created_at not between now() - interval '2 hours' and now() + interval '2 hours' and alarmed_at is null
      and case when ${sql.unsafe(isEndedCode)} then not ${told?.isEnded ?? true}
          else kind <> 'copy' and (expires_at is null or expires_at > now()) and not ${told?.isWaiting ?? true} end`;
  if (stuck.length === 0) return undefined;
  const ended = stuck.filter(({ isEnded }) => isEnded).length;
  return {
    ids: stuck.map(({ id }) => id),
    waiting: stuck.length - ended,
    ended,
    error: stuck.findLast(({ error }) => error !== null)?.error ?? null,
  };
}

function composeAlarm({ waiting, ended, error }: Standstill, from: string, to: readonly string[]): Mail {
  const t = wordsIn(teamLanguage);
  const parts = [
    waiting > 0 && t(words.waiting, { count: waiting }),
    ended > 0 && t(words.ended, { count: ended }),
    t(words.error, { error: withoutAddresses(error ?? t(words.noError)) }),
    t(words.look),
  ].flatMap((text) => (text === false ? [] : [{ text }]));
  return {
    headerId: newHeaderId(from.split('@')[1] ?? 'localhost'),
    from: { name: site.name, address: from },
    to,
    ...mailOf(t(words.subject, { site: site.name }), parts),
  };
}
