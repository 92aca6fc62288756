import type { ImapFlow } from 'imapflow';
import type { Mailbox } from './bounce-settings.ts';

/** A report of a mail server in the mailbox: its head, which says to whom it came, and what it says to programs. */
export type BounceReport = { readonly head: string; readonly text: string };

/** A message of the mailbox. Numbers count as long as `validity` stays the same. */
export type MailboxPosition = { readonly validity: bigint; readonly uid: number };

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
// A mailbox that never comes to an end may not hold up the other tasks of the server, or its stop.
const patienceMs = 40_000;
// Of the head of a report, near whose beginning stands to whom it came, and of all of it, which says to people and then to
// programs what is: anybody can send longer ones.
const longestHead = 64 * 1024;
const longestReport = 512 * 1024;
// Anybody can send mails here: the heads are looked at a few at a time, and what was looked at is behind us.
const atOnce = 50;
// Of one answer: a mailbox that sends without end may not fill the memory meanwhile. The longest that is asked for are the
// numbers of all its mails.
const sizes = { maxLineLength: 16 * 1024 * 1024, maxLiteralSize: 1024 * 1024, maxResponseSize: 32 * 1024 * 1024 };

/** What is done with a mailbox. */
export type Looking = {
  /** Whether a mail with this head can be about one of ours. Of others nothing more is fetched. */
  readonly isOurs: (head: string) => boolean;
  /** Takes a report. Out: whether to delete it. */
  readonly work: (report: BounceReport) => Promise<boolean>;
  /** Says how far it has looked, also when it then does not come to the end. */
  readonly onLooked: (place: MailboxPosition) => void;
};

type HeadOfReport = { readonly uid: number; readonly head: string; readonly boundary: string };

/**
 * Looks at what has come into a mailbox since `after`, hands every delivery report to `work`, and deletes those that it
 * gives back. Everything else in there is left as it is. Throws when the mailbox cannot be read to its end.
 */
export async function readMailbox(
  mailbox: Mailbox,
  after: MailboxPosition | undefined,
  { isOurs, work, onLooked }: Looking,
): Promise<void> {
  // Loaded only by servers that have such a mailbox.
  const { ImapFlow } = await import('imapflow');
  const { host, port, isSecure, user, password } = mailbox;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // No password leaves this machine unencrypted.
    ...(isSecure || host === 'localhost' || host === '127.0.0.1' || host === '::1' ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
    ...sizes,
  });
  // Whatever goes wrong is thrown by the call that it goes wrong in.
  client.on('error', () => {});
  const patience = setTimeout(() => client.close(), patienceMs);
  try {
    await client.connect();
    const { uidValidity: validity, uidNext } = await client.mailboxOpen(mailbox.folder);
    const newest = uidNext - 1;
    const noteLooked = (uid: number): void => {
      // Of one that has ended the client says that there is nothing, and not that it could not ask.
      if (!client.usable) throw new Error('The connection to the mailbox ended.');
      onLooked({ validity, uid });
    };
    const first = after?.validity === validity ? after.uid + 1 : 1;
    const waiting = first <= newest ? await uidsFrom(client, first) : [];
    for (let start = 0; start < waiting.length; start += atOnce) {
      const some = waiting.slice(start, start + atOnce);
      // One by one: whoever sends many large ones over a slow line does not have us begin with them each time.
      for (const { uid, head, boundary } of await readHeads(client, some, isOurs)) {
        const text = await readReport(client, uid, boundary);
        if (text !== undefined && (await work({ head, text }))) await remove(client, uid);
        noteLooked(uid);
      }
      noteLooked(some.at(-1) ?? newest);
    }
    noteLooked(newest);
    await client.logout();
  } finally {
    clearTimeout(patience);
    client.close();
  }
}

async function uidsFrom(client: ImapFlow, first: number): Promise<number[]> {
  const found = await client.search({ uid: `${first}:*` }, { uid: true });
  if (!found) throw new Error('The mailbox was not searched.');
  // "7:*" always gives the newest message, also when its number is lower.
  return found.filter((uid) => uid >= first).toSorted((a, b) => a - b);
}

// Nobody is asked how a mail is built: the answer to that grows with each of its parts, of which a small mail can have
// more than any answer that we take.
async function readHeads(
  client: ImapFlow,
  uids: readonly number[],
  isOurs: Looking['isOurs'],
): Promise<HeadOfReport[]> {
  const bodyParts = [{ key: 'header', start: 0, maxLength: longestHead }];
  const looked = await client.fetchAll(uids.join(','), { uid: true, bodyParts }, { uid: true });
  return looked
    .toSorted((a, b) => a.uid - b.uid)
    .flatMap(({ uid, headers }) => {
      const head = headers?.toString() ?? '';
      const boundary = isOurs(head) ? boundaryOf(head) : undefined;
      return boundary === undefined ? [] : { uid, head, boundary };
    });
}

async function readReport(client: ImapFlow, uid: number, boundary: string): Promise<string | undefined> {
  const source = { start: 0, maxLength: longestReport };
  const found = (await client.fetchOne(String(uid), { source }, { uid: true })) || undefined;
  return reportIn(found?.source?.toString() ?? '', boundary);
}

/** What stands between the parts of a delivery report (RFC 3464); undefined where the head is not that of one. */
function boundaryOf(head: string): string | undefined {
  const type = /^content-type:\s*(multipart\/report\b.*)$/imu.exec(head.replace(/\r?\n[ \t]+/gu, ' '))?.[1] ?? '';
  if (!/\breport-type="?delivery-status\b/iu.test(type)) return undefined;
  const [, quoted, plain] = /\bboundary=(?:"([^"]+)"|([^\s;]+))/iu.exec(type) ?? [];
  return quoted ?? plain;
}

function reportIn(source: string, boundary: string): string | undefined {
  for (const piece of source.split(`--${boundary}`)) {
    const [head = '', ...rest] = piece.split(/\r?\n\r?\n/u);
    if (/^content-type:\s*message\/(?:global-)?delivery-status\b/imu.test(head)) return rest.join('\n\n');
  }
  return undefined;
}

async function remove(client: ImapFlow, uid: number): Promise<void> {
  // Without UIDPLUS, deleting one message also deletes those that somebody else has marked.
  if (client.capabilities.has('UIDPLUS') || client.capabilities.has('IMAP4rev2'))
    await client.messageDelete(String(uid), { uid: true });
  else await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
}
