import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { Receipt } from '#contract/message.ts';
import { referencePattern } from '#contract/reference.ts';
import type { Database } from '#server/postgres/connect.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { composeMessageMail } from './compose-message.ts';
import { newReference, type NewMessage, storeMessage } from './store-message.ts';

const written = (name: string, draftId?: string): NewMessage => ({
  draftId,
  name,
  email: 'ada@example.org',
  reasonId: 'hello',
  reasonLabel: 'Say hello',
  message: 'Hello, you dear people.',
  html: undefined,
  page: undefined,
  locale: 'en',
  answer: undefined,
  photo: undefined,
  thing: undefined,
  suspected: undefined,
});

const siteUrl = new URL('https://example.org');
const mailFor = (message: NewMessage) => (receipt: Receipt) => composeMessageMail(message, receipt, { siteUrl });

test('a reference has the shape that pages and mails know, and is not drawn twice', () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references) expect(reference).toMatch(referencePattern);
  expect(new Set(references).size).toBe(2000);
});

test('messages that arrive at once are stored together, each draft once, and one that cannot be takes no other with it', async () => {
  const { sql } = await openedDatabase();
  const store = (message: NewMessage) => storeMessage(sql, message, mailFor(message), Infinity);
  const transactions = async (): Promise<number> => {
    const [row] = await sql<{ count: number }[]>`
      select count(distinct xmin::text)::int as count from app_private.messages`;
    return row?.count ?? 0;
  };
  const draft = randomUUID();
  const good = await Promise.all([...'abcdefgh'].map((name) => store(written(name))));
  expect(new Set(good.map(({ id }) => id)).size).toBe(8);
  expect(await transactions()).toBe(1);

  const [, first, broken, again, other] = await Promise.allSettled(
    ['i', 'j', 'no text \u0000', 'j', 'k'].map((name) => store(written(name, name === 'j' ? draft : undefined))),
  );
  expect(broken).toMatchObject({ status: 'rejected', reason: { code: '22P05' } });
  expect([first?.status, other?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(again).toEqual(first);
  const rows = await sql`
    select m.name, count(o.id)::int as mails from app_private.messages m
    left join app_private.mail_outbox o on o.message_id = m.id group by m.id, m.name order by m.name`;
  expect(rows).toEqual([...'abcdefghijk'].map((name) => ({ name, mails: 1 })));
});

test('of messages that arrive at once, the mails of those beyond the limit are held, in the order of their arrival', async () => {
  const { sql } = await openedDatabase();
  const store = (name: string) => storeMessage(sql, written(name), mailFor(written(name)), 4);
  await store('first');
  await Promise.all([...'abcdef'].map(store));
  const held = await sql`
    select m.name, o.is_held as held from app_private.messages m
    join app_private.mail_outbox o on o.message_id = m.id order by m.number`;
  expect(held.map(({ name, held }) => `${name}${held ? ' held' : ''}`)).toEqual([
    'first',
    'a',
    'b',
    'c',
    'd held',
    'e held',
    'f held',
  ]);
});

test('two servers that get the same drafts at once, in another order, store each once and answer the same', async () => {
  const { sql, connect } = await openedDatabase();
  const other = connect({ connections: 2, statementTimeoutMs: 10_000, purpose: 'second server' });
  onTestFinished(() => other.end());
  const drafts = Array.from({ length: 40 }, () => randomUUID());
  const storeAll = (database: Database, order: readonly string[]) =>
    Promise.all(
      order.map((draft) => storeMessage(database, written('Ada', draft), mailFor(written('Ada', draft)), Infinity)),
    );
  const [here = [], there = []] = await Promise.all([storeAll(sql, drafts), storeAll(other, drafts.toReversed())]);
  expect(there.toReversed()).toEqual(here);
  const [{ messages, mails } = {}] = await sql`
    select (select count(*)::int from app_private.messages) as messages,
           (select count(*)::int from app_private.mail_outbox) as mails`;
  expect({ messages, mails }).toEqual({ messages: 40, mails: 40 });
});

test('the 32 signs of ASCII that are neither letter nor digit part the words of a message, and no other sign does', async () => {
  const { sql } = await openedDatabase();
  // Every sign up to U+FFFF but those that no text may hold, beside the comparison sign by sign that it replaces.
  const [{ differ } = {}] = await sql`
    select count(*)::int as differ from generate_series(1, 65535) code
    where code not between 55296 and 57343 and regexp_replace(chr(code), '[!-/:-@[-\`{-~]', ' ', 'g')
      <> translate(chr(code), '!"#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~', repeat(' ', 32))`;
  expect(differ).toBe(0);
  const [{ words } = {}] = await sql`select app_private.words_of('EC-7K3M ada@post_amt.example/x {Größe}') as words`;
  expect(words).toBe("'7k3m' 'ada' 'amt' 'ec' 'exampl' 'example' 'gross' 'größe' 'post' 'x'");
});
