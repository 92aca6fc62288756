import { beforeEach, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { anonymous, anonymousInDialog } from '#contract/placeholders.ts';
import { addMail, addMessage } from '#server/testing/added-messages.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { countStart } from './start-view.ts';

const database = await openedDatabase();
beforeEach(() => database.sql`truncate app_private.messages cascade`);

const now = new Date('2026-06-15T12:00:00Z');
const ago = (days: number, ms = 0): Date => new Date(now.getTime() - days * 86_400_000 + ms);

const store = (changes: object = {}): Promise<string> => addMessage(database.sql, { created_at: ago(1), ...changes });
const mail = (message: string, changes: object): Promise<string> =>
  addMail(database.sql, { message_id: message, created_at: ago(1), ...changes });

const nothing = { waiting: 0, late: 0, unread: 0, undelivered: 0, suspected: 0 };

test('counts what waits, what waits too long, and what is only to be read', async () => {
  expect(await countStart(database.sql, now)).toEqual(nothing);
  await store();
  await store({ state: 'waiting', answer: 'email', read_at: ago(1) });
  await store({ state: 'done' });
  await store({ email: anonymous.email });
  await store({ email: anonymousInDialog.email, read_at: ago(0) });
  await store({ answer: 'none' });
  await store({ answer: 'none', state: 'done' });
  await store({ deleted_at: ago(0) });
  await store({ created_at: ago(0, 1) });
  await store({ suspected: 'honeypot' });
  await store({ suspected: 'honeypot', deleted_at: ago(0) });
  await store({ suspected: 'honeypot', created_at: ago(0, 1) });
  expect(await countStart(database.sql, now)).toEqual({ ...nothing, waiting: 2, unread: 2, suspected: 1 });
});

test('late is what waits longer than promised, from the last time the visitor wrote', async () => {
  const promised = site.answerDays.value;
  await store({ created_at: ago(promised) });
  expect(await countStart(database.sql, now)).toMatchObject({ waiting: 1, late: 0 });
  await store({ created_at: ago(promised, -1) });
  await store({ created_at: ago(promised + 9), wrote_again_at: ago(1), state: 'waiting' });
  await store({ created_at: ago(promised + 9), wrote_again_at: ago(promised + 1), state: 'waiting' });
  expect(await countStart(database.sql, now)).toMatchObject({ waiting: 4, late: 2 });
});

test('NEWS-47 late follows what an admin says of the days, once it counts and while it was not stopped', async () => {
  const { sql } = database;
  await store({ created_at: ago(site.answerDays.value + 2) });
  const late = async () => (await countStart(sql, now)).late;
  expect(await late()).toBe(1);
  const say = (days: number) => sql`
    insert into app_private.setting_versions (key, value, created_at, counts_from) values ('site#site.answerDays', ${days}, now(), now())`;
  await say(site.answerDays.value + 9);
  expect(await late()).toBe(0);
  await say(1);
  expect(await late()).toBe(1);
  await sql`truncate app_private.setting_versions`;
});

test('undelivered is a mail that was refused, or tried in vain; not one that is on its way', async () => {
  const message = await store({ state: 'done' });
  await mail(message, { sent_at: now });
  await mail(message, {});
  await mail(message, { attempts: 1, created_at: ago(0, 1) });
  expect(await countStart(database.sql, now)).toEqual(nothing);
  await mail(message, { attempts: 3 });
  await mail(message, { attempts: 1, bounced_at: now });
  await mail(message, { attempts: 1, sent_at: ago(1), bounced_at: now });
  expect(await countStart(database.sql, now)).toEqual({ ...nothing, undelivered: 3 });
  await database.sql`update app_private.messages set deleted_at = now()`;
  expect(await countStart(database.sql, now)).toEqual(nothing);
});
