import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataCallers, type Person } from '#server/testing/data-callers.ts';
import type { DataCaller } from '#server/gateway/matrix.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { asTeam } from './as-team.ts';

let database: TestDatabase;
let app: TestApp;
let people: Record<DataCaller, Person>;

beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
  people = await dataCallers(app, database);
  await fetch(app.url + sendEmailPath, post(hello()));
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

const tables = ['messages', 'message_notes', 'message_replies', 'mail_outbox', 'inbox_log'];

test('the inbox answers the team alone', async () => {
  const statusOf = async (who: DataCaller): Promise<number> =>
    (await fetch(`${app.url}/functions/v1/inbox/team`, { headers: people[who].headers })).status;
  const statuses: Record<string, number> = {};
  for (const who of Object.keys(people) as DataCaller[]) statuses[who] = await statusOf(who);
  expect(statuses).toEqual({
    visitor: 401,
    owner: 403,
    other: 403,
    team: 200,
    teamWithoutSecondFactor: 403,
    admin: 200,
    service: 401,
  });
});

test('row-level security gives the team the messages, and somebody without a role nothing', async () => {
  const seen = async (role: 'team' | 'nobody') =>
    asTeam(
      database.sql,
      { id: people.owner.id, role: role as 'team' },
      (sql) => sql`select id, message from app_private.messages`,
    );
  expect(await seen('team')).toHaveLength(1);
  expect(await seen('nobody')).toHaveLength(0);
});

test('every table of the inbox has row-level security, and no role of the data API gets in', async () => {
  const rows = await database.sql<{ name: string; isGuarded: boolean; isOpen: boolean }[]>`
    select c.relname as name, c.relrowsecurity as "isGuarded",
           exists (select from unnest(array['anon', 'authenticated', 'service_role', 'ecosystem_api', 'sql_console']) role
                   where has_any_column_privilege(role, c.oid, 'select, insert, update') or has_schema_privilege(role, 'app_private', 'usage')) as "isOpen"
    from pg_class c where c.relnamespace = 'app_private'::regnamespace and c.relname = any (${tables})`;
  expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
  expect(rows.filter(({ isGuarded, isOpen }) => !isGuarded || isOpen)).toEqual([]);
});

test('the role of the inbox sees no mails of accounts and no links of visitors', async () => {
  const { sql } = database;
  await sql`insert into app_private.mail_outbox (kind, to_address, header_id, sender_name, subject, body_text, body_html)
            values ('account', 'somebody@example.org', '<rights@example.org>', 'Ecosystem', 'Your code', 'ABCD', 'ABCD')`;
  const asMember = { id: people.team.id, role: 'team' } as const;
  expect(
    await asTeam(sql, asMember, (tx) => tx`select id from app_private.mail_outbox where kind = 'account'`),
  ).toEqual([]);
  for (const column of ['status_token', 'draft_id'])
    await expect(
      asTeam(sql, asMember, (tx) => tx.unsafe(`select ${column} from app_private.messages`)),
    ).rejects.toThrow(/permission denied/u);
  await expect(asTeam(sql, asMember, (tx) => tx`select body_text from app_private.mail_outbox`)).rejects.toThrow(
    /permission denied/u,
  );
});
