import { beforeEach, expect, test } from 'vitest';
import type { TextNow } from '#contract/page-texts.ts';
import { memoryLimits } from '#server/limits.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(async () => {
  await database.sql`delete from app_private.text_drafts`;
});

const title = 'home#words.title';
const lead = 'contact#words.lead';
const pair = (word: string) => ({ en: word, de: `${word} auf Deutsch` });

type Answer = TextNow & { error?: string; message: string; fields?: Record<string, { code: string; message: string }> };

const ask = (who: DataCaller, method: string, path: string, body?: unknown) =>
  callFunction<Answer>(app, people[who], method, `texts/${path}`, body);

const nowOf = async (key: string, who: DataCaller = 'team') =>
  (await ask(who, 'GET', `text?key=${encodeURIComponent(key)}`))[1];
const newestOf = async (key: string) => (await nowOf(key)).versions?.[0]?.version ?? null;

/** Publishes a text over the newest one, unless another is named. */
const publish = async (key: string, text: unknown, changes: object = {}, who: DataCaller = 'team') =>
  ask(who, 'POST', 'text', { key, text, beganWith: await newestOf(key), what: 'Said more clearly', ...changes });

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.url + path, { headers });
  return { status: answer.status, tag: answer.headers.get('etag') ?? '', html: await answer.text() };
};

test('EDIT-01 EDIT-02 what is published stands in every page that shows it, in the search, with a new tag; other pages stay, and the built-in text brings the stored page back', async () => {
  const before = await page('/');
  const other = await page('/contact');
  expect(before.html).toBe('<h1>Home</h1>');
  expect((await publish(title, pair('Hello')))[0]).toBe(200);
  const after = await page('/', { 'if-none-match': before.tag });
  expect([after.status, drawnWith(after.html).texts]).toEqual([200, [[title, pair('Hello')]]]);
  expect(drawnWith((await page('/de')).html).texts).toEqual([[title, pair('Hello')]]);
  expect((await page('/', { 'if-none-match': after.tag })).status).toBe(304);
  expect((await page('/search-en.json')).html).toContain('Hello');
  expect(await page('/contact')).toEqual(other);
  // A page that a query means is drawn for whoever asks.
  expect((await publish(lead, { en: 'Within {days}.', de: 'In {days}.' }))[0]).toBe(200);
  expect((await page('/contact?message=x')).html).toContain('Within');

  const [, now] = await publish(title, null, { what: 'The old words were better' });
  expect(now.versions[0]).toMatchObject({ text: null, what: 'The old words were better' });
  expect(await page('/')).toEqual(before);
  expect((await page('/search-en.json')).html).not.toContain('Hello');
});

test('EDIT-01 what another process publishes is seen within two seconds', async () => {
  expect((await page('/')).html).toBe('<h1>Home</h1>');
  await database.sql`
    insert into app_private.text_versions (key, text, built_in, what)
    values ('home#words.old', ${database.sql.json(pair('Renamed'))}, '{}', 'before its name changed')`;
  await expect.poll(async () => (await page('/')).html).toContain('Renamed');
  expect((await nowOf(title)).versions[0]?.what).toBe('before its name changed');
  expect((await publish(title, null))[0]).toBe(200);
});

test('EDIT-03 what could not be shown is not published, and the reason is told at its language', async () => {
  const before = await newestOf(lead);
  const [missing, wrong] = await publish(lead, { en: 'We answer within {days} days.', de: ' ' });
  expect([missing, wrong.error, wrong.fields]).toEqual([
    400,
    'text_refused',
    { de: { code: 'missing', message: expect.stringContaining('still needs a text') } },
  ]);
  const [, lost] = await publish(lead, { en: 'Soon.', de: 'Bald.' });
  expect(lost.fields?.['de']).toEqual({ code: 'blank', message: expect.stringContaining('{days}') });
  const [, silent] = await publish(lead, null, { what: '  ' });
  expect(silent.fields?.['what']?.code).toBe('missing');
  expect((await publish(lead, { en: ['a'], de: ['b'] }))[1].error).toBe('invalid_request');
  expect((await publish('home#words.list', { en: [], de: [] }))[0]).toBe(400);
  const [status, broken] = await publish(title, pair('This breaks the page'));
  expect([status, broken.error]).toEqual([400, 'text_not_shown']);
  expect([await newestOf(lead), (await page('/')).html]).toEqual([before, '<h1>Home</h1>']);
});

test('EDIT-03 a text that breaks its page after all is told to the log, and the page is shown as it was built', async () => {
  await database.sql`
    insert into app_private.text_versions (key, text, built_in, what)
    values (${title}, ${database.sql.json(pair('breaks the page'))}, '{}', 'Written past the check')`;
  const logged = async () => {
    const { status, html } = await page('/');
    expect([status, html.includes('breaks the page')]).toEqual([200, false]);
    return app.logged();
  };
  await expect.poll(logged).toContain('a changed text broke its page');
  expect((await publish(title, null))[0]).toBe(200);
});

test('EDIT-05 only the team changes texts: everybody else is refused by every call', async () => {
  const strangers = { visitor: 401, owner: 403, other: 403, teamWithoutSecondFactor: 403, service: 401 } as const;
  const change = { key: title, text: pair('Mine'), beganWith: await newestOf(title), what: 'x' };
  for (const [who, status] of Object.entries(strangers) as [DataCaller, number][])
    for (const [method, path, body] of [
      ['GET', 'page?path=/'],
      ['GET', 'renewed'],
      ['GET', `text?key=${encodeURIComponent(title)}`],
      ['POST', 'text', change],
      ['POST', 'draft', change],
      ['GET', 'drafts?path=/'],
      ['POST', 'texts', { keys: [title], what: 'x' }],
      ['POST', 'undo', { versions: [1], what: 'x' }],
      ['POST', 'preview', { path: '/', isShared: true }],
      ['POST', 'preview/end', { id: people.team.id }],
    ] as const)
      expect([who, path, (await ask(who, method, path, body))[0]]).toEqual([who, path, status]);
  await database.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${people.admin.id}`;
  expect((await ask('admin', 'POST', 'text', change))[0]).toBe(401);
  await database.sql`update auth.sessions set not_after = null where user_id = ${people.admin.id}`;
  expect((await page('/')).html).toBe('<h1>Home</h1>');
});

test('EDIT-05 what is no text of a page, too large or half a character is refused', async () => {
  for (const key of ['nothing', '', 'constructor', '__proto__', 'home#words', "'; drop table auth.users --"])
    expect([key, (await publish(key, pair('x'), { beganWith: null }))[0]]).toEqual([key, 404]);
  const large = 'x'.repeat(10 * 1024 * 1024);
  const answer = await fetch(`${app.url}/functions/v1/texts/text`, {
    method: 'POST',
    headers: { ...people.team.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key: title, text: pair(large), beganWith: null, what: 'x' }),
  }).then(
    ({ status }) => status,
    () => 'the connection was closed',
  );
  expect([413, 'the connection was closed']).toContain(answer);
  expect((await publish(title, pair('x'.repeat(6000))))[0]).toBe(400);
  expect((await publish(title, pair('\uD800')))[0]).toBe(400);
  expect((await publish(title, { ...pair('x'), fr: 'x' }))[0]).toBe(400);
  expect((await ask('team', 'GET', 'page?path=https://example.org/'))[0]).toBe(404);
  expect((await ask('team', 'GET', 'page?path=/contact'))[0]).toBe(200);
});

test('EDIT-06 a publication whose answer was lost on the way counts when it is sent again, and is written once; what stands there of somebody else, or says something else, is still told', async () => {
  const beganWith = await newestOf(title);
  const [, first] = await publish(title, pair('Once'), { beganWith });
  const [status, again] = await publish(title, pair('Once'), { beganWith });
  expect([status, again.versions]).toEqual([200, first.versions]);
  const others = [
    await publish(title, pair('Once'), { beganWith }, 'admin'),
    await publish(title, pair('Twice'), { beganWith }),
  ];
  expect(others.map(([, { error }]) => error)).toEqual(['text_changed', 'text_changed']);
  await publish(title, null);
  expect((await publish(title, pair('Once'), { beganWith }))[1].error).toBe('text_changed');
});

test('EDIT-06 nobody writes over what they have not seen: of two at once one is published, the other told of it', async () => {
  const beganWith = await newestOf(title);
  const answers = await Promise.all([
    publish(title, pair('First'), { beganWith }),
    publish(title, pair('Second'), { beganWith }, 'admin'),
  ]);
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
  const [, refused] = answers.find(([status]) => status === 409) ?? [];
  expect([refused?.error, refused?.message]).toEqual(['text_changed', expect.stringContaining('read theirs first')]);
  expect((await publish(title, null))[0]).toBe(200);
});

test('EDIT-07 the history says who published what and when, and any version is published again', async () => {
  await publish(title, pair('Monday'), { what: 'Monday’s words' });
  const [, now] = await publish(title, pair('Tuesday'), { what: 'Tuesday’s words' }, 'admin');
  const [newest, before] = now.versions;
  expect([newest?.what, newest?.author?.id, before?.what, before?.author?.id]).toEqual([
    'Tuesday’s words',
    people.admin.id,
    'Monday’s words',
    people.team.id,
  ]);
  expect(Date.parse(newest?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(now.builtIn).toEqual({ en: 'Welcome', de: 'Willkommen' });
  expect((await publish(title, before?.text))[0]).toBe(200);
  expect(drawnWith((await page('/')).html).texts).toEqual([[title, pair('Monday')]]);
  expect((await publish(title, null))[0]).toBe(200);
});

test('EDIT-08 what is typed is kept for whoever typed it, unfinished, until it is published or forgotten; the others are told', async () => {
  const draft = (text: unknown, who: DataCaller = 'team') =>
    ask(who, 'POST', 'draft', { key: lead, text, beganWith: null });
  await draft({ en: 'Half', de: '' });
  await draft({ en: 'Half a sen', de: '' });
  await draft({ en: 'Another', de: '' }, 'admin');
  const mine = await nowOf(lead);
  expect([mine.draft?.text, mine.draft?.beganWith]).toEqual([{ en: 'Half a sen', de: '' }, null]);
  expect(mine.others.map(({ id }) => id)).toEqual([people.admin.id]);
  await draft(null);
  expect((await nowOf(lead)).draft).toBe(null);
  await draft({ en: 'Within {days}', de: 'In {days}' });
  const [, published] = await publish(lead, { en: 'Within {days}', de: 'In {days}' });
  expect(published.draft).toBe(null);
  expect((await nowOf(lead, 'admin')).draft?.text).toEqual({ en: 'Another', de: '' });
});

test('EDIT-15 when an update has changed the built-in text as well, the team is told, with both', async () => {
  const renewed = async () => (await ask('team', 'GET', 'renewed'))[1];
  await publish(title, pair('Hello'));
  expect([await renewed(), (await nowOf(title)).builtInBefore]).toEqual([[], null]);
  // As it was built in before the update.
  await database.sql`
    update app_private.text_versions set built_in = ${database.sql.json(pair('Old'))} where key = ${title}`;
  expect(await renewed()).toEqual([{ key: title, text: pair('Hello') }]);
  const { builtInBefore, builtIn } = await nowOf(title);
  expect([builtInBefore, builtIn]).toEqual([pair('Old'), { en: 'Welcome', de: 'Willkommen' }]);
  await publish(title, pair('Hello again'));
  expect(await renewed()).toEqual([]);
  await publish(title, null);
});

test('EDIT-05 markup of anybody’s is text', async () => {
  const script = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  await publish(title, pair(script));
  const { html } = await page('/');
  expect(html).not.toContain('<img');
  expect(drawnWith(html).texts?.[0]?.[1].en).toBe(script);
  await publish(title, null);
});

test('what everybody reads is counted: a flood of one address is refused', async () => {
  const strict = await openedAppOn(database, {}, { makeLimiter: memoryLimits });
  const read = (what: string) =>
    fetch(`${strict.url}/functions/v1/${what}/published`, { headers: { apikey: testKeys.publishableKey } });
  expect([(await read('texts')).status, (await read('lists')).status]).toEqual([200, 200]);
  await Promise.all(Array.from({ length: 300 }, async () => (await read('texts')).arrayBuffer()));
  expect([(await read('texts')).status, (await read('lists')).status]).toEqual([429, 429]);
});
