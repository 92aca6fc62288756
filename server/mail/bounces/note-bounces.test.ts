import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { address, openedBounces, report } from '#server/testing/bounces.ts';
import { eventually } from '#server/testing/eventually.ts';
import { wayOf } from '#server/testing/mail-way.ts';
import { openedMailer, openedOutbox, openedPeer } from '#server/testing/opened.ts';
import { openBounces } from './note-bounces.ts';

const { database, at, anAnswer, aSentAnswer, stateOf } = await openedBounces();

/** Lets the outbox send what waits. Out: what the mail server gets first. */
async function sentNow() {
  const peer = await openedPeer();
  const wayNow = wayOf(openedMailer(peer.url));
  await openedOutbox({ database, wayNow, returnPathOf: at.bounces.addressOf, log: at.log });
  return eventually('it is sent', () => peer.received[0]);
}

test('an answer is sent with a return path of its own, and comes back by it', async () => {
  const id = await anAnswer();
  const { envelope, mail } = await sentNow();
  expect(envelope).toEqual({ from: at.bounces.addressOf(id), to: ['ada@example.net'] });
  expect(mail.from?.address).toBe('hello@example.org');
  await eventually('the sending is noted', async () => (await stateOf(id))?.isSent);

  at.imap.deliver('Subject: Hello\n\nFor the team');
  at.imap.deliver(report(envelope.from));
  await at.bounces.note();
  expect(await stateOf(id)).toEqual({
    isBounced: true,
    isSent: false,
    error: 'The mail server of the address refused: 550 5.1.1 <ada@example.net>: User unknown',
  });
  expect(at.imap.kept()).toEqual(['Hello']);
  expect(at.log.lines.join()).not.toContain('ada@example.net');
});

test('a mail to the team keeps the return path it had', async () => {
  const id = await anAnswer();
  await database.sql`update app_private.mail_outbox set kind = 'message', to_address = null where id = ${id}`;
  expect((await sentNow()).envelope.from).toBe('hello@example.org');
});

test('what is no report of a failure of ours changes nothing and stays where it is', async () => {
  const id = await aSentAnswer();
  const ours = at.bounces.addressOf(id);
  const forged = openBounces({ address, mailbox: at.imap.mailbox }, 'another secret', database.sql, at.log).addressOf(
    id,
  );
  at.imap.deliver(report(ours, 'delayed', 'Delayed'));
  at.imap.deliver(report(forged, 'failed', 'Forged'));
  at.imap.deliver(report(address, 'failed', 'Without an id'));
  at.imap.deliver(`To: ${ours}\nSubject: On holiday\nAuto-Submitted: auto-replied\n\nAction: failed`);
  at.imap.deliver(report('somebody@example.org', 'failed', 'Quoted').replace("I'm sorry", `To: ${ours}`));
  at.imap.deliver(
    report(ours, 'failed', 'Another kind').replace(
      'report-type=delivery-status',
      'report-type=disposition-notification',
    ),
  );
  at.imap.deliver('Subject: Nothing\n\n');
  await at.bounces.note();
  expect(await stateOf(id)).toMatchObject({ isBounced: false, isSent: true, error: null });
  expect(at.imap.kept()).toEqual([
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
  at.imap.deliver(report(at.bounces.addressOf(first), 'delayed', 'Delayed'));
  await at.bounces.note();
  await at.bounces.note();
  at.imap.deliver(report(at.bounces.addressOf(first)));
  await at.bounces.note();
  at.imap.deliver(report(at.bounces.addressOf(second)));
  await at.bounces.note();
  expect([(await stateOf(first))?.isBounced, (await stateOf(second))?.isBounced]).toEqual([true, true]);
  expect(at.imap.kept()).toEqual(['Delayed']);
});

test('an answer that was sent again is not given up because of an old report, nor is another kind of mail', async () => {
  const waiting = await anAnswer();
  const message = await aSentAnswer();
  await database.sql`update app_private.mail_outbox set kind = 'message' where id = ${message}`;
  for (const id of [waiting, message, randomUUID()]) at.imap.deliver(report(at.bounces.addressOf(id)));
  await at.bounces.note();
  expect([(await stateOf(waiting))?.isBounced, (await stateOf(message))?.isBounced]).toEqual([false, false]);
  expect(at.imap.kept()).toEqual([]);
});

test('a report is looked at again when the database did not take what it says', async () => {
  const id = await aSentAnswer();
  at.imap.deliver(report(at.bounces.addressOf(id)));
  await database.sql`alter table app_private.mail_outbox rename to mail_outbox_away`;
  await expect(at.bounces.note()).rejects.toThrow(/does not exist/u);
  await database.sql`alter table app_private.mail_outbox_away rename to mail_outbox`;
  await at.bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
});
