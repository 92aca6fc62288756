import { beforeEach, describe, expect, test } from 'vitest';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { callers, type DataCaller, matrix } from '#server/testing/matrix.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);

test('SEC-03 every table, view and function of public is in the matrix, and nothing else', async () => {
  const { sql } = database;
  const relations = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
  expect(relations.map(({ name }) => name).toSorted()).toEqual(Object.keys(matrix).toSorted());
  expect(await sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`).toEqual([
    { name: 'get_table_structure' },
  ]);
});

const codeOf = (json: unknown): unknown => (json as { code?: unknown } | undefined)?.code;

describe.each(Object.entries(matrix))(
  'SEC-03 ADM-10 %s',
  (table, { label, labels, rows, change, closedTo, rights }) => {
    const row = (name: string): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries({ [label]: name, ...rows?.[name] }).map(([column, value]) => [
          column,
          callers.includes(value as DataCaller) ? people[value as DataCaller].id : value,
        ]),
      );
    const names = (json: unknown): string[] =>
      Array.isArray(json) ? json.map((found: Record<string, string>) => found[label] ?? '').toSorted() : [];
    const only = (name: string): string => `${table}?${label}=eq.${encodeURIComponent(name)}`;
    const back = { prefer: 'return=representation' };

    beforeEach(async () => {
      const { sql } = database;
      if (!rows) return;
      await sql`truncate ${sql(`public.${table}`)} cascade`;
      for (const name of labels) await sql`insert into ${sql(`public.${table}`)} ${sql(row(name))}`;
    });

    test.each(callers)('%s selects', async (caller) => {
      const { status, json } = await callData(app, people[caller], 'GET', table);
      const expected = closedTo?.includes(caller) ? (caller === 'visitor' ? 401 : 403) : 200;
      expect([status, names(json)]).toEqual([expected, rights.select[caller].toSorted()]);
    });

    /** Tries each row. Out: the names of those that were reached; whatever else is answered must be a refusal. */
    async function reach(
      caller: DataCaller,
      attempt: (name: string) => ReturnType<typeof callData>,
    ): Promise<string[]> {
      const answers = [];
      for (const name of labels) answers.push(await attempt(name));
      const refusals = answers.filter(({ status }) => status >= 300).map(({ status, json }) => [status, codeOf(json)]);
      const status = caller === 'visitor' ? 401 : 403;
      const code = caller === 'teamWithoutSecondFactor' ? 'insufficient_aal' : '42501';
      expect(refusals).toEqual(refusals.map(() => [status, code]));
      return answers.flatMap(({ status, json }) => (status < 300 ? names(json) : [])).toSorted();
    }

    test.each(callers)('%s inserts', async (caller) => {
      if (rows) await database.sql`truncate ${database.sql(`public.${table}`)} cascade`;
      const reached = await reach(caller, (name) =>
        callData(app, people[caller], 'POST', table, { body: row(name), ...back }),
      );
      expect(reached).toEqual(rights.insert[caller].toSorted());
    });

    test.each(callers)('%s updates', async (caller) => {
      const reached = await reach(caller, (name) =>
        callData(app, people[caller], 'PATCH', only(name), { body: change, ...back }),
      );
      expect(reached).toEqual(rights.update[caller].toSorted());
    });

    test.each(callers)('%s deletes', async (caller) => {
      const reached = await reach(caller, (name) => callData(app, people[caller], 'DELETE', only(name), back));
      expect(reached).toEqual(rights.delete[caller].toSorted());
      const left = await callData(app, people.service, 'GET', table);
      expect(names(left.json)).toEqual(labels.filter((name) => !reached.includes(name)).toSorted());
    });
  },
);

test('ADM-10 an owner withdraws what was published, changes it, and cannot give it to somebody else', async () => {
  const { sql } = database;
  const [own] = await sql<{ id: string }[]>`
    insert into public.projects (title, user_id, published_at) values ('Garden', ${people.owner.id}, now()) returning id`;
  const path = `projects?id=eq.${own?.id}`;
  const change = async (body: unknown): Promise<number> =>
    (await callData(app, people.owner, 'PATCH', path, { body })).status;
  expect(await change({ title: 'Garden again', published_at: null })).toBe(204);
  expect(await change({ published_at: '2026-01-01' })).toBe(403);
  expect(await change({ user_id: people.other.id })).toBe(403);
  expect(await change({ user_id: null })).toBe(403);
  // Under another id it would have no history.
  expect(await change({ id: crypto.randomUUID() })).toBe(400);
  // Withdrawn is not deleted: the row and its history stay until the team deletes them.
  await callData(app, people.owner, 'DELETE', path);
  expect(await sql`select title from public.projects where id = ${own?.id ?? null}`).toEqual([
    { title: 'Garden again' },
  ]);
  expect((await callData(app, people.team, 'PATCH', path, { body: { published_at: '2026-01-01' } })).status).toBe(204);
  // A clock that runs ahead keeps nothing on top of the page.
  expect((await callData(app, people.team, 'PATCH', path, { body: { published_at: '2126-01-01' } })).status).toBe(204);
  expect(
    await sql`select published_at between now() - interval '1 minute' and now() as "isNow" from public.projects where id = ${own?.id ?? null}`,
  ).toEqual([{ isNow: true }]);
});

test('nobody finds out by a refusal which addresses are not published, nor keeps one from the team', async () => {
  const { sql } = database;
  await sql`truncate public.projects`;
  const write = async (caller: DataCaller, body: object): Promise<[number, unknown]> => {
    const { status, json } = await callData(app, people[caller], 'POST', 'projects', { body });
    return [status, codeOf(json)];
  };
  const hidden = { title: 'Hidden', slug: 'hidden' };
  for (const caller of ['team', 'owner', 'other'] as const)
    expect(await write(caller, hidden)).toEqual([201, undefined]);
  expect(await write('owner', hidden)).toEqual([409, '23505']);
  const shown = { ...hidden, published_at: '2026-01-01' };
  expect(await write('team', shown)).toEqual([201, undefined]);
  // Where it leads to is known to everybody, and refused to everybody.
  for (const caller of ['admin', 'owner'] as const) expect(await write(caller, shown)).toEqual([409, '23505']);
  expect(await write('admin', hidden)).toEqual([409, '23505']);
  const publish = callData(app, people.team, 'PATCH', `projects?user_id=eq.${people.owner.id}`, {
    body: { published_at: '2026-01-01' },
  });
  expect((await publish).status).toBe(409);
  // When accounts go, or lose their role, what they leave does not stand in each other's way.
  expect((await sql`update public.projects set user_id = null where published_at is null`).count).toBe(3);
});

test('a role counts from the next call on, and a session without its second factor has none', async () => {
  const { sql } = database;
  await sql`truncate public.projects`;
  await sql`insert into public.projects (title) values ('Draft')`;
  const seen = async (): Promise<unknown> => (await callData(app, people.team, 'GET', 'projects')).json;
  const give = async (role: string | null): Promise<void> =>
    void (await sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || ${sql.json({ role })} where id = ${people.team.id}`);
  await give(null);
  expect(await seen()).toHaveLength(0);
  await give('team');
  expect(await seen()).toHaveLength(1);
  for (const wrong of ['Team', 'service_role', 'admin ', null]) {
    await give(wrong);
    expect(await seen()).toHaveLength(0);
  }
  await give('team');
  await sql`update auth.sessions set aal = 'aal1' where user_id = ${people.team.id}`;
  expect(await seen()).toHaveLength(0);
  await sql`update auth.sessions set aal = 'aal2' where user_id = ${people.team.id}`;
});

test.each(['delete', 'mark deleted'])(
  'ADM-10 %s an account: its unpublished projects go, all else stays',
  async (way) => {
    const { sql } = database;
    await sql`truncate public.projects`;
    const account = async (role: string): Promise<string> => {
      const [made] = await sql<{ id: string }[]>`
      insert into auth.users (email, raw_app_meta_data) values (${crypto.randomUUID()}, ${sql.json({ role })}) returning id`;
      return made?.id ?? '';
    };
    const [leaver, colleague] = [await account('none'), await account('team')];
    await sql`
    insert into public.projects (title, user_id, published_at)
    values ('draft', ${leaver}, null), ('published', ${leaver}, now()), ('of the team', ${colleague}, null),
           ('of somebody else', ${people.owner.id}, null)`;
    for (const id of [leaver, colleague])
      await (way === 'delete'
        ? sql`delete from auth.users where id = ${id}`
        : sql`update auth.users set deleted_at = now() where id = ${id}`);
    expect(await sql`select title, user_id as "userId" from public.projects order by title`).toEqual([
      { title: 'of somebody else', userId: people.owner.id },
      { title: 'of the team', userId: null },
      { title: 'published', userId: null },
    ]);
  },
);
