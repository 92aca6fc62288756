import { afterAll, expect, test, vi } from 'vitest';
import type { Access } from '#server/auth/access.ts';
import { memoryLimits } from '#server/limits.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { openData } from './open-data.ts';
import { restLimits } from './rest-limits.ts';

const database = await openedDatabase();
await database.sql.unsafe(`
  create function public.title_of(project public.projects) returns text stable language sql as 'select $1.title';
  create function public.projects_of(title text) returns setof public.projects stable language sql
    as 'select * from public.projects';
  create view public.waits with (security_invoker) as select pg_advisory_xact_lock_shared(42)::text as waited;
  create view public.patience with (security_invoker) as select current_setting('statement_timeout') as longest;
  grant select on public.waits, public.patience to anon, authenticated;
  insert into public.projects (title, published_at)
    select 'Sample project with a title of some length, number ' || n, now() from generate_series(1, 12) n`);
const opened = await openData({
  database,
  notices: { on: () => {} },
  jwtSecret: database.secrets.jwtSecret,
  makeLimiter: memoryLimits,
  isRateLimited: true,
  isShort: async () => false,
  log: keptLog(),
});
if (!opened.ok) throw new Error(opened.because);
const data = opened.value;
afterAll(() => data.close());
const app = await openedAppOn(database, { data, addressOf: (c) => c.req.header('x-from') ?? '' });
const people = await dataCallers(app, database);

const from = (address: string): { more: Record<string, string> } => ({ more: { 'x-from': address } });

const patterns = Array.from({ length: 20 }, (_, n) => `title.imatch."(([a-z]{1,98}){1,${96 - n}}){1,3}$"`).join(',');
const hidden = [
  'title=match.a',
  'title=imatch.a',
  'title=not.match.a',
  'title=match(any).{a,b}',
  'title=imatch(all).{a,b}',
  'or=(title.eq.a,and(slug.eq.b,not.or(title.imatch.a,slug.eq.c)))',
  'not.and=(title.match.a,slug.eq.b)',
  'title=i%6Datch.a',
  '%74itle=%6D%61tch.a',
  '"title"=match.a',
  'title_of=match.a',
  'title=eq.a&title=match.a',
  'title=match.a&limit=0',
  'title=like.a*&slug=like.*b&summary=ilike.*c*&description=like.d',
  'or=(title.like.a,title.not.ilike.b,slug.fts.c,summary.plfts(german).d)',
  'title=like(any).{a,b,c,d}',
  'title=fts.a&slug=phfts.b&summary=wfts(english).c&description=plfts.d',
];
test.each(hidden)('a visitor cannot make the database search hard, however it is written: %s', async (query) => {
  const { status, json } = await callData(app, people.visitor, 'GET', `projects?${query}`, from('192.0.2.1'));
  expect([status, json]).toMatchObject([400, { code: 'PGRST127', hint: expect.any(String) }]);
});

test('functions are no way round, and whoever has an account may search', async () => {
  for (const [method, path, body] of [
    ['POST', 'rpc/projects_of?slug=imatch.a', { title: 'x' }],
    ['POST', 'rpc/projects_of?or=(slug.not.match.a,slug.eq.b)&order=slug', { title: 'x' }],
    ['GET', 'rpc/projects_of?title=x&slug=match(any).{a,b}&select=slug', undefined],
  ] as const) {
    const refused = await callData(app, people.visitor, method, path, { body, ...from('192.0.2.1') });
    expect([path, refused.status, refused.json]).toMatchObject([path, 400, { code: 'PGRST127' }]);
  }
  for (const person of [people.owner, people.service])
    expect((await callData(app, person, 'GET', 'projects?title=imatch.sample&select=title')).json).toHaveLength(12);
  const few = await callData(app, people.visitor, 'GET', 'projects?title=ilike.*SAMPLE*&slug=is.null&select=title');
  expect(few.json).toHaveLength(12);
  // What stands in a name or a value is no operator.
  const word = await callData(app, people.visitor, 'GET', 'projects?title=in.("~","a like b")&select=a:title');
  expect([word.status, word.json]).toEqual([200, []]);
});

test('128 hard calls from one address leave every other visitor as they were', async () => {
  const attack = Array.from({ length: 128 }, async () =>
    callData(app, people.visitor, 'GET', `projects?or=(${patterns})`, from('192.0.2.9')),
  );
  const other = await callData(app, people.visitor, 'GET', 'projects?select=id', from('198.51.100.1'));
  expect([other.status, other.json]).toMatchObject([200, { length: 12 }]);
  const statuses = (await Promise.all(attack)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([]);
});

test('visitors have connections of their own, and one second', async () => {
  const { sql } = database;
  const patience = await callData(app, people.visitor, 'GET', 'patience');
  expect(patience.json).toEqual([{ longest: '1s' }]);
  let ended = 0;
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(42)`;
    // As many as all connections there were: each holds one until its second is over.
    const waiting = Array.from({ length: 12 }, async () => {
      const answered = await data.api.answer(new Request('http://localhost/rest/v1/waits'), { role: 'anon' });
      ended += 1;
      return answered.status;
    });
    const beside = await callData(app, people.owner, 'GET', 'projects?select=id');
    expect([beside.status, ended]).toEqual([200, 0]);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([504]));
  });
});

/** Work that ends when it is told to. */
function longWork(): { work: () => Promise<Response>; begun: () => number; end: () => void } {
  let begun = 0;
  const ends: (() => void)[] = [];
  return {
    work: async () => {
      begun += 1;
      await new Promise<void>((end) => ends.push(end));
      return new Response();
    },
    begun: () => begun,
    end: () => ends.shift()?.(),
  };
}

test('one place has half of what is answered to visitors at once, and a class waits in line', async () => {
  const { inTurn } = restLimits(memoryLimits, memoryLimits);
  const class30 = longWork();
  const answers = Array.from({ length: 32 }, async () => inTurn({ kind: 'visitor' }, '192.0.2.1', class30.work));
  expect(class30.begun()).toBe(2);
  const other = longWork();
  const beside = inTurn({ kind: 'visitor' }, '198.51.100.1', other.work);
  expect(other.begun()).toBe(1);
  other.end();
  expect(await beside).toBeInstanceOf(Response);
  for (let n = 0; n < 32; n += 1) {
    class30.end();
    await new Promise(setImmediate);
  }
  expect((await Promise.all(answers)).every((answer) => answer instanceof Response)).toBe(true);
  const crowd = Array.from({ length: 33 }, async () => inTurn({ kind: 'visitor' }, '192.0.2.1', class30.work));
  expect(await crowd.at(-1)).toBeUndefined();
});

test('calls are counted by the time that they take: a minute in five', async () => {
  const limits = restLimits(memoryLimits, memoryLimits);
  const visitor = { kind: 'visitor' } as const;
  const clock = vi.spyOn(performance, 'now');
  for (const now of [0, 30_000, 30_000, 61_000]) clock.mockReturnValueOnce(now);
  try {
    await limits.inTurn(visitor, '192.0.2.1', async () => new Response());
    expect(await limits.count('read', visitor, '192.0.2.1')).toBeUndefined();
    await limits.inTurn(visitor, '192.0.2.1', async () => new Response());
    expect(await limits.count('read', visitor, '192.0.2.1')).toBeGreaterThan(0);
    expect(await limits.count('read', visitor, '198.51.100.1')).toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});

test('an admin runs sixty statements in five minutes, and a thousand a day: each is noted', async () => {
  const limits = restLimits(memoryLimits, memoryLimits);
  const { owner } = people;
  const admin = { kind: 'account', caller: { user: { id: owner.id } }, role: 'admin' } as Access;
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let allowed = 0;
    for (let minutes = 0; minutes < 20 * 6; minutes += 6) {
      for (let n = 0; n < 61; n += 1) if ((await limits.count('console', admin, '')) === undefined) allowed += 1;
      vi.setSystemTime(Date.now() + 6 * 60_000);
    }
    expect(allowed).toBeGreaterThanOrEqual(960);
    expect(allowed).toBeLessThanOrEqual(1000);
  } finally {
    vi.useRealTimers();
  }
});
