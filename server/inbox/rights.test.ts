import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { asRole } from '#server/postgres/as-role.ts';
import { teamClaims } from '#server/team/as-team.ts';
import { addMail } from '#server/testing/added-messages.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp } from '#server/testing/opened.ts';
import { newMember, type Person } from '#server/testing/sessions.ts';
import { inboxRoutes } from './routes.ts';

const { database, app } = await openedApp();
let people: Record<DataCaller, Person>;
let messageId: string;

beforeAll(async () => {
  people = await dataCallers(app, database);
  const sent = await fetch(app.url + sendEmailPath, post(hello()));
  messageId = ((await sent.json()) as { id: string }).id;
});

const tables = [
  'messages',
  'message_notes',
  'message_replies',
  'mail_outbox',
  'inbox_log',
  'thing_pairs',
  'same_words',
  'compared_things',
  'mail_copies',
];

/** Every call that the inbox answers, as a method and a path. */
function callsOfInbox(): { method: string; path: string }[] {
  const routes = inboxRoutes({
    ...app.auth.parts,
    wayNow: async () => ({ from: 'hello@example.org', to: [], hasServer: true }),
  }).routes.filter(({ path }) => !path.endsWith('*'));
  return routes.map(({ method, path }) => ({
    method,
    path: path.replace(':id', messageId).replace(/:\w+/gu, '5b0b1a1e-0000-4000-8000-000000000001'),
  }));
}

const ask = (method: string, path: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${app.url}/functions/v1/inbox${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });

test('every call of the inbox is refused to everybody but the team', async () => {
  const calls = callsOfInbox();
  expect(calls.length).toBeGreaterThan(8);
  const stranger = { visitor: 401, owner: 403, other: 403, teamWithoutSecondFactor: 403, service: 401 } as const;
  for (const { method, path } of calls) {
    const statuses: Record<string, number> = {};
    for (const who of Object.keys(stranger) as (keyof typeof stranger)[])
      statuses[who] = (await ask(method, path, people[who].headers)).status;
    expect({ method, path, ...statuses }).toEqual({ method, path, ...stranger });
    expect((await ask(method, path, people.team.headers)).status).not.toBe(401);
  }
  expect((await ask('GET', '/start', people.team.headers)).status).toBe(200);
  expect((await ask('GET', '/start', people.admin.headers)).status).toBe(200);
});

test('a token that is forged, changed, signed with the secret, expired or of an ended session opens nothing', async () => {
  const token = people.team.headers.authorization?.split(' ')[1] ?? '';
  const [head = '', body = '', signature = ''] = token.split('.');
  const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const asTeamMember = encoded({ ...claims, sub: people.owner.id, app_metadata: { role: 'team' } });
  const { id: kid, key } = await app.auth.parts.keys.current();
  const expired = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(key);
  const bySecret = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${body}`;
  const forged = [
    `${head}.${asTeamMember}.${signature}`,
    `${encoded({ alg: 'none', typ: 'JWT' })}.${body}.`,
    `${bySecret}.${createHmac('sha256', database.secrets.jwtSecret).update(bySecret).digest('base64url')}`,
    expired,
    `${token}x`,
    'sb_secret_guess',
    '',
  ];
  for (const bearer of forged) {
    const answer = await ask('GET', '/messages', { authorization: `Bearer ${bearer}` });
    expect([bearer, answer.status]).toEqual([bearer, 401]);
    expect(await answer.text()).not.toContain('Ada');
  }
  const { access_token: ended, userId } = await newMember(app, database, { role: 'team' });
  const headers = { authorization: `Bearer ${ended}` };
  expect((await ask('GET', '/messages', headers)).status).toBe(200);
  await database.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${userId}`;
  expect((await ask('GET', '/messages', headers)).status).toBe(403);
  await database.sql`delete from auth.sessions where user_id = ${userId}`;
  expect((await ask('GET', '/messages', headers)).status).toBe(401);
});

test('nobody reaches a message by the data API, its functions, the console or the files', async () => {
  const functions = [
    'find_messages',
    'likely_pairs',
    'telling_words',
    'query_of',
    'occurs',
    'is_team',
    'words_of',
    'keep_delivery',
  ];
  for (const who of ['visitor', 'owner', 'admin', 'service'] as const) {
    for (const table of tables)
      for (const schema of ['public', 'app_private'])
        for (const method of ['GET', 'PATCH', 'DELETE']) {
          const { status, json } = await callData(app, people[who], method, `${table}?id=not.is.null`, {
            ...(method === 'GET' ? {} : { body: { state: 'done' } }),
            more: { 'accept-profile': schema, 'content-profile': schema },
          });
          expect([who, table, schema, method, status >= 400 && status < 500]).toEqual([
            who,
            table,
            schema,
            method,
            true,
          ]);
          expect(JSON.stringify(json)).not.toContain('Ada');
        }
    for (const name of functions) {
      const { status } = await callData(app, people[who], 'POST', `rpc/${name}`, {
        body: { typed: [], wanted: [], before: null, late_before: null, most: 9, is_beginning: false },
        more: { 'content-profile': 'app_private' },
      });
      expect([who, name, status >= 400 && status < 500]).toEqual([who, name, true]);
    }
    const files = await fetch(`${app.url}/storage/v1/object/app_private/messages`, { headers: people[who].headers });
    expect(files.status).toBe(400);
  }
  for (const sql of [
    'select * from app_private.messages',
    "select app_private.find_messages('{}', false, '{}', null, null, 9)",
  ])
    expect((await callData(app, people.admin, 'POST', 'rpc/exec_sql', { body: { sql } })).status).toBe(403);
});

test('row-level security gives the team the messages, and somebody without a role nothing', async () => {
  const seen = async (role: 'team' | 'nobody') =>
    asRole(
      database.sql,
      teamClaims({ id: people.owner.id, role: role as 'team' }),
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
  await addMail(sql, { kind: 'account', to_address: 'somebody@example.org' });
  const asMember = teamClaims({ id: people.team.id, role: 'team' });
  expect(
    await asRole(sql, asMember, (tx) => tx`select id from app_private.mail_outbox where kind = 'account'`),
  ).toEqual([]);
  for (const column of ['status_token', 'draft_id'])
    await expect(
      asRole(sql, asMember, (tx) => tx.unsafe(`select ${column} from app_private.messages`)),
    ).rejects.toThrow(/permission denied/u);
  await expect(asRole(sql, asMember, (tx) => tx`select body_text from app_private.mail_outbox`)).rejects.toThrow(
    /permission denied/u,
  );
});
