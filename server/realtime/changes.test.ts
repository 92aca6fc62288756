import type { RealtimeClient, RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp } from '#server/testing/opened.ts';
import { join, openWire, realtimeClient } from '#server/testing/realtime.ts';
import { giveRole, newMember } from '#server/testing/sessions.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();
beforeAll(async () => {
  await database.sql.unsafe(`
    create table public.notes (id int primary key, owner uuid, text text, many int[], at timestamptz default '2026-01-02T03:04:05Z');
    alter table public.notes enable row level security;
    revoke select on public.notes from anon;
    grant select (id, owner, text, many, at) on public.notes to anon, authenticated, service_role;
    create policy "one's own" on public.notes for select to anon, authenticated using (owner is null or owner = (select auth.uid()));
    alter publication supabase_realtime add table public.notes;
    create table public.untold (id int primary key);
    alter table public.untold enable row level security;
    create table public.closed (id int primary key);
    alter table public.closed enable row level security;
    revoke all on public.closed from anon, authenticated;
    alter publication supabase_realtime add table public.closed`);
});

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>;
type Asked = { readonly event?: string; readonly schema?: string; readonly table?: string; readonly filter?: string };

/** A client that listens to a table. Out: also what it has heard, and what the server has said. */
async function listener(
  token: string | undefined,
  asked: Asked | readonly Asked[] = {},
  key: string = testKeys.publishableKey,
) {
  const client = await realtimeClient(app.url, { token, key });
  const heard: Payload[] = [];
  const said: string[] = [];
  const channel = client.channel(`notes ${crypto.randomUUID()}`);
  for (const one of [asked].flat())
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'notes', ...one } as never,
      (payload: Payload) => void heard.push(payload),
    );
  channel.on('system', {}, ({ message }: { message: string }) => void said.push(message));
  const statuses = await join(channel);
  await eventually('what the server says', () => said.length > 0);
  return {
    client,
    channel,
    heard,
    said,
    statuses,
    texts: () =>
      heard.map(({ eventType, new: row }) => `${eventType} ${'text' in row ? String(row['text']) : ''}`.trim()),
  };
}

const done = (...listeners: readonly { client: RealtimeClient }[]) =>
  Promise.all(listeners.map(({ client }) => client.disconnect()));
const clean = () => database.sql`truncate public.notes`;

describe('LIVE-03 changes', () => {
  test('of each kind are told in the shape of Supabase', async () => {
    await clean();
    const { sql } = database;
    const one = await listener(undefined);
    expect([one.statuses, one.said]).toEqual([['SUBSCRIBED'], ['Subscribed to PostgreSQL']]);
    await sql`insert into public.notes (id, text, many) values (1, 'ä', '{1,2}')`;
    await eventually('the first', () => one.heard.length === 1);
    await sql`update public.notes set text = 'b' where id = 1`;
    await eventually('the second', () => one.heard.length === 2);
    await sql`delete from public.notes where id = 1`;
    await eventually('the third', () => one.heard.length === 3);
    const row = { id: 1, owner: null, text: 'ä', many: [1, 2], at: '2026-01-02T03:04:05+00:00' };
    const every = {
      schema: 'public',
      table: 'notes',
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/u),
      errors: null,
    };
    expect(one.heard).toEqual([
      { ...every, eventType: 'INSERT', new: row, old: {} },
      { ...every, eventType: 'UPDATE', new: { ...row, text: 'b' }, old: { id: 1 } },
      { ...every, eventType: 'DELETE', new: {}, old: { id: 1 } },
    ]);
    await done(one);
  });

  test('that were rolled back are told to nobody, and those of one transaction are all told, in order', async () => {
    await clean();
    const { sql } = database;
    const one = await listener(undefined);
    await sql
      .begin(async (transaction) => {
        await transaction`insert into public.notes (id, text) values (1, 'rolled back')`;
        throw new Error('no');
      })
      .catch(() => {});
    await sql.begin(async (transaction) => {
      for (let id = 1; id <= 150; id += 1)
        await transaction`insert into public.notes (id, text) values (${id}, ${`note ${id}`})`;
      await transaction`delete from public.notes where id = 150`;
    });
    // Also of a row that is gone by the time it is told, and what each was then.
    for (let n = 1; n <= 50; n += 1) await sql`update public.notes set text = ${`now ${n}`} where id = 1`;
    await eventually('all', () => one.heard.length === 201);
    expect(one.texts()).toEqual([
      ...Array.from({ length: 150 }, (_, index) => `INSERT note ${index + 1}`),
      'DELETE',
      ...Array.from({ length: 50 }, (_, index) => `UPDATE now ${index + 1}`),
    ]);
    await done(one);
  });

  test('of 20 kB arrive whole, and a key that is too long says so and hinders nobody', async () => {
    await clean();
    const { sql } = database;
    const one = await listener(undefined, {});
    const long = 'Länge,'.repeat(3400);
    await sql`insert into public.notes (id, text) values (1, ${long})`;
    await eventually('the long one', () => one.texts().includes(`INSERT ${long}`));
    await sql.unsafe(`create table public.words (word text primary key, n int);
      alter table public.words enable row level security;
      create policy "all" on public.words for select using (true);
      grant select on public.words to anon;
      alter publication supabase_realtime add table public.words`);
    const two = await listener(undefined, { table: 'words' });
    // Random, or it would be pressed together and fit into the index.
    const word = Array.from({ length: 220 }, () => crypto.randomUUID())
      .join('')
      .slice(0, 2600);
    await sql`insert into public.words values (${word}, 1)`;
    await sql`insert into public.words values ('short', 2)`;
    await eventually('both', () => two.heard.length === 2);
    expect(two.heard).toMatchObject([{ new: { n: 1 } }, { new: { word: 'short' } }]);
    await done(one, two);
  });

  test('are told by kind and by filter, typed as their column', async () => {
    await clean();
    const { sql } = database;
    const filters = [
      'id=eq.10',
      'id=neq.10',
      'id=lt.9',
      'id=lte.9',
      'id=gt.9',
      'id=gte.9',
      'id=in.(2,10)',
      'text=eq."a,b"',
      'id=gt.2,text=in.(x,"a,b")',
    ];
    const listeners = await Promise.all(filters.map((filter) => listener(undefined, { filter })));
    const inserts = await listener(undefined, { event: 'INSERT', table: '*' });
    const both = await listener(undefined, [{ event: 'DELETE' }, { event: 'UPDATE', filter: 'id=eq.2' }]);
    for (const [id, text] of [
      [2, 'x'],
      [9, 'x'],
      [10, 'a,b'],
    ] as const)
      await sql`insert into public.notes (id, text) values (${id}, ${text})`;
    await sql`update public.notes set owner = null`;
    await sql`delete from public.notes where id = 9`;
    await eventually('all', () => both.heard.length === 2 && inserts.heard.length === 3);
    const idsOf = ({ heard }: { heard: Payload[] }, type = 'INSERT') =>
      heard.filter(({ eventType }) => eventType === type).map(({ new: row, old }) => ({ ...old, ...row })['id']);
    await eventually('the end of 9', () => listeners[1]?.heard.at(-1)?.eventType === 'DELETE');
    expect(listeners.map((one) => idsOf(one))).toEqual([
      [10],
      [2, 9],
      [2],
      [2, 9],
      [10],
      [9, 10],
      [2, 10],
      [10],
      [9, 10],
    ]);
    expect([idsOf(inserts), idsOf(both, 'UPDATE'), idsOf(both, 'DELETE')]).toEqual([[2, 9, 10], [2], [9]]);
    // Of a row that is gone only the key is known: a filter on it counts.
    expect(listeners.map((one) => idsOf(one, 'DELETE'))).toEqual([[], [9], [], [9], [], [9], [], [9], [9]]);
    await done(...listeners, inserts, both);
  });

  test.each([
    [
      { table: 'untold' },
      /^Unable to subscribe to changes with given parameters\. Please check Realtime is enabled .*table: untold/u,
    ],
    [{ table: 'closed' }, /^Unable to subscribe/u],
    [{ schema: 'auth', table: 'users' }, /^Unable to subscribe/u],
    [{ schema: 'app_private', table: 'messages' }, /^Unable to subscribe/u],
    [{ table: `notes"; drop table public.notes; --` }, /^Unable to subscribe/u],
    [{ filter: 'nonsense' }, /^Error parsing `filter` params: \["nonsense"\]/u],
    [{ filter: 'text=like.a*' }, /^Error parsing/u],
    [{ filter: 'id=in.()' }, /^Error parsing/u],
    [{ filter: 'id=eq.many' }, /invalid value for filter/u],
    [{ filter: 'secret=eq.1' }, /invalid column for filter secret/u],
    [{ filter: `id" is not null or "id=eq.1` }, /invalid column|Error parsing/u],
  ])('of %j cannot be told, which is said in the words of Supabase', async (asked, words) => {
    const one = await listener(undefined, asked);
    expect([one.statuses, one.said]).toEqual([['SUBSCRIBED'], [expect.stringMatching(words)]]);
    const wire = await openWire(app.url);
    const config = {
      postgres_changes: [{ event: '*', schema: 'public', table: 'notes', ...asked }],
      postgres_changes_options: { wait: true },
    };
    // Who waits for it is refused.
    expect(await wire.ask('realtime:x', 'phx_join', { config })).toEqual({
      status: 'error',
      response: { reason: expect.stringMatching(/^RealtimeDisabledForConfiguration: /u) },
    });
    wire.socket.terminate();
    await done(one);
  });
});

describe('LIVE-04 SEC-03 row-level security', () => {
  test('is asked for every change as whoever listens', async () => {
    await clean();
    const { sql } = database;
    const [ada, ben] = [await newMember(app, database), await newMember(app, database)];
    const own = await listener(ada.access_token);
    const other = await listener(ben.access_token);
    const visitor = await listener(undefined);
    const service = await listener(undefined, {}, testKeys.secretKey);
    await sql`insert into public.notes (id, owner, text) values (1, ${ada.userId}, 'mine')`;
    await sql`insert into public.notes (id, owner, text) values (2, ${ben.userId}, 'theirs')`;
    await sql`insert into public.notes (id, owner, text) values (3, null, 'of all')`;
    await sql`update public.notes set owner = ${ben.userId}, text = 'given' where id = 1`;
    await sql`insert into public.notes (id, text) values (4, 'end')`;
    const ended = (texts: () => string[]) => eventually('the end', () => texts().includes('INSERT end'));
    for (const { texts } of [own, other, visitor, service]) await ended(texts);
    expect(own.texts()).toEqual(['INSERT mine', 'INSERT of all', 'INSERT end']);
    expect(other.texts()).toEqual(['INSERT theirs', 'INSERT of all', 'UPDATE given', 'INSERT end']);
    expect(visitor.texts()).toEqual(['INSERT of all', 'INSERT end']);
    expect(service.heard).toHaveLength(5);
    expect(JSON.stringify([other.heard, visitor.heard])).not.toContain('mine');
    // Nobody can be asked about a row that is gone: all are told its key, and no more.
    await sql`delete from public.notes where id = 2`;
    await eventually('its end', () => [own, other, visitor].every(({ texts }) => texts().at(-1) === 'DELETE'));
    expect(visitor.heard.at(-1)).toMatchObject({ old: { id: 2 }, new: {} });
    expect(Object.keys(visitor.heard.at(-1)?.old ?? {})).toEqual(['id']);
    await done(own, other, visitor, service);
  });

  test.each([
    // Permissive ones are added, restrictive ones taken away; other roles and other verbs say nothing.
    ['for select to anon using (n > 1)', [2, 3]],
    ['for select using (n = 1); create policy b on public.ruled for all to anon using (n = 3)', [1, 3]],
    ['for select using (true); create policy b on public.ruled as restrictive using (n <> 2)', [1, 3]],
    ['for select to authenticated using (true); create policy b on public.ruled for update using (true)', []],
    // A row that is compared with others, taken as a whole, or asked for what only a table has.
    ['for select using (exists (select from public._sentinel where role = ruled.name))', [1]],
    [`for select using (to_jsonb(ruled) ->> 'n' = '2')`, [2]],
    ['for select using (ctid is not null and n = 3)', [3]],
  ])('follows the policy %s', async (policy, seen) => {
    const { sql } = database;
    await sql.unsafe(`create table public.ruled (n int primary key, name text, hidden int);
      alter table public.ruled enable row level security;
      revoke all on public.ruled from anon;
      grant select (n, name) on public.ruled to anon;
      create policy a on public.ruled ${policy};
      alter publication supabase_realtime add table public.ruled`);
    const one = await listener(undefined, { table: 'ruled' });
    const all = await listener(undefined, { table: 'ruled' }, testKeys.secretKey);
    await sql`insert into public.ruled values (1, 'anon', 0), (2, 'x', 0), (3, 'x', 0)`;
    await eventually('all rows', () => all.heard.length === 3);
    const ordered = await listener(undefined, { table: 'notes' });
    await sql`insert into public.notes (id, text) values (${Math.floor(Math.random() * 1e9)}, 'end')`;
    await eventually('what came after', () => ordered.heard.length === 1);
    expect(one.heard.map(({ new: row }) => (row as { n: number }).n)).toEqual(seen);
    expect(JSON.stringify(one.heard)).not.toContain('hidden');
    await sql`drop table public.ruled`;
    await done(one, all, ordered);
  });

  test('shows only the columns that somebody may read', async () => {
    await clean();
    const { sql } = database;
    await sql.unsafe('revoke select (text) on public.notes from anon');
    const one = await listener(undefined);
    await sql`insert into public.notes (id, text) values (1, 'not for all')`;
    await eventually('the row', () => one.heard.length === 1);
    expect(Object.keys(one.heard[0]?.new ?? {}).toSorted()).toEqual(['at', 'id', 'many', 'owner']);
    await sql.unsafe('grant select (text) on public.notes to anon');
    await done(one);
  });

  test('SEC-07 of projects: an owner sees their own, a visitor what is published, and the team all while it is the team', async () => {
    const { sql } = database;
    const [owner, team] = [await newMember(app, database), await newMember(app, database, { role: 'team' })];
    const table = { table: 'projects' };
    const [own, visitor, member] = [
      await listener(owner.access_token, table),
      await listener(undefined, table),
      await listener(team.access_token, table),
    ];
    const titles = ({ heard }: { heard: Payload[] }) => heard.map(({ new: row }) => (row as { title?: string }).title);
    await sql`insert into public.projects ${sql({ title: 'draft', user_id: owner.userId })}`;
    await sql`insert into public.projects ${sql({ title: 'out', published_at: new Date() })}`;
    for (const one of [own, visitor, member]) await eventually('what is out', () => titles(one).includes('out'));
    expect([titles(own), titles(visitor), titles(member)]).toEqual([['draft', 'out'], ['out'], ['draft', 'out']]);
    // The same session, a moment later.
    await giveRole(database, team.userId, 'none');
    await sql`insert into public.projects (title) values ('not any more')`;
    await sql`insert into public.projects ${sql({ title: 'out too', published_at: new Date() })}`;
    await eventually('what is out', () => titles(member).includes('out too'));
    expect(titles(member)).toEqual(['draft', 'out', 'out too']);
    await done(own, visitor, member);
  });
});

describe('LIVE-05 nothing is missed', () => {
  test('when the listening connection is lost: channels fail, their clients join again, and are told of what comes', async () => {
    await clean();
    const { sql } = database;
    const one = await listener(undefined);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%realtime, listening'`;
    await eventually('the end', () => one.statuses.some((status) => status.startsWith('CHANNEL_ERROR')));
    await eventually('another join', () => one.statuses.at(-1) === 'SUBSCRIBED' && one.statuses.length > 2);
    expect(one.said).toContain('Realtime was unable to connect to the project database');
    await sql`insert into public.notes (id, text) values (1, 'after')`;
    await eventually('what came after', () => one.texts().includes('INSERT after'));
    await done(one);
  });
});
