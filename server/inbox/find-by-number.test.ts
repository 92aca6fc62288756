import { expect, test } from 'vitest';
import { statusFormWords } from '#content/answers/status-form.ts';
import { emailPlaceholders } from '#contract/placeholders.ts';
import { statusPath } from '#contract/status.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import { inPairs, type Measured, sure } from '#server/testing/in-pairs.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import { postForm } from '#server/testing/messages.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();

type Asked = { reference: string; email: string; locale?: string };

const find = (asked: Asked, headers: Readonly<Record<string, string>> = {}, url = app.url): Promise<Response> =>
  fetch(`${url}/functions/v1/find-message`, postForm(asked, headers));

/** All that tells two answers apart, but for what was typed. */
async function told(response: Response): Promise<string> {
  const { lookedUp, ...rest } = drawnWith(await response.text());
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name));
  return JSON.stringify([response.status, headers, rest, lookedUp?.failure]);
}

const noSuch = 'EC-2222-2222';

test('number and address together lead to the link, however they are typed', async () => {
  const { reference, status } = await visitorWrites(app, { email: 'Rosalind@Example.org' });
  const bare = reference.replaceAll('-', '');
  for (const typed of [reference, reference.toLowerCase(), ` ${bare} `, bare.slice(2), reference.slice(3)])
    for (const email of ['Rosalind@Example.org', ' rosalind@example.ORG ']) {
      const answer = await find({ reference: typed, email, locale: 'de' });
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        303,
        statusPath(status, 'de'),
        'no-store',
      ]);
    }
});

test('SEC-10 whatever is wrong has one answer, and the form comes back with what was typed', async () => {
  const known = await visitorWrites(app, { email: 'ada@example.org' });
  const other = await visitorWrites(app, { email: 'grace@example.org' });
  const deleted = await visitorWrites(app, { email: 'deleted@example.org' });
  await database.sql`update app_private.messages set deleted_at = now() where id = ${deleted.id}`;
  const wrong: Asked[] = [
    { reference: noSuch, email: 'nobody@example.org' },
    { reference: noSuch, email: 'ada@example.org' },
    { reference: known.reference, email: 'grace@example.org' },
    { reference: other.reference, email: 'ada@example.org' },
    { reference: deleted.reference, email: 'deleted@example.org' },
    { reference: known.reference, email: '' },
    { reference: '', email: 'ada@example.org' },
    { reference: known.reference, email: '%@example.org' },
    { reference: known.reference, email: "' or true --@example.org" },
    { reference: `${known.reference}X`, email: 'ada@example.org' },
    { reference: known.reference, email: 'ada@example.org\u0000' },
    { reference: known.reference, email: 'ada@example.org, grace@example.org' },
    { reference: known.id, email: 'ada@example.org' },
    { reference: known.status, email: 'ada@example.org' },
  ];
  const answers = await Promise.all(wrong.map(async (asked) => told(await find(asked))));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^\[404,.*no-store/u);
  expect(answers[0]).toContain(statusFormWords.unknown.en);
  const page = drawnWith(await (await find({ ...wrong[2]!, locale: 'de' })).text());
  expect(page).toMatchObject({
    at: '/de/status',
    lookedUp: { reference: known.reference, email: 'grace@example.org', failure: statusFormWords.unknown.de },
  });
});

test('SEC-10 a message without an address is found by nobody', async () => {
  for (const email of emailPlaceholders) {
    const { reference } = await visitorWrites(app, { email, reason: 'sticker-feedback' });
    for (const typed of [email, email.toUpperCase(), ''])
      expect((await find({ reference, email: typed })).status).toBe(404);
  }
});

test('SEC-10 a number that we know answers as fast as one that nobody has', async () => {
  const { reference } = await visitorWrites(app, { email: 'ada@example.org' });
  const measure = async (asked: Asked): Promise<Measured> => {
    const began = performance.now();
    const text = await told(await find(asked));
    return { ms: performance.now() - began, text };
  };
  const { texts, z, medians } = await inPairs(
    () => measure({ reference, email: 'nobody@example.org' }),
    () => measure({ reference: noSuch, email: 'nobody@example.org' }),
    80,
  );
  console.log(`known ${medians[0].toFixed(2)} ms, unknown ${medians[1].toFixed(2)} ms, z ${z.toFixed(2)}`);
  expect(texts).toHaveLength(1);
  expect(Math.abs(z)).toBeLessThan(sure);
});

test('SEC-10 twenty tries an hour from one place, three times as many from one customer, right or wrong', async () => {
  const limited = await openedLimited(database, { addressOf: (c) => c.req.header('x-from') ?? '' });
  const { reference } = await visitorWrites(app);
  const email = 'ada@example.org';
  const from = async (place: string, asked: Asked): Promise<number> =>
    (await find(asked, { 'x-from': place }, limited.url)).status;
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1)
    statuses.push(await from(`2001:db8:1:1::${n}`, { reference: n % 2 === 0 ? noSuch : reference, email }));
  expect(new Set(statuses)).toEqual(new Set([404, 303]));
  expect(await from('2001:db8:1:1::ffff', { reference, email })).toBe(429);
  // Other rooms of the same house, until all of it has used up three times as much.
  for (let n = 0; n < 40; n += 1) expect(await from(`2001:db8:1:${2 + (n % 3)}::1`, { reference, email })).toBe(303);
  expect(await from('2001:db8:1:9::1', { reference, email })).toBe(429);
  const refused = await find({ reference, email, locale: 'de' }, { 'x-from': '2001:db8:1:1::1' }, limited.url);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(drawnWith(await refused.text()).lookedUp).toMatchObject({ reference, email });
  // Somebody elsewhere is not concerned.
  expect(await from('198.51.100.1', { reference, email })).toBe(303);
});

test('only a form of ours, by POST; whoever reloads its answer gets the empty form', async () => {
  const { reference } = await visitorWrites(app);
  const asked = { reference, email: 'ada@example.org' };
  expect((await find(asked, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await find(asked, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const address = `${app.url}/functions/v1/find-message`;
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(address, { method: 'POST', body: 'text' })).status).toBe(415);
  const long = await find({ reference: 'x'.repeat(10_000), email: '' });
  expect([long.status, ((await long.json()) as { error: string }).error]).toEqual([413, 'too_large']);
  const again = await fetch(`${address}?reference=${reference}&email=ada@example.org`, {
    redirect: 'manual',
    headers: { 'accept-language': 'de' },
  });
  expect([again.status, again.headers.get('location')]).toEqual([303, '/de/status']);
});

test('no number and no address of a look-up stands in the log', async () => {
  const { reference } = await visitorWrites(app, { email: 'quiet@example.org' });
  await find({ reference, email: 'quiet@example.org' });
  await find({ reference, email: 'loud@example.org' });
  for (const word of [reference, 'quiet@', 'loud@']) expect(app.logged()).not.toContain(word);
});
