import { beforeEach, describe, expect, test } from 'vitest';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(async () => {
  const { sql } = database;
  await sql`truncate public.projects, public.project_versions, public.project_drafts`;
});

type Version = { project_id: string; author_id: string | null; is_published: boolean; content: { title: string } };

const call = (caller: DataCaller, ...rest: [method: string, path: string, more?: Parameters<typeof callData>[4]]) =>
  callData(app, people[caller], ...rest);

async function add(caller: DataCaller, row: Record<string, unknown>): Promise<string> {
  const { json } = await call(caller, 'POST', 'projects', { body: row, prefer: 'return=representation' });
  return (json as { id: string }[])[0]?.id ?? '';
}

const versions = async (): Promise<Version[]> =>
  (await call('team', 'GET', 'project_versions?order=id.desc')).json as Version[];
/** The newest first, each as its author, whether visitors saw it, and its title. */
const history = async () =>
  (await versions()).map(({ author_id, is_published, content }) => [author_id, is_published, content.title]);

describe('what visitors ask of a project', () => {
  test('is kept in the history, is as long as the table says, and a title in one language is enough', async () => {
    const id = await add('team', { title_de: 'Garten', event_when_de: 'samstags' });
    const path = `projects?id=eq.${id}`;
    expect((await call('team', 'PATCH', path, { body: { event_loud: 'Birds' } })).status).toBe(204);
    expect((await versions()).map(({ content }) => content)).toMatchObject([
      { title: null, title_de: 'Garten', event_when_de: 'samstags', event_loud: 'Birds', event_contact: null },
      { title_de: 'Garten', event_loud: null },
    ]);
    const columns = ['when', 'where', 'for', 'loud'].flatMap((name) => [`event_${name}`, `event_${name}_de`]);
    for (const column of [...columns, 'event_contact']) {
      expect((await call('team', 'PATCH', path, { body: { [column]: 'x'.repeat(501) } })).status).toBe(400);
      expect((await call('team', 'PATCH', path, { body: { [column]: 'x'.repeat(500) } })).status).toBe(204);
    }
    expect((await call('team', 'PATCH', path, { body: { title_de: null } })).status).toBe(400);
  });
});

describe('versions of a project', () => {
  test('each saved state is kept, with who saved it and whether it was public; what changes nothing is not', async () => {
    const id = await add('owner', { title: 'Garden', user_id: people.owner.id });
    const path = `projects?id=eq.${id}`;
    for (const body of [
      { title: 'Garden for all', tags: ['Health'] },
      { published_at: '2026-01-01' },
      { published_at: '2026-01-02' },
      { title: 'Garden for all' },
      { published_at: null, title: 'Garden, closed' },
    ])
      expect((await call('team', 'PATCH', path, { body })).status).toBe(204);
    const { owner, team } = people;
    expect(await history()).toEqual([
      [team.id, false, 'Garden, closed'],
      [team.id, true, 'Garden for all'],
      [team.id, false, 'Garden for all'],
      [owner.id, false, 'Garden'],
    ]);
    const columns = Object.keys((await versions())[0]?.content ?? {});
    const [all] = (await call('team', 'GET', path)).json as object[];
    const ownWays = ['id', 'user_id', 'published_at', 'created_at', 'updated_at'];
    expect([...columns, ...ownWays].toSorted()).toEqual(Object.keys(all ?? {}).toSorted());
  });

  test('ADM-10 the newest fifty stay, and all of them go with their project', async () => {
    const [id, other] = [await add('team', { title: '0' }), await add('team', { title: 'other' })];
    for (let number = 1; number <= 52; number += 1)
      await database.sql`update public.projects set title = ${String(number)} where id = ${id}`;
    const kept = (await versions()).filter(({ project_id }) => project_id === id);
    expect([kept.length, kept[0]?.content.title, kept.at(-1)?.content.title]).toEqual([50, '52', '3']);
    await call('team', 'DELETE', `projects?id=eq.${id}`);
    expect((await versions()).map(({ project_id }) => project_id)).toEqual([other]);
  });

  test('SEC-03 a version that an owner wrote by hand is refused, and what the secret key saves has no author', async () => {
    const id = await add('service', { title: 'Imported' });
    expect(await history()).toEqual([[null, false, 'Imported']]);
    for (const caller of ['owner', 'team', 'service'] as const) {
      const body = { project_id: id, content: { title: 'forged' }, is_published: true };
      expect((await call(caller, 'POST', 'project_versions', { body })).status).toBe(403);
    }
  });
});

describe('SEC-03 what a plain account could fill or break', () => {
  const stored = async () => (await database.sql`select count(*)::int as rows from public.projects`)[0]?.rows as number;

  test('nobody outside the team has more than fifty projects, however they are sent', async () => {
    const rows = Array.from({ length: 51 }, () => ({ title: 'a' }));
    expect((await call('owner', 'POST', 'projects', { body: rows })).status).toBe(400);
    expect(await stored()).toBe(0);
    expect((await call('owner', 'POST', 'projects', { body: rows.slice(1) })).status).toBe(201);
    const many = await Promise.all(rows.slice(0, 5).map((body) => call('owner', 'POST', 'projects', { body })));
    expect(many.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await call('other', 'POST', 'projects', { body: rows[0] })).status).toBe(201);
    expect((await call('team', 'POST', 'projects', { body: rows })).status).toBe(201);
    const [mine] = (await call('owner', 'GET', `projects?user_id=eq.${people.owner.id}&limit=1`)).json as object[];
    const saved = { body: { ...mine, title: 'b' }, prefer: 'resolution=merge-duplicates' };
    expect((await call('owner', 'POST', 'projects', saved)).status).toBeLessThan(300);
    expect(await stored()).toBe(102);
  });

  test('a row without the time of its change, which the team could not save over, has one', async () => {
    const id = await add('owner', { title: 'a', updated_at: null });
    const [row] = (await call('team', 'GET', `projects?id=eq.${id}`)).json as { updated_at: string }[];
    expect(Math.abs(Date.now() - Date.parse(row?.updated_at ?? ''))).toBeLessThan(60_000);
  });

  test('of what an owner saves one version stays, and what the team saved is not pushed out', async () => {
    const id = await add('owner', { title: 'first' });
    await call('team', 'PATCH', `projects?id=eq.${id}`, { body: { title: 'edited' } });
    for (let number = 0; number < 60; number += 1)
      await call('owner', 'PATCH', `projects?id=eq.${id}`, { body: { title: `flood ${number}` } });
    expect(await history()).toEqual([
      [people.owner.id, false, 'flood 59'],
      [people.team.id, false, 'edited'],
      [people.owner.id, false, 'first'],
    ]);
  });

  test.each([
    { updated_at: 'infinity' },
    { created_at: '-infinity' },
    { updated_at: '0044-03-15 BC' },
    { created_at: '20000-01-01' },
    { tags: ['x'.repeat(2001)] },
    { tags_de: ['x'.repeat(1001), 'y'.repeat(1000)] },
    { tags: [['a'], ['b']] },
  ])('%j', async (row) => {
    expect((await call('owner', 'POST', 'projects', { body: { title: 'a', ...row } })).status).toBe(400);
    const id = await add('owner', { title: 'a' });
    const changed = await call('owner', 'PATCH', `projects?id=eq.${id}`, { body: row });
    // Whatever is sent, the time of a change is the moment of the change.
    expect(changed.status).toBe('updated_at' in row ? 204 : 400);
    const [{ updated_at: time } = { updated_at: '' }] = (await call('team', 'GET', 'projects')).json as {
      updated_at: string;
    }[];
    expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
  });
});

describe('drafts', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const keep = (caller: DataCaller, content: unknown, more: object = {}) =>
    call(caller, 'POST', 'project_drafts?on_conflict=project_id,author_id', {
      body: { project_id: id, content, ...more },
      prefer: 'resolution=merge-duplicates,return=representation',
    });

  test('a draft is kept over the last one of its author, beside those of others, and says when', async () => {
    expect((await keep('team', { title: 'a' })).status).toBe(201);
    const [kept] = (await keep('team', { title: 'ab' }, { saved_at: '2001-01-01' })).json as { saved_at: string }[];
    expect(Date.now() - Date.parse(kept?.saved_at ?? '')).toBeLessThan(60_000);
    await keep('admin', { title: 'mine' });
    const { json } = await call('team', 'GET', 'project_drafts?select=author_id,content&order=saved_at');
    expect(json).toEqual([
      { author_id: people.team.id, content: { title: 'ab' } },
      { author_id: people.admin.id, content: { title: 'mine' } },
    ]);
  });

  test('SEC-03 nobody writes in the name of somebody else, or takes a draft over', async () => {
    expect((await keep('team', {}, { author_id: people.admin.id })).status).toBe(403);
    await keep('team', { title: 'a' });
    const taken = { body: { author_id: people.admin.id } };
    expect((await call('team', 'PATCH', `project_drafts?project_id=eq.${id}`, taken)).status).toBe(403);
    for (const caller of ['owner', 'other', 'teamWithoutSecondFactor'] as const)
      expect((await keep(caller, {})).status).toBe(403);
  });

  test('ADM-10 a draft is an object of at most 200,000 bytes, and nobody has more than a hundred', async () => {
    for (const content of ['text', [], 1, null, { description: 'x'.repeat(200_000) }])
      expect((await keep('team', content)).status).toBe(400);
    // The longest project there can be fits.
    expect((await keep('team', { description: '\u{1F33B}'.repeat(40_000), summary: 'ß'.repeat(2000) })).status).toBe(
      201,
    );
    await database.sql`
      insert into public.project_drafts (project_id, author_id) select gen_random_uuid(), ${people.team.id} from generate_series(1, 99)`;
    const one = { body: { project_id: crypto.randomUUID() } };
    expect((await call('team', 'POST', 'project_drafts', one)).status).toBe(400);
    expect((await keep('team', { title: 'still kept' })).status).toBe(201);
  });

  test.each(['delete', 'mark deleted'])('%s an account: its drafts go, and its versions name nobody', async (way) => {
    const { sql } = database;
    const [leaver] = await sql<{ id: string }[]>`
      insert into auth.users (email, raw_app_meta_data) values (${crypto.randomUUID()}, '{"role": "team"}') returning id`;
    const leaverId = leaver?.id ?? '';
    await sql`insert into public.project_drafts (project_id, author_id) values (${id}, ${leaverId})`;
    await sql`insert into public.project_versions (project_id, author_id) values (${id}, ${leaverId})`;
    await (way === 'delete'
      ? sql`delete from auth.users where id = ${leaverId}`
      : sql`update auth.users set deleted_at = now() where id = ${leaverId}`);
    expect(await sql`select from public.project_drafts`).toHaveLength(0);
    expect(await sql`select author_id as author from public.project_versions`).toEqual([{ author: null }]);
  });
});

test('a newer save is noticed by its time, to the microsecond', async () => {
  const id = await add('team', { title: 'Garden' });
  const seen = async () => ((await call('team', 'GET', `projects?id=eq.${id}`)).json as { updated_at: string }[])[0];
  const before = (await seen())?.updated_at ?? '';
  const save = (title: string) =>
    call('team', 'PATCH', `projects?id=eq.${id}&updated_at=eq.${encodeURIComponent(before)}`, {
      body: { title },
      prefer: 'return=representation',
    });
  expect((await save('first')).json).toMatchObject([{ title: 'first' }]);
  expect((await save('second')).json).toEqual([]);
});
