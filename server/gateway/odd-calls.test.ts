import { beforeEach, describe, expect, test } from 'vitest';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(async () => void (await database.sql`truncate public.projects`));

describe('no call ends in a 500', () => {
  const bodies = [
    '',
    'null',
    '5',
    '"x"',
    '[]',
    '[1]',
    '[[]]',
    '{',
    '{}',
    '[{}]',
    '{"title":{"a":[1]}}',
    '{"title":"\\u0000"}',
    '{"tags":{"a":1}}',
    '{"tags":[["a"],["b"]]}',
    '{"id":[]}',
    '{"__proto__":{"title":"x"}}',
    '{"constructor":"x"}',
    `{"title":"${'['.repeat(300)}"}`,
    '['.repeat(20_000),
    '{"":1}',
    '{"title\\"":1}',
    '[{"title":"a"},{"slug":"b"}]',
  ];
  test.each(bodies)('%s', async (body) => {
    for (const [method, path] of [
      ['POST', 'projects'],
      ['PATCH', 'projects?title=eq.nobody'],
      ['PUT', `projects?id=eq.${crypto.randomUUID()}`],
      ['POST', 'projects?on_conflict=slug'],
      ['POST', 'rpc/get_table_structure'],
      ['POST', 'rpc/exec_sql'],
    ] as const)
      for (const person of [people.visitor, people.owner, people.service]) {
        const { status, json } = await callData(app, person, method, path, { body });
        expect([method, path, status < 500 ? 'fine' : [status, json]]).toEqual([method, path, 'fine']);
      }
  });

  const long = 'x'.repeat(5000);
  const queries = [
    'id=eq.',
    'id=',
    '=',
    '&&',
    'id=eq.x&id=eq.y',
    'title=in.(',
    'title=in.()',
    'title=in.(")',
    'tags=eq.5',
    'tags=cs.5',
    'tags=cs.{',
    'tags=ov.[1]',
    'title=fts.',
    'title=fts(nothing).x',
    'title=match.(',
    'title=like(any).x',
    'limit=-1',
    'limit=x',
    'limit=1e99',
    'offset=99999999999999999999',
    'offset=-1',
    'order=',
    'order=x.y.z',
    'order=title.nullsfirst.asc',
    'select=',
    'select=*,',
    'select=title::int',
    'select=title::nothing',
    'select=title->>x',
    'select=tags->0',
    'select=a(b(c(d)))',
    'select=count()',
    'select=id.sum()',
    'or=()',
    'or=(',
    'and=(a)',
    'not.or=(title.eq.x',
    `or=${'(or'.repeat(500)}`,
    `title=eq.${long}`,
    `select=${long}`,
    'title=eq.%00',
    'title=eq.%FF%FE',
    'select=%00',
    '__proto__=eq.x',
    'constructor=eq.x',
    'select=__proto__',
    'select=constructor',
    'toString=is.null',
  ];
  test.each(queries)('%s', async (query) => {
    for (const person of [people.visitor, people.service])
      for (const method of ['GET', 'DELETE', 'HEAD'])
        expect((await callData(app, person, method, `projects?${query}`)).status).toBeLessThan(500);
  });

  test('SEC-14 one column is not sent a thousand times over', async () => {
    const names = (count: number): string => Array.from({ length: count }, (_, n) => `a${n}:title`).join(',');
    const ask = async (query: string) => (await callData(app, people.visitor, 'GET', `projects?${query}`)).status;
    expect(await ask(`select=${names(100)}`)).toBe(200);
    for (const query of [`select=${names(500)}`, `select=${encodeURIComponent(names(500))}`])
      expect(await ask(query)).toBe(400);
  });

  // PostgreSQL answers a NUL in a name with 08P01, of the class that otherwise says that it is away.
  test.each(['order=%00', '%00=eq.1', 'select=title->%00', 'or=(%00.eq.1)', 'title=eq.%00'])(
    'SEC-14 a NUL in the address is the fault of whoever sent it: %s',
    async (query) => {
      for (const path of [`projects?${query}`, `rpc/get_table_structure?table_name=projects&${query}`])
        for (const person of [people.visitor, people.service])
          expect([path, (await callData(app, person, 'GET', path)).status]).toEqual([path, 400]);
    },
  );

  test('SEC-14 so is a NUL in the name of a column, and a statement that lacks its values', async () => {
    const { status } = await callData(app, people.service, 'POST', 'projects', { body: '{"title\\u0000":"a"}' });
    expect(status).toBe(400);
    const asked = await callData(app, people.admin, 'POST', 'rpc/exec_sql', { body: { sql: 'select $1' } });
    expect(asked.status).toBe(400);
  });

  test.each([
    { accept: 'text/csv' },
    { accept: 'nothing' },
    { accept: 'application/vnd.pgrst.plan+text; options=analyze' },
    { prefer: 'count=nothing, return=nothing, tx=rollback' },
    { prefer: 'handling=strict, nothing=1' },
    { prefer: 'timezone=America/Nowhere' },
    { prefer: 'max-affected=x' },
    { range: '5-2' },
    { range: 'x' },
    { range: '0-99999999999999999999' },
    { 'content-type': 'text/plain' },
  ] as Record<string, string>[])('%o', async (more) => {
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', '{"title":"a"}'],
    ] as const)
      expect((await callData(app, people.service, method, 'projects', { body, more })).status).toBeLessThan(500);
  });

  test.each([
    'projects/',
    'projects/1',
    '',
    'rpc/',
    'rpc/a/b',
    'pro%6Aects',
    '%E0%A4%A',
    'projects%2f..',
    'x'.repeat(64),
    'ö',
    'a;b',
    'a.b',
  ])('the path %j is 404 in JSON', async (path) => {
    expect(await callData(app, people.service, 'GET', path)).toMatchObject({ status: 404, json: { code: 'PGRST125' } });
  });

  test('connections are as good as new afterwards', async () => {
    await Promise.all(
      Array.from({ length: 60 }, async () => callData(app, people.service, 'GET', 'projects?tags=eq.5')),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, async () => callData(app, people.visitor, 'GET', '_sentinel')),
    );
    expect(answers.map(({ json }) => json)).toEqual(answers.map(() => [{ role: 'anon' }]));
  });
});

describe('what comes in is bounded', () => {
  test('bodies are counted while they arrive', async () => {
    const { visitor: person } = people;
    const large = await callData(app, person, 'POST', 'projects', { body: { title: 'x'.repeat(256 * 1024) } });
    expect([large.status, large.headers.get('connection'), large.json]).toMatchObject([
      413,
      'close',
      { code: 'PGRST413' },
    ]);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent > 600) controller.close();
        else controller.enqueue(new Uint8Array(100_000).fill(32));
      },
    });
    const upload: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    };
    // The connection may end before its answer is read.
    const answer = await fetch(`${app.url}/rest/v1/projects`, upload).catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(600);
  });

  test('other types, other methods', async () => {
    const type = await callData(app, people.service, 'POST', 'projects', {
      body: 'title\nx',
      more: { 'content-type': 'text/csv' },
    });
    expect([type.status, type.json]).toMatchObject([415, { code: 'PGRST102' }]);
    for (const method of ['PROPFIND', 'SEARCH']) {
      const answer = await callData(app, people.service, method, 'projects');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PATCH, PUT, DELETE']);
    }
  });

  test('a statement that takes too long is stopped, sooner for a visitor', async () => {
    const { sql } = database;
    await sql.unsafe(`create view public.slow with (security_invoker) as select 'x' as title, pg_sleep(20)::text as wait;
      grant select on public.slow to anon`);
    try {
      const other = await openedAppOn(database);
      const answer = await callData(other, people.visitor, 'GET', 'slow');
      expect([answer.status, answer.json]).toMatchObject([504, { code: '57014' }]);
    } finally {
      await sql`drop view public.slow`;
    }
  });
});
