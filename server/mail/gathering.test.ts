import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { deleteExpired } from '#server/inbox/retention.ts';
import { addMail, addMessage } from '#server/testing/added-messages.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import { openedApp } from '#server/testing/opened.ts';
import { gatherHeld, mostMails } from './gathering.ts';
import { noteSent, takeMails } from './outbox.ts';

const { database, app } = await openedApp({ mostMails });

const gather = async (): Promise<boolean> => gatherHeld({ sql: database.sql, siteUrl: new URL('https://example.org') });

const send = async (n: number): Promise<string> =>
  (await visitorWrites(app, { message: `This is message number ${n}.` })).reference;

test('SEC-12 after sixty mails in an hour the team gets one mail for many messages, and none is lost', async () => {
  const { sql } = database;
  for (let n = 1; n <= 60; n += 1) await send(n);
  const late = [await send(61), await send(62), await send(63)];
  const single = await takeMails(sql, '1', 100, []);
  expect(single).toHaveLength(60);
  await noteSent(sql, single);

  expect(await gather()).toBe(true);
  late.push(await send(64));
  expect(await gather()).toBe(false);
  const [told, ...others] = await takeMails(sql, '1', 100, []);
  expect([told?.kind, told?.to, others]).toEqual(['gathering', undefined, []]);
  expect(told?.subject).toBe('3 weitere Nachrichten sind gekommen');
  for (const reference of late.slice(0, 3)) expect(told?.text).toContain(reference);
  expect(told?.text).toContain('https://example.org/de/team/inbox');

  // Until the team was told nothing of them is deleted, however old.
  const year = new Date(Date.now() + 400 * 86_400_000);
  await deleteExpired(sql, site.retentionDays.value, year);
  const left = await sql<{ reference: string; delivery: string }[]>`
    select reference, delivery from app_private.messages order by number`;
  expect(left).toEqual(late.map((reference) => ({ reference, delivery: 'underway' })));
  await noteSent(sql, [{ id: told?.id ?? '' }]);
  const sent = await sql<{ delivery: string }[]>`select delivery from app_private.messages order by number`;
  expect(sent.map(({ delivery }) => delivery)).toEqual(['sent', 'sent', 'sent', 'underway']);

  // An hour later: one mail for what came since, and every new message has its own again.
  await sql`update app_private.mail_outbox set created_at = created_at - interval '61 minutes'`;
  expect(await gather()).toBe(true);
  expect(await takeMails(sql, '1', 100, [])).toMatchObject([{ subject: '1 weitere Nachricht ist gekommen' }]);
  const next = await send(65);
  expect((await takeMails(sql, '1', 100, [])).some(({ text }) => text.includes(next))).toBe(true);
});

test('a mail about many that was written while the clock was ahead holds up none of those that come after it', async () => {
  const { sql } = database;
  await sql`truncate app_private.messages, app_private.mail_outbox cascade`;
  await addMail(sql, { kind: 'gathering', created_at: new Date(Date.now() + 400 * 86_400_000) });
  await addMail(sql, { message_id: await addMessage(sql, {}), is_held: true });
  expect(await gather()).toBe(true);
  await addMail(sql, { message_id: await addMessage(sql, {}), is_held: true });
  expect(await gather()).toBe(false);
});

test('nor do sixty mails about single messages that were written then', async () => {
  const { sql } = database;
  await sql`truncate app_private.messages, app_private.mail_outbox cascade`;
  const created_at = new Date(Date.now() + 400 * 86_400_000);
  for (let n = 1; n <= mostMails; n += 1) await addMail(sql, { created_at });
  await send(100);
  expect(await sql`select from app_private.mail_outbox where is_held`).toHaveLength(0);
});
