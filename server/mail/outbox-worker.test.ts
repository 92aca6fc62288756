import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { pollMs } from '#server/rounds.ts';
import { addMail } from '#server/testing/added-messages.ts';
import { eventually } from '#server/testing/eventually.ts';
import { wayOf } from '#server/testing/mail-way.ts';
import { openedDatabase, openedMailer, openedOutbox, openedPeer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { emlFiles, forgetAccountFiles } from './eml-files.ts';
import { describeOutbox } from './list-outbox.ts';
import type { Mailer } from './mailer.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import { pruneOutbox, takeMails } from './outbox.ts';

const database = await openedDatabase();
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox cascade`);

async function putIn(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await addMail(database.sql, {
      sender_name: 'Ada über Ecosystem',
      reply_to: 'ada@example.org',
      subject: `Mail ${index}`,
    });
}

const work = (mailer: Mailer): Promise<OutboxWorker> =>
  openedOutbox({ database, wayNow: wayOf(mailer), log: keptLog() });

async function waiting(): Promise<number> {
  const [row] = await database.sql<
    { count: number }[]
  >`select count(*)::int as count from app_private.mail_outbox where sent_at is null`;
  return row?.count ?? -1;
}

describe('sending', () => {
  test('several workers send each mail once, from our address, with the Message-ID of the outbox', async () => {
    const peer = await openedPeer();
    await putIn(60);
    await Promise.all([work(openedMailer(peer.url)), work(openedMailer(peer.url)), work(openedMailer(peer.url))]);
    await eventually('all mails are sent', async () => (await waiting()) === 0);
    const known = await database.sql<{ id: string }[]>`select header_id as id from app_private.mail_outbox`;
    expect(peer.received.map(({ mail }) => mail.messageId).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
    expect((await database.sql`select from app_private.mail_outbox where is_file`).count).toBe(0);
    expect(peer.received[0]).toMatchObject({
      envelope: { from: 'hello@example.org', to: ['team@example.org'] },
      mail: { replyTo: [{ address: 'ada@example.org' }] },
    });
  });

  test('the first mail leaves at once, and of many no more than four in a tenth of a second', async () => {
    const left: number[] = [];
    const worker = await work({
      name: 'at once',
      send: async () => {
        left.push(performance.now());
        return { ok: true };
      },
      close: () => {},
    });
    await putIn(13);
    const told = performance.now();
    worker.kick();
    await eventually('all mails are sent', async () => (await waiting()) === 0);
    expect((left[0] ?? Infinity) - told).toBeLessThan(pollMs / 2);
    const gaps = left.slice(4).map((at, index) => at - (left[index] ?? at));
    expect(gaps.filter((gap) => gap < 90)).toEqual([]);
    expect(left).toHaveLength(13);
  });

  test('a refused mail is tried again later, with the reason noted, and holds up no other', async () => {
    let refused = 0;
    const peer = await openedPeer({
      beforeAnswer: async ({ mail }) => {
        if (mail.subject === 'Mail 0' && (refused += 1) < 2) throw new Error('The mailbox is full');
      },
    });
    await putIn(3);
    const worker = await work(openedMailer(peer.url));
    await eventually('the others are sent', () => peer.received.length === 2);
    const noted = await eventually(
      'the failure is noted',
      async () =>
        (
          await database.sql<{ error: string; wait: number }[]>`
      select last_error as error, extract(epoch from next_attempt_at - now())::float8 as wait from app_private.mail_outbox where attempts = 1 and sent_at is null`
        )[0],
    );
    expect(noted.error).toContain('The mailbox is full');
    expect(noted.wait).toBeGreaterThan(0);
    expect(noted.wait).toBeLessThanOrEqual(5);
    await eventually('the others are noted', async () => (await waiting()) === 1);
    expect(await describeOutbox(database.sql)).toMatch(
      /^1 mail waits in the outbox\.\n\n- Mail 0\n {2}Waiting since .*Tried 1 time\. Next try: .*\n {2}The mail server refused: .*The mailbox is full/u,
    );
    await database.sql`update app_private.mail_outbox set next_attempt_at = now() where sent_at is null`;
    worker.kick();
    await eventually('it is sent in the end', async () => (await waiting()) === 0);
    expect(peer.received).toHaveLength(3);
    expect(await describeOutbox(database.sql)).toMatch(
      /^Nothing waits in the outbox\. Mails sent in the last seven days: 3\.$/u,
    );
  });

  test('the pause doubles up to an hour, and no mail is ever given up', async () => {
    await putIn(1);
    const mailer: Mailer = { name: 'nothing', send: async () => ({ ok: false, problem: 'no' }), close: () => {} };
    const worker = await work(mailer);
    const pauses: number[] = [];
    for (const attempts of [0, 1, 5, 9, 10, 1000]) {
      await database.sql`update app_private.mail_outbox set attempts = ${attempts}, next_attempt_at = now()`;
      worker.kick();
      pauses.push(
        await eventually(
          'one more attempt',
          async () =>
            (
              await database.sql<{ wait: number }[]>`
        select round(extract(epoch from next_attempt_at - now()))::int as wait from app_private.mail_outbox where attempts = ${attempts + 1} and lease is null`
            )[0]?.wait,
        ),
      );
    }
    expect(
      pauses.map((pause, index) => Math.abs(pause - (([5, 10, 160, 2560, 3600, 3600] as const)[index] ?? 0)) <= 10),
    ).toEqual(Array(6).fill(true));
  });

  test('SEC-08 a mail server that says nothing holds no other work: stopping waits for the mail in flight', async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const peer = await openedPeer({ beforeAnswer: () => held });
    await putIn(1);
    const worker = await work(openedMailer(peer.url));
    await eventually(
      'the mail is taken',
      async () => (await database.sql`select 1 from app_private.mail_outbox where lease is not null`).length === 1,
    );
    const stopping = worker.stop();
    expect(await Promise.race([stopping.then(() => 'stopped'), Promise.resolve('waits')])).toBe('waits');
    letGo();
    await stopping;
    expect([await waiting(), peer.received.length]).toEqual([0, 1]);
  });
});

describe('leases', () => {
  test('a mail that a living process is sending is nobody else’s, one of a dead process is free', async () => {
    await putIn(1);
    const boot = '7000000000000000123';
    const alive = database.connect({ connections: 1, statementTimeoutMs: 0, purpose: 'test', isLasting: true });
    await alive`select pg_advisory_lock(${boot}::bigint)`;
    expect(await takeMails(database.sql, boot, 5, [])).toHaveLength(1);
    expect(await takeMails(database.sql, '42', 5, [])).toHaveLength(0);
    await alive.end({ timeout: 0 });
    expect(
      await eventually('the lease is void', async () => {
        const taken = await takeMails(database.sql, '42', 5, []);
        return taken.length > 0 && taken;
      }),
    ).toHaveLength(1);
  });

  test('a process does not take again what it is sending, but what it has lost track of', async () => {
    await putIn(1);
    const [taken] = await takeMails(database.sql, '43', 5, []);
    expect(await takeMails(database.sql, '43', 5, [taken?.id ?? ''])).toHaveLength(0);
    expect(await takeMails(database.sql, '43', 5, [])).toHaveLength(1);
  });

  test('the lock of a process is taken again when its connection broke', async () => {
    await work({ name: 'nothing', send: async () => ({ ok: true }), close: () => {} });
    const holder = async (): Promise<number | undefined> =>
      (await database.sql<{ pid: number }[]>`select pid from pg_locks where locktype = 'advisory' and granted`)[0]?.pid;
    const first = await eventually('the lock is held', holder);
    await database.sql`select pg_terminate_backend(${first})`;
    expect(
      await eventually('another connection holds it', async () => {
        const pid = await holder();
        return pid !== first && pid;
      }),
    ).not.toBe(first);
  });
});

describe('without a mail server', () => {
  test('each mail is one whole file, also when it is written twice', async () => {
    const folder = join(database.folder, 'mails');
    await putIn(2);
    const worker = await work(emlFiles(folder));
    await eventually('both are written', async () => (await waiting()) === 0);
    await database.sql`update app_private.mail_outbox set sent_at = null, next_attempt_at = now()`;
    worker.kick();
    await eventually('both are written again', async () => (await waiting()) === 0);
    // So that nobody says later that they were received.
    const noted = await database.sql`select is_file as "isFile" from app_private.mail_outbox`;
    expect(noted).toEqual([{ isFile: true }, { isFile: true }]);
    expect(await describeOutbox(database.sql)).toBe(
      'Nothing waits in the outbox. Mails sent in the last seven days: 0. Only written as files, because no mail server was set: 2.',
    );
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const mail = await PostalMime.parse(await readFile(join(folder, files[0] ?? '')));
    expect([mail.from?.address, mail.replyTo?.[0]?.address, `${mail.messageId?.slice(1, 37)}.eml`]).toEqual([
      'hello@example.org',
      'ada@example.org',
      files[0],
    ]);
    for (const to_address of ['ada@example.org', 'adam@example.org'])
      await addMail(database.sql, { kind: 'account', to_address });
    worker.kick();
    await eventually('those about accounts are written', async () => (await readdir(folder)).length === 4);
    await forgetAccountFiles(folder, ['ada@example.org']);
    const left = await readdir(folder);
    expect(left).toEqual(expect.arrayContaining(files));
    const others = left.filter((name) => !files.includes(name));
    const told = await Promise.all(others.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
    expect(told.map(({ to }) => to?.[0]?.address)).toEqual(['adam@example.org']);
  });
});

test('what was sent a week ago, or while the clock was far ahead, leaves the outbox; what waits stays', async () => {
  await putIn(4);
  await database.sql`update app_private.mail_outbox set sent_at = now() - interval '8 days' where subject = 'Mail 0'`;
  await database.sql`update app_private.mail_outbox set sent_at = now() - interval '6 days' where subject = 'Mail 1'`;
  await database.sql`update app_private.mail_outbox set created_at = now() - interval '90 days' where subject = 'Mail 2'`;
  await database.sql`update app_private.mail_outbox set sent_at = now() + interval '400 days' where subject = 'Mail 3'`;
  await pruneOutbox(database.sql);
  expect(await database.sql`select subject from app_private.mail_outbox order by subject`).toMatchObject([
    { subject: 'Mail 1' },
    { subject: 'Mail 2' },
  ]);
});

test('what was sent stays while the clock is days behind of its last look, until it stayed there for a day', async () => {
  const { sql } = database;
  await pruneOutbox(sql);
  await putIn(1);
  await sql`update app_private.mail_outbox set sent_at = now() + interval '10 days'`;
  await sql`update app_private.clock_looks set looked_at = now() + interval '10 days'`;
  await pruneOutbox(sql);
  expect(await sql`select from app_private.mail_outbox`).toHaveLength(1);
  await sql`update app_private.clock_looks set doubted_from = doubted_from - interval '25 hours'`;
  await pruneOutbox(sql);
  expect(await sql`select from app_private.mail_outbox`).toHaveLength(0);
});
