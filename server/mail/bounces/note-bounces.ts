import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Log } from '#server/log.ts';
import { headerText } from '#server/mail/mail-text.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type MailboxPosition, readMailbox, type BounceReport } from './bounce-mailbox.ts';
import type { BounceSettings } from './bounce-settings.ts';

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
  let newest: MailboxPosition | undefined;
  return {
    addressOf: path.addressOf,
    note: async () => {
      await readMailbox(mailbox, newest, {
        isOurs: (head) => path.mailIdIn(head) !== undefined,
        work: noteReport,
        onLooked: (place) => (newest = place),
      });
    },
  };

  async function noteReport({ head, text }: BounceReport): Promise<boolean> {
    const id = path.mailIdIn(head);
    const problem = readFailure(text);
    if (id === undefined || problem === undefined) return false;
    const { count } = await sql`
      update app_private.mail_outbox set bounced_at = now(), sent_at = null, last_error = ${problem}
      where id = ${id} and kind = 'reply' and sent_at is not null`;
    if (count > 0) log.warn({ mail: id }, 'an answer to a visitor came back');
    return true;
  }
}

/**
 * Reads what a mail server reports to programs (RFC 3464, the part `message/delivery-status`). Out: why a mail was not
 * delivered, in the server's words; `undefined` when it may still arrive or did.
 */
export function readFailure(report: string): string | undefined {
  for (const recipient of report.replace(/\r\n?/gu, '\n').split(/\n\n+/u)) {
    const fields = readFieldsOf(recipient);
    if (!/^failed\b/iu.test(fields.get('action') ?? '')) continue;
    const words =
      fields.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/u, '') ?? fields.get('status') ?? 'no reason given';
    return `The mail server of the address refused: ${headerText(words, 300)}`;
  }
  return undefined;
}

function readFieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  // A line that begins with a space goes on with the one before.
  for (const line of group.replace(/\n[ \t]+/gu, ' ').split('\n')) {
    const [, name, value] = /^([\w-]+):(.*)$/u.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** The addresses that mail servers report to when they cannot deliver, one for each mail (VERP). */
type ReturnPath = {
  /** `bounce+<id of the mail without dashes>-<proof>@example.org` */
  readonly addressOf: (mailId: string) => string;
  /** The id of the mail that a text with such an address in it is about. Nobody else can make one that counts. */
  readonly mailIdIn: (text: string) => string | undefined;
};

/** Makes return paths below `address`, proved with a key made from `secret`. */
export function returnPath(address: string, secret: string): ReturnPath {
  const at = address.lastIndexOf('@');
  const [mailbox, domain] = [address.slice(0, at), address.slice(at + 1)];
  const proofOf = (id: string): string =>
    createHmac('sha256', secret).update(`return path of ${id}`).digest('hex').slice(0, 12);
  // Some mail servers write addresses in their own case.
  const ours = new RegExp(`${escape(mailbox)}\\+([\\da-f]{32})-([\\da-f]{12})@${escape(domain)}`, 'giu');
  return {
    addressOf: (mailId) => {
      const id = mailId.replaceAll('-', '');
      return `${mailbox}+${id}-${proofOf(id)}@${domain}`;
    },
    mailIdIn: (text) => {
      for (const [, id = '', proof = ''] of text.toLowerCase().matchAll(ours))
        if (timingSafeEqual(Buffer.from(proofOf(id)), Buffer.from(proof)))
          return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
      return undefined;
    },
  };
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
