import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MessageQuery } from '#contract/inbox.ts';
import { noteSent } from '#server/mail/outbox.ts';
import { asRole } from '#server/postgres/as-role.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { teamClaims } from '#server/team/as-team.ts';
import { pagesOf } from '#server/testing/explained.ts';
import { makeMessages } from '#server/testing/many-messages.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { facetsOf, findMessages, searchedWords } from './find-messages.ts';
import { countStart } from './start-view.ts';

const database = await openedDatabase();

const many = 100_000;
const few = 1000;
// A page of 25 costs more than one with a single hit, and at 1,000 a rare word has no more; an index is a level higher.
// Less than three megabytes of memory that are looked at, of the 130 that messages and their indexes fill.
const allowance = 350;

const team = { id: '5b0b1a1e-0000-4000-8000-000000000001', role: 'team' } as const;
const lists: Record<string, MessageQuery> = {
  everything: {},
  spam: { box: 'spam' },
  deleted: { box: 'deleted' },
  new: { state: 'new' },
  waiting: { state: 'waiting' },
  done: { state: 'done' },
  'a frequent reason': { reason: 'hello' },
  'a reason of every eighth': { reason: 'other' },
  'a reason of none': { reason: 'no-such-reason' },
  'failing mails': { delivery: 'failing' },
  'a bounced mail long ago': { delivery: 'bounced' },
  'sent mails': { delivery: 'sent' },
  'mails underway': { delivery: 'underway' },
  mine: { caretaker: team.id },
  "nobody's": { caretaker: 'nobody' },
  'three filters': { reason: 'hello', caretaker: team.id, state: 'done' },
  waits: { only: 'waiting' },
  late: { only: 'late' },
  unread: { only: 'unread' },
  'not delivered': { only: 'undelivered' },
  'a word of every second': { q: 'Dank' },
  'a word of three in a hundred': { q: 'library' },
  'a word of one in a hundred': { q: 'Kopfhörer' },
  'a word of one in a thousand': { q: 'Schildkröten' },
  'a name, once': { q: 'Ottokar' },
  'a word of none': { q: 'Zebra' },
  'two words, frequent and middle': { q: 'danke fahrrad' },
  'two middle words, never together': { q: 'fahrrad library' },
  'a frequent word and one of none': { q: 'danke zebra' },
  'the beginning of a rare word': { q: 'schildkr' },
  'the beginning of a reference': { q: 'EC-01F' },
  'an address': { q: 'm500@example.org' },
  'a frequent word among the new': { q: 'danke', state: 'new' },
  'a frequent word among the spam': { q: 'danke', box: 'spam' },
  'a middle word with two filters': { q: 'library', caretaker: team.id, reason: 'hello' },
};

type Cost = { readonly pages: number; readonly ms: number };

async function costOf(work: (sql: Queries) => Promise<unknown>): Promise<Cost> {
  // Once before: the first statement of a connection also reads what it needs to understand it.
  await asRole(database.sql, teamClaims(team), work);
  const began = performance.now();
  await asRole(database.sql, teamClaims(team), work);
  const ms = performance.now() - began;
  const pages = await asRole(database.sql, teamClaims(team), (sql) => pagesOf(sql, work));
  return { pages, ms };
}

async function costs(count: number): Promise<Record<string, Cost>> {
  await makeMessages(database.sql, count, team.id);
  const measured: Record<string, Cost> = { start: await costOf((sql) => countStart(sql, new Date())) };
  for (const [name, query] of Object.entries(lists)) {
    const words = query.q === undefined ? undefined : searchedWords(query.q);
    const wanted = { facets: facetsOf(query), words, isLate: query.only === 'late' };
    measured[name] = await costOf((sql) => findMessages(sql, wanted));
  }
  const deep = { facets: facetsOf({}), words: undefined, isLate: false, before: String(count / 10) };
  measured['a deep page'] = await costOf((sql) => findMessages(sql, deep));
  return measured;
}

test('a mail that has left writes no index of its message anew', async () => {
  const [id, mail] = [randomUUID(), randomUUID()];
  const updates = await database.sql.begin(async (sql) => {
    await sql`insert into app_private.messages (id, reference, name, email, reason_label, message, locale, delivery)
              values (${id}, 'EC-2222-2222', 'Ada', 'ada@example.org', 'Hello', 'Hello', 'en', 'underway')`;
    await sql`insert into app_private.mail_outbox (id, kind, message_id, header_id, sender_name, subject, body_text, body_html)
              values (${mail}, 'message', ${id}, '<1@example.org>', 'Ada', 'Hello', 'Hello', '<p>Hello</p>')`;
    await noteSent(sql, [{ id: mail }]);
    return sql`
      select m.delivery, s.n_tup_upd::int as all, s.n_tup_hot_upd::int as "withoutIndexes"
      from app_private.messages m, pg_stat_xact_user_tables s
      where m.id = ${id} and s.relid = 'app_private.messages'::regclass`;
  });
  expect(updates).toEqual([{ delivery: 'sent', all: 1, withoutIndexes: 1 }]);
});

test('a list, a search and the start view cost at 100,000 messages at most twice what they cost at 1,000', async () => {
  await database.sql`insert into auth.users (id, email, raw_app_meta_data)
                     values (${team.id}, 'team@example.org', ${database.sql.json({ role: 'team' })})`;
  const small = await costs(few);
  const large = await costs(many);
  const rows = Object.keys(small).map((name) => ({ name, small: small[name] as Cost, large: large[name] as Cost }));
  const shown = ({ pages, ms }: Cost): string => `${String(pages).padStart(5)} pages ${ms.toFixed(1).padStart(6)} ms`;
  console.log(rows.map((row) => `${row.name.padEnd(34)}${shown(row.small)}   ${shown(row.large)}`).join('\n'));
  expect(rows.every(({ small, large }) => small.pages > 0 && large.pages > 0)).toBe(true);
  expect(rows.filter(({ small, large }) => large.pages > 2 * small.pages + allowance)).toEqual([]);
});
