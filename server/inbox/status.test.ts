import { expect, test } from 'vitest';
import { statusPath } from '#contract/status.ts';
import { memoryLimits } from '#server/limits.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import type { TestApp } from '#server/testing/test-app.ts';

const { database, app } = await openedApp();

const ask = (token: string, init: RequestInit = {}, url = app.url): Promise<Response> =>
  fetch(`${url}/functions/v1/message-status?token=${encodeURIComponent(token)}`, init);

async function statusOf(token: string): Promise<unknown> {
  return ((await (await ask(token)).json()) as { status?: unknown }).status;
}

/** Which of its states a page was drawn with. */
const shownIn = (html: string): string | undefined => drawnWith(html).status?.status;

const noSuch = 'f'.repeat(32);

test('received, read, answered: nothing else is told, and no word of the message', async () => {
  const {
    id,
    reference,
    status: token,
  } = await visitorWrites(app, { name: 'Rosalind', email: 'rosalind@example.org' });
  const answer = await ask(token);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  expect(await answer.json()).toEqual({ status: 'received', receivedOn: day });

  await database.sql`update app_private.messages set read_at = now() where id = ${id}`;
  expect(await (await ask(token)).json()).toEqual({ status: 'read', receivedOn: day });
  await database.sql`update app_private.messages set answered_at = now(), state = 'done' where id = ${id}`;
  const text = await (await ask(token)).text();
  expect(JSON.parse(text)).toEqual({ status: 'answered', receivedOn: day });
  for (const word of ['Rosalind', 'example', 'dear people', reference, id]) expect(text).not.toContain(word);
});

test('a message that is sent twice has one link', async () => {
  const id = crypto.randomUUID();
  const [first, second] = await Promise.all([visitorWrites(app, { id }), visitorWrites(app, { id })]);
  expect(second).toEqual(first);
  expect(await visitorWrites(app, { id })).toEqual(first);
  expect((await visitorWrites(app)).status).not.toBe(first.status);
});

test('unknown, malformed, deleted: each is answered alike', async () => {
  const { id, status: deleted } = await visitorWrites(app);
  await database.sql`update app_private.messages set deleted_at = now() where id = ${id}`;
  const answers = await Promise.all(
    [noSuch, deleted, '', 'x', `${deleted}0`, deleted.toUpperCase(), "' or true --", '%00', id].map(async (token) => {
      const answer = await ask(token, { headers: { 'accept-language': 'de' } });
      return [answer.status, answer.headers.get('cache-control'), await answer.text()].join(' ');
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 no-store \{"error":"unknown_message","message":"Hinter diesem Link/u);
  // It can be brought back for some days, and its link with it.
  await database.sql`update app_private.messages set deleted_at = null where id = ${id}`;
  expect(await statusOf(deleted)).toBe('received');
});

test('nobody learns that a message was taken for spam', async () => {
  const suspected = await visitorWrites(app, { website: 'https://spam.example' });
  expect(await statusOf(suspected.status)).toBe('received');
  await database.sql`update app_private.messages set read_at = now() where id = ${suspected.id}`;
  expect(await statusOf(suspected.status)).toBe('received');
  await database.sql`update app_private.messages set suspected = null where id = ${suspected.id}`;
  expect(await statusOf(suspected.status)).toBe('read');
  // What somebody marks later does not go back to what it was.
  await database.sql`update app_private.messages set suspected = 'team' where id = ${suspected.id}`;
  expect(await statusOf(suspected.status)).toBe('read');
});

test('it is looked up with GET alone, without a key, and whatever key comes along', async () => {
  const { status: token } = await visitorWrites(app);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(token, { method })).status).toBe(404);
  expect((await ask(token, { headers: { apikey: 'anything', authorization: 'Bearer wrong' } })).status).toBe(200);
});

test('one address block may look up 120 times in five minutes, by the page and by the call together', async () => {
  const limited = await openedAppOn(database, {}, { makeLimiter: memoryLimits });
  const { status: token } = await visitorWrites(app);
  const path = statusPath(token, 'de');
  for (let count = 0; count < 116; count += 1) await limited.auth.parts.limits.count('statusBlock', '127.0.0.1');
  for (let count = 116; count < 120; count += 1) {
    const answer = count % 2 === 0 ? await ask(noSuch, {}, limited.url) : await fetch(limited.url + path);
    expect(answer.status).toBe(count % 2 === 0 ? 404 : 200);
  }
  const refused = await ask(token, {}, limited.url);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const page = await fetch(limited.url + path);
  expect([page.status, Number(page.headers.get('retry-after')) > 0, shownIn(await page.text())]).toEqual([
    429,
    true,
    'away',
  ]);
});

test('the page of the link is written by the server, in both languages', async () => {
  const { id, reference, status: token } = await visitorWrites(app, { name: 'Rosalind' });
  await database.sql`
    update app_private.messages set read_at = now(), created_at = '2026-11-20T23:30:00Z' where id = ${id}`;
  const english = await fetch(app.url + statusPath(token, 'en'));
  expect(english.status).toBe(200);
  expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(english.headers.get('content-security-policy')).toContain("'sha256-");
  expect(['cache-control', 'referrer-policy', 'x-robots-tag', 'etag'].map((name) => english.headers.get(name))).toEqual(
    ['no-store', 'strict-origin', 'noindex', null],
  );
  const html = await english.text();
  // Half past midnight where the team is.
  const shown = { titles: [], status: { status: 'read', receivedOn: '2026-11-21' } };
  expect(drawnWith(html)).toEqual({ at: statusPath(token, 'en'), ...shown });
  for (const word of ['Rosalind', 'dear people', reference]) expect(html).not.toContain(word);

  const german = await (await fetch(app.url + statusPath(token, 'de'))).text();
  expect(drawnWith(german)).toEqual({ at: statusPath(token, 'de'), ...shown });
});

test('SEC-16 the page of a link that leads nowhere says so with 404, and shows nothing of its address', async () => {
  const pages = await Promise.all(
    [noSuch, '"><script>alert(1)</script>', '$&', 'fallback', '%E0%A4%A'].map(async (token) => {
      const answer = await fetch(`${app.url}/status/${token === '%E0%A4%A' ? token : encodeURIComponent(token)}`);
      return { status: answer.status, html: (await answer.text()).replace(noSuch, '-') };
    }),
  );
  for (const { status, html } of pages) {
    expect([status, shownIn(html)]).toEqual([404, 'unknown']);
    expect(html).toBe(pages[0]?.html);
  }
  expect((await fetch(`${app.url}/status`)).status).toBe(404);
  expect((await fetch(`${app.url}/status/${noSuch}/more`)).status).toBe(404);
});

/** A server whose look-ups fail in a way. */
function failing(error: Error): Promise<TestApp> {
  const fail = async (): Promise<never> => {
    throw error;
  };
  const sql = new Proxy(database.sql, {
    apply: (target, self, given: Parameters<typeof database.sql>) =>
      String(given[0]).includes('status_token') ? fail() : (Reflect.apply(target, self, given) as unknown),
  });
  return openedAppOn(database, {}, { sql });
}

test('the end of a link is in no line of the log, not even when something breaks', async () => {
  const { status: token } = await visitorWrites(app);
  await ask(token);
  await fetch(app.url + statusPath(token, 'de'));
  const broken = await failing(new Error('Broken.'));
  expect((await fetch(broken.url + statusPath(token, 'de'))).status).toBe(500);
  expect((await ask(token, {}, broken.url)).status).toBe(500);
  expect(broken.logged()).toContain('"path":"/de/status/…"');
  for (const logged of [app.logged(), broken.logged()]) expect(logged).not.toContain(token);
});

test('while the database is away, the page and the call say to come back', async () => {
  const { status: token } = await visitorWrites(app);
  const lost = await failing(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const answer = await ask(token, {}, lost.url);
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([503, 'status_unavailable']);
  const page = await fetch(lost.url + statusPath(token, 'en'));
  expect([page.status, shownIn(await page.text())]).toEqual([503, 'away']);
});
