import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { address, openedBounces, report } from '#server/testing/bounces.ts';
import { type MailboxPosition, readMailbox } from './bounce-mailbox.ts';
import { openBounces } from './note-bounces.ts';

const { database, at, begin, aSentAnswer, stateOf } = await openedBounces();

test('a mail whose head is longer than any answer that we take hides none that came after it', async () => {
  const id = await aSentAnswer();
  const long = `To: ${'x'.repeat(60_000)}@example.org\n`.repeat(20);
  at.imap.deliver(long + report('somebody@example.org', 'failed', 'Long'));
  at.imap.deliver(report(at.bounces.addressOf(id)));
  await at.bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
  expect(at.imap.kept()).toEqual(['Long']);
});

test('nobody is asked how a mail is built: of a small one with very many parts the answer is longer than any that we take', async () => {
  const id = await aSentAnswer();
  at.imap.deliver(report(at.bounces.addressOf(id)));
  at.imap.floodFor('BODYSTRUCTURE');
  await at.bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
});

test('a flood of mails is got through in parts, and reports to nobody of ours are not even fetched', async () => {
  for (let count = 0; count < 70; count += 1) at.imap.deliver(report(`bounce+${count}@example.org`));
  const id = await aSentAnswer();
  at.imap.deliver(report(at.bounces.addressOf(id)));
  let looked: MailboxPosition | undefined;
  const look = async (isOurs: (head: string) => boolean, breaksAfter = Infinity): Promise<number> => {
    let worked = 0;
    await readMailbox(at.imap.mailbox, looked, {
      isOurs,
      work: async () => {
        if (worked === breaksAfter) throw new Error('the connection broke');
        worked += 1;
        return false;
      },
      onLooked: (place) => (looked = place),
    });
    return worked;
  };
  await expect(look(() => true, 60)).rejects.toThrow('the connection broke');
  expect(await look(() => true)).toBe(11);
  looked = undefined;
  expect(await look((head) => head.includes(at.bounces.addressOf(id)))).toBe(1);
  await at.bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
  expect(at.imap.kept()).toHaveLength(70);
});

test('a connection that ends between two questions is a failure: what was not looked at is looked at the next time', async () => {
  for (let count = 0; count < 60; count += 1) at.imap.deliver(report(`bounce+${count}@example.org`));
  let looked: MailboxPosition | undefined;
  const look = async (work: () => Promise<void>): Promise<number> => {
    let worked = 0;
    await readMailbox(at.imap.mailbox, looked, {
      isOurs: () => true,
      work: async () => {
        worked += 1;
        await work();
        return false;
      },
      onLooked: (place) => (looked = place),
    });
    return worked;
  };
  await expect(
    look(async () => {
      at.imap.hangUp();
      await wait(100);
    }),
  ).rejects.toThrow('the mailbox');
  expect(await look(async () => {})).toBe(60);
});

test('where only all marked messages could be deleted, a report is marked as seen and nothing else is touched', async () => {
  await begin(['NAMESPACE']);
  const id = await aSentAnswer();
  at.imap.deliver('Subject: Hello\n\nFor the team');
  at.imap.deliver(report(at.bounces.addressOf(id)));
  await at.bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
  expect(at.imap.kept()).toEqual(['Hello', String.raw`Undelivered Mail Returned to Sender \Seen`]);
});

test('a mailbox that cannot be read is a failure of the task, and what lies in it is found the next time', async () => {
  const id = await aSentAnswer();
  at.imap.deliver(report(at.bounces.addressOf(id)));
  const wrong = { ...at.imap.mailbox, password: 'wrong' };
  await expect(openBounces({ address, mailbox: wrong }, 'secret', database.sql, at.log).note()).rejects.toThrow(
    /Command failed/u,
  );
  const gone = { ...at.imap.mailbox, port: 9 };
  await expect(openBounces({ address, mailbox: gone }, 'secret', database.sql, at.log).note()).rejects.toThrow(
    /ECONNREFUSED/u,
  );
  await at.bounces.note();
  expect((await stateOf(id))?.isBounced).toBe(true);
});

test('no password is sent to another machine without TLS', async () => {
  // Every address but those of this machine is another one; this one happens to lead here.
  const elsewhere = { ...at.imap.mailbox, host: '0.0.0.0' };
  await expect(openBounces({ address, mailbox: elsewhere }, 'secret', database.sql, at.log).note()).rejects.toThrow(
    /STARTTLS/u,
  );
});
