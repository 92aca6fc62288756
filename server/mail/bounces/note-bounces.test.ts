import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startOutbox } from '#server/mail/outbox-worker.ts';
import { smtpMailer } from '#server/mail/smtp.ts';
import { addMail } from '#server/testing/added-messages.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type ImapPeer, imapPeer } from '#server/testing/imap-peer.ts';
import { wayOf } from '#server/testing/mail-way.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { smtpPeer } from '#server/testing/smtp-peer.ts';
import { type MailboxPosition, readMailbox } from './bounce-mailbox.ts';
import { type Bounces, openBounces } from './note-bounces.ts';

const database = await openedDatabase();
let imap: ImapPeer;
let bounces: Bounces;
let log: ReturnType<typeof keptLog>;

beforeEach(async () => {
  await database.sql`truncate app_private.messages, app_private.mail_outbox cascade`;
  await begin();
});

const address = 'bounce@example.org';

async function begin(plugins?: readonly string[]): Promise<void> {
  imap = await imapPeer(plugins);
  onTestFinished(imap.close);
  log = keptLog();
  bounces = openBounces({ address, mailbox: imap.mailbox }, 'secret', database.sql, log);
}

const anAnswer = (): Promise<string> => addMail(database.sql, { kind: 'reply', to_address: 'ada@example.net' });

async function aSentAnswer(): Promise<string> {
  const id = await anAnswer();
  await database.sql`update app_private.mail_outbox set sent_at = now(), attempts = 1 where id = ${id}`;
  return id;
}

async function stateOf(id: string): Promise<{ isBounced: boolean; isSent: boolean; error: string | null } | undefined> {
  const [state] = await database.sql<{ isBounced: boolean; isSent: boolean; error: string | null }[]>`
    select bounced_at is not null as "isBounced", sent_at is not null as "isSent", last_error as error
    from app_private.mail_outbox where id = ${id}`;
  return state;
}

/** What Postfix writes to a return path. */
const report = (
  to: string,
  action = 'failed',
  subject = 'Undelivered Mail Returned to Sender',
): string => `Return-Path: <>
Delivered-To: ${to}
Date: Sat, 21 Nov 2026 10:00:00 +0100 (CET)
From: MAILER-DAEMON@mail.example.org (Mail Delivery System)
Subject: ${subject}
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4F2A.1/mail.example.org"

This is a MIME-encapsulated message.

--4F2A.1/mail.example.org
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--4F2A.1/mail.example.org
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org

Final-Recipient: rfc822; ada@example.net
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ada@example.net>: User unknown

--4F2A.1/mail.example.org
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Ecosystem <hello@example.org>
Subject: Our answer

Action: failed
--4F2A.1/mail.example.org--
`;

/** Lets the outbox send what waits. Out: what the mail server gets first. */
async function sentNow() {
  const peer = await smtpPeer();
  onTestFinished(peer.close);
  const mailer = smtpMailer({ url: peer.url });
  onTestFinished(mailer.close);
  const { stop } = await startOutbox({ database, wayNow: wayOf(mailer), returnPathOf: bounces.addressOf, log });
  onTestFinished(stop);
  return eventually('it is sent', () => peer.received[0]);
}

test('an answer is sent with a return path of its own, and comes back by it', async () => {
  const id = await anAnswer();
  const { envelope, mail } = await sentNow();
  expect(envelope).toEqual({ from: bounces.addressOf(id), to: ['ada@example.net'] });
  expect(mail.from?.address).toBe('hello@example.org');
  await eventually('the sending is noted', async () => (await stateOf(id))?.isSent);

  imap.deliver('Subject: Hello\n\nFor the team');
  imap.deliver(report(envelope.from));
  await bounces.note();
  expect(await stateOf(id)).toEqual({
    isBounced: true,
    isSent: false,
    error: 'The mail server of the address refused: 550 5.1.1 <ada@example.net>: User unknown',
  });
  expect(imap.kept()).toEqual(['Hello']);
  expect(log.lines.join()).not.toContain('ada@example.net');
});

test('a mail to the team keeps the return path it had', async () => {
  const id = await anAnswer();
  await database.sql`update app_private.mail_outbox set kind = 'message', to_address = null where id = ${id}`;
  expect((await sentNow()).envelope.from).toBe('hello@example.org');
});

test('what is no report of a failure of ours changes nothing and stays where it is', async () => {
  const id = await aSentAnswer();
  const ours = bounces.addressOf(id);
  const forged = openBounces({ address, mailbox: imap.mailbox }, 'another secret', database.sql, log).addressOf(id);
  imap.deliver(report(ours, 'delayed', 'Delayed'));
  imap.deliver(report(forged, 'failed', 'Forged'));
  imap.deliver(report(address, 'failed', 'Without an id'));
  imap.deliver(`To: ${ours}\nSubject: On holiday\nAuto-Submitted: auto-replied\n\nAction: failed`);
  imap.deliver(report('somebody@example.org', 'failed', 'Quoted').replace("I'm sorry", `To: ${ours}`));
  imap.deliver(
    report(ours, 'failed', 'Another kind').replace(
      'report-type=delivery-status',
      'report-type=disposition-notification',
    ),
  );
  imap.deliver('Subject: Nothing\n\n');
  await bounces.note();
  expect(await stateOf(id)).toMatchObject({ isBounced: false, isSent: true, error: null });
  expect(imap.kept()).toEqual([
    'Delayed',
    'Forged',
    'Without an id',
    'On holiday',
    'Quoted',
    'Another kind',
    'Nothing',
  ]);
});

test('what comes later is found, also after a delay that was reported', async () => {
  const [first, second] = [await aSentAnswer(), await aSentAnswer()];
  imap.deliver(report(bounces.addressOf(first), 'delayed', 'Delayed'));
  await bounces.note();
  await bounces.note();
  imap.deliver(report(bounces.addressOf(first)));
  await bounces.note();
  imap.deliver(report(bounces.addressOf(second)));
  await bounces.note();
  expect([(await stateOf(first))?.isBounced, (await stateOf(second))?.isBounced]).toEqual([true, true]);
  expect(imap.kept()).toEqual(['Delayed']);
});

test('a mail whose head is longer than any answer that we take hides none that came after it', async () => {
  const id = await aSentAnswer();
  const long = `To: ${'x'.repeat(60_000)}@example.org\n`.repeat(20);
  imap.deliver(long + report('somebody@example.org', 'failed', 'Long'));
  imap.deliver(report(bounces.addressOf(id)));
  await bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
  expect(imap.kept()).toEqual(['Long']);
});

test('an answer that was sent again is not given up because of an old report, nor is another kind of mail', async () => {
  const waiting = await anAnswer();
  const message = await aSentAnswer();
  await database.sql`update app_private.mail_outbox set kind = 'message' where id = ${message}`;
  for (const id of [waiting, message, randomUUID()]) imap.deliver(report(bounces.addressOf(id)));
  await bounces.note();
  expect([(await stateOf(waiting))?.isBounced, (await stateOf(message))?.isBounced]).toEqual([false, false]);
  expect(imap.kept()).toEqual([]);
});

test('where only all marked messages could be deleted, a report is marked as seen and nothing else is touched', async () => {
  await begin(['NAMESPACE']);
  const id = await aSentAnswer();
  imap.deliver('Subject: Hello\n\nFor the team');
  imap.deliver(report(bounces.addressOf(id)));
  await bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
  expect(imap.kept()).toEqual(['Hello', String.raw`Undelivered Mail Returned to Sender \Seen`]);
});

test('a mailbox that cannot be read is a failure of the task, and what lies in it is found the next time', async () => {
  const id = await aSentAnswer();
  imap.deliver(report(bounces.addressOf(id)));
  const wrong = { ...imap.mailbox, password: 'wrong' };
  await expect(openBounces({ address, mailbox: wrong }, 'secret', database.sql, log).note()).rejects.toThrow(
    /Command failed/u,
  );
  const gone = { ...imap.mailbox, port: 9 };
  await expect(openBounces({ address, mailbox: gone }, 'secret', database.sql, log).note()).rejects.toThrow(
    /ECONNREFUSED/u,
  );
  await bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
});

test('no password is sent to another machine without TLS', async () => {
  // Every address but those of this machine is another one; this one happens to lead here.
  const elsewhere = { ...imap.mailbox, host: '0.0.0.0' };
  await expect(openBounces({ address, mailbox: elsewhere }, 'secret', database.sql, log).note()).rejects.toThrow(
    /STARTTLS/u,
  );
});

test('a report is looked at again when the database did not take what it says', async () => {
  const id = await aSentAnswer();
  imap.deliver(report(bounces.addressOf(id)));
  await database.sql`alter table app_private.mail_outbox rename to mail_outbox_away`;
  await expect(bounces.note()).rejects.toThrow(/does not exist/u);
  await database.sql`alter table app_private.mail_outbox_away rename to mail_outbox`;
  await bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
});

test('a flood of mails is got through in parts, and reports to nobody of ours are not even fetched', async () => {
  for (let count = 0; count < 70; count += 1) imap.deliver(report(`bounce+${count}@example.org`));
  const id = await aSentAnswer();
  imap.deliver(report(bounces.addressOf(id)));
  let looked: MailboxPosition | undefined;
  const sizes: number[] = [];
  const look = (isOurs: (head: string) => boolean, isBreaking = false): Promise<void> =>
    readMailbox(imap.mailbox, looked, {
      isOurs,
      work: async ({ length }) => {
        if (isBreaking && length > 0 && sizes.length > 0) throw new Error('the connection broke');
        sizes.push(length);
        return [];
      },
      onLooked: (place) => (looked = place),
    });
  await expect(look(() => true, true)).rejects.toThrow('the connection broke');
  await look(() => true);
  expect(sizes).toEqual([50, 21]);
  looked = undefined;
  await look((head) => head.includes(bounces.addressOf(id)));
  expect(sizes).toEqual([50, 21, 0, 1]);
  await bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
  expect(imap.kept()).toHaveLength(70);
});
