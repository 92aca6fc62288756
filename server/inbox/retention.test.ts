import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Retention, site } from '#content/site.ts';
import { reasons } from '#contract/reasons.ts';
import { isBelievable } from '#server/believable-clock.ts';
import { addMail, addMessage } from '#server/testing/added-messages.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { makeDigest } from './digest.ts';
import { deleteExpired, deleteOld } from './retention.ts';

const database = await openedDatabase();
beforeEach(
  () =>
    database.sql`truncate app_private.messages, app_private.mail_outbox, app_private.inbox_log, app_private.clock_looks cascade`,
);

const written = new Date('2026-03-01T10:00:00Z');
const later = (days: number, ms = 0): Date => new Date(written.getTime() + days * 86_400_000 + ms);
const rules = site.retentionDays.value;

const store = (reference: string, changes: object = {}): Promise<string> =>
  addMessage(database.sql, { reference, reason_id: 'hello', created_at: written, ...changes });
const mail = (message: string, changes: object = {}): Promise<string> =>
  addMail(database.sql, { message_id: message, ...changes });
const left = async (): Promise<string[]> =>
  (await database.sql<{ reference: string }[]>`select reference from app_private.messages order by reference`).map(
    ({ reference }) => reference,
  );
const goOn = async (now: Date, retention: Retention = rules): Promise<number> =>
  (await deleteExpired(database.sql, retention, now)).messages;

describe('a message', () => {
  test('of every reason is kept to the last moment of its days and not longer', async () => {
    const ids = [...Object.keys(reasons), null];
    for (const id of ids) await store(`EC-${id}`, { reason_id: id });
    const lost = rules.messages['lost-item'] ?? 0;
    expect(lost).toBe(60);
    expect(await goOn(later(lost))).toBe(0);
    expect(await goOn(later(lost, 1))).toBe(1);
    expect(await left()).not.toContain('EC-lost-item');
    expect(await goOn(later(rules.messages.otherwise))).toBe(0);
    expect(await goOn(later(rules.messages.otherwise, 1))).toBe(ids.length - 1);
  });

  test('goes by the days of its own reason', async () => {
    const own: Retention = { ...rules, messages: { otherwise: 100, feedback: 10, 'bank-transfer': 400 } };
    await store('feedback', { reason_id: 'feedback' });
    await store('hello');
    await store('none', { reason_id: null });
    await store('transfer', { reason_id: 'bank-transfer' });
    await goOn(later(10), own);
    expect(await left()).toEqual(['feedback', 'hello', 'none', 'transfer']);
    await goOn(later(10, 1), own);
    expect(await left()).toEqual(['hello', 'none', 'transfer']);
    await goOn(later(100, 1), own);
    expect(await left()).toEqual(['transfer']);
    await goOn(later(400, 1), own);
    expect(await left()).toEqual([]);
  });

  test('is counted from the last mail between us, whoever wrote it', async () => {
    const days = rules.messages.otherwise;
    await store('answered', { answered_at: later(20) });
    await store('wrote again', { answered_at: later(20), wrote_again_at: later(30) });
    await goOn(later(days + 20));
    expect(await left()).toEqual(['answered', 'wrote again']);
    await goOn(later(days + 20, 1));
    expect(await left()).toEqual(['wrote again']);
    await goOn(later(days + 30, 1));
    expect(await left()).toEqual([]);
  });

  test('takes its photo, notes, answers and mails along, and nothing of another', async () => {
    const photo = { photo: Buffer.from('photo'), photo_type: 'image/jpeg' };
    for (const [reference, created_at] of [
      ['old', written],
      ['new', later(100)],
    ] as const) {
      const id = await store(reference, { ...photo, created_at });
      await mail(id, { sent_at: later(1) });
      await database.sql`insert into app_private.message_notes (message_id, text) values (${id}, 'A note')`;
      await database.sql`insert into app_private.message_replies (id, message_id, text) values (${randomUUID()}, ${id}, 'An answer')`;
    }
    expect(await goOn(later(rules.messages.otherwise, 1))).toBe(1);
    expect(await left()).toEqual(['new']);
    const [counts] = await database.sql`
      select (select count(*)::int from app_private.message_notes) as notes,
             (select count(*)::int from app_private.message_replies) as replies,
             (select count(*)::int from app_private.mail_outbox) as mails`;
    expect(counts).toEqual({ notes: 1, replies: 1, mails: 1 });
  });

  test('whose mail has not left stays, until it has left or was refused and somebody has read it', async () => {
    const long = later(rules.messages.otherwise * 3);
    const id = await store('waits');
    await mail(id, { attempts: 40, last_error: 'away' });
    expect(await goOn(long)).toBe(0);
    await database.sql`update app_private.mail_outbox set bounced_at = now()`;
    expect(await goOn(long)).toBe(0);
    await database.sql`update app_private.messages set read_at = now()`;
    expect(await goOn(long)).toBe(1);

    await mail(await store('waits'));
    expect(await goOn(long)).toBe(0);
    await database.sql`update app_private.mail_outbox set sent_at = now()`;
    expect(await goOn(long)).toBe(1);
  });

  test('that somebody has read does not stay because the mailbox of the team refuses its mail again and again', async () => {
    const long = later(rules.messages.otherwise, 1);
    const id = await store('refused');
    await mail(id, { attempts: 400, last_error: '554 5.7.1 a link in it is not liked' });
    expect(await goOn(long)).toBe(0);
    await database.sql`update app_private.messages set read_at = now()`;
    expect(await goOn(long)).toBe(1);
    // What a visitor is still to get is another thing.
    await mail(await store('answered', { read_at: written }), {
      kind: 'reply',
      to_address: 'ada@example.org',
      attempts: 3,
    });
    expect(await goOn(long)).toBe(0);
  });

  test('that was deleted can be brought back for seven days and then goes, but not before its mail', async () => {
    await store('deleted', { deleted_at: later(1) });
    await mail(await store('still to be sent', { deleted_at: later(1) }));
    await mail(await store('refused', { deleted_at: later(1) }), { bounced_at: later(1) });
    await goOn(later(1 + rules.deleted));
    expect(await left()).toEqual(['deleted', 'refused', 'still to be sent']);
    await goOn(later(1 + rules.deleted, 1));
    expect(await left()).toEqual(['still to be sent']);
  });
});

describe('probable spam', () => {
  test('goes a month after a digest has listed it, when that has been sent', async () => {
    await store('spam', { suspected: 'honeypot' });
    const listed = later(40);
    expect(await goOn(listed)).toBe(0);
    const needs = { sql: database.sql, siteUrl: new URL('https://example.org') };
    expect(await makeDigest(needs, listed)).toBe(true);
    const end = new Date(listed.getTime() + rules.suspected * 86_400_000);
    expect(await goOn(new Date(end.getTime() + 1))).toBe(0);
    await database.sql`update app_private.mail_outbox set sent_at = ${listed}`;
    expect(await goOn(end)).toBe(0);
    expect(await goOn(new Date(end.getTime() + 1))).toBe(1);
  });

  test('that somebody has just marked can still be looked at, however old it is', async () => {
    await store('marked', { suspected: 'team', created_at: later(-100), digested_at: written });
    expect(await goOn(later(rules.suspected))).toBe(0);
    expect(await goOn(later(rules.suspected, 1))).toBe(1);
  });
});

test('the log of the inbox is kept for its days', async () => {
  await database.sql`insert into app_private.inbox_log (action, created_at) values ('opened', ${written}), ('opened', ${later(1)})`;
  expect(await deleteExpired(database.sql, rules, later(rules.log))).toEqual({ messages: 0, logLines: 0 });
  expect(await deleteExpired(database.sql, rules, later(rules.log, 1))).toEqual({ messages: 0, logLines: 1 });
});

test('three thousand go in batches, by three servers at once, and each once', async () => {
  await database.sql`
    insert into app_private.messages (reference, name, email, reason_label, message, locale, created_at)
    select 'EC-' || n, 'Ada', 'ada@example.org', 'Say hello', 'Hello', 'en', ${written}::timestamptz from generate_series(1, 3000) n`;
  await store('new', { created_at: later(100) });
  const counts = await Promise.all([1, 2, 3].map(() => goOn(later(rules.messages.otherwise, 1))));
  // A server that finds all it wants held by another leaves the rest to it.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3000);
  expect(await left()).toEqual(['new']);
});

test('the task goes by the rules of the site, and its log names nobody', async () => {
  await store('EC-OLDE-OLDE', { created_at: new Date(Date.now() - (rules.messages.otherwise + 1) * 86_400_000) });
  await store('EC-NEWE-NEWE', { created_at: new Date() });
  const log = keptLog();
  await deleteOld(database.sql, log);
  await deleteOld(database.sql, log);
  expect(await left()).toEqual(['EC-NEWE-NEWE']);
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toContain('"messages":1');
  expect(log.lines[0]).not.toContain('EC-');
});

describe('a clock that is days away from when it was last looked at', () => {
  const log = keptLog();
  const clockShows = async (now: Date): Promise<string[]> => {
    await deleteOld(database.sql, log, now);
    return left();
  };
  const old = later(rules.messages.otherwise + 1);

  test('deletes nothing, says so, and has lost nothing once it is set right', async () => {
    await store('new');
    expect(await clockShows(later(0))).toEqual(['new']);
    for (const hour of [0, 1, 23])
      expect(await clockShows(new Date(old.getTime() + hour * 3_600_000))).toEqual(['new']);
    expect(log.lines.at(-1)).toContain('the clock is days ahead');
    expect(await clockShows(later(1))).toEqual(['new']);
    const [look] = await database.sql`select doubted_from from app_private.clock_looks`;
    expect(look).toEqual({ doubted_from: null });
  });

  test('is believed after a day, also by a server that seldom runs', async () => {
    for (const nextDay of [1.01, 3]) {
      await database.sql`truncate app_private.clock_looks`;
      await store('old');
      expect(await clockShows(later(0))).toEqual(['old']);
      expect(await clockShows(old)).toEqual(['old']);
      expect(await clockShows(new Date(old.getTime() + nextDay * 86_400_000))).toEqual([]);
    }
  });

  test('is doubted as well when it is days behind, and believed as soon as it is set right', async () => {
    const isBelieved = (days: number): Promise<boolean> => isBelievable(database.sql, later(days));
    expect(await isBelieved(10)).toBe(true);
    for (const days of [0, -300]) expect(await isBelieved(days)).toBe(false);
    expect(await isBelieved(10.5)).toBe(true);
    expect(await isBelieved(0)).toBe(false);
    expect(await isBelieved(0.9)).toBe(false);
    expect(await isBelieved(1.1)).toBe(true);
    expect(await isBelieved(2)).toBe(true);
  });

  test('is doubted anew when it jumps again, however long it has been doubted', async () => {
    const isBelieved = (days: number): Promise<boolean> => isBelievable(database.sql, later(days));
    expect(await isBelieved(0)).toBe(true);
    for (const days of [20, 400, 20, 400, -300, 400]) expect(await isBelieved(days)).toBe(false);
    expect(await isBelieved(401.1)).toBe(true);
  });

  test('a night without the server is no reason to wait', async () => {
    await store('old');
    await clockShows(new Date(old.getTime() - 0.5 * 86_400_000));
    expect(await clockShows(old)).toEqual([]);
  });
});
