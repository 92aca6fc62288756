import type { Log } from '#server/log.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type Place, readMailbox, type Report } from './bounce-mailbox.ts';
import type { BounceSettings } from './bounce-settings.ts';
import { readFailure } from './delivery-report.ts';
import { type ReturnPath, returnPath } from './return-path.ts';

/** What comes back: the addresses to which, and the task that looks. */
export type Bounces = {
  /** The return path of a mail with this id. */
  readonly addressOf: ReturnPath['addressOf'];
  /**
   * Notes which answers to visitors came back, from what has newly come into the mailbox. A report that was noted is
   * deleted there, because it quotes the answer. The first time, the whole mailbox is looked at.
   */
  readonly note: () => Promise<void>;
};

/** Makes what is needed to learn of answers that other mail servers could not deliver later on. */
export function openBounces({ address, mailbox }: BounceSettings, secret: string, sql: Database, log: Log): Bounces {
  const path = returnPath(address, secret);
  let newest: Place | undefined;
  return {
    addressOf: path.addressOf,
    note: async () => {
      await readMailbox(mailbox, newest, {
        isOurs: (recipients) => path.mailIdIn(recipients) !== undefined,
        work: async (reports) => {
          const noted: number[] = [];
          for (const report of reports) if (await noteReport(report)) noted.push(report.uid);
          return noted;
        },
        onLooked: (place) => (newest = place),
      });
    },
  };

  async function noteReport({ recipients, text }: Report): Promise<boolean> {
    const id = path.mailIdIn(recipients);
    const problem = readFailure(text);
    if (id === undefined || problem === undefined) return false;
    const { count } = await sql`
      update app_private.mail_outbox set bounced_at = now(), sent_at = null, last_error = ${problem}
      where id = ${id} and kind = 'reply' and sent_at is not null`;
    if (count > 0) log.warn({ mail: id }, 'an answer to a visitor came back');
    return true;
  }
}
