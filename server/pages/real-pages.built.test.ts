import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noData } from '#contract/site-data.ts';
import { postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp } from '#server/testing/opened.ts';
import { readingPages } from '#server/testing/reading-pages.ts';
import { readSite } from './site.ts';

// The other tests of this room run with pages of their own (server/testing/fixture-renderer.ts); these read the real ones.
const site = await readSite('dist');
const { database, app } = await openedApp({ site });

const asked = readingPages(app);

test('the policy of every page names by hash all that runs or styles inside it, and nothing else', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inside = (html: string, element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}(?<says>[^>]*)>(?<text>[\\s\\S]*?)</${element}>`, 'gu'))]
      .filter(({ groups }) => !/ src=|application\/ld\+json/u.test(groups?.['says'] ?? ''))
      .map(({ groups }) => hash(groups?.['text'] ?? ''));
  const named = (policy: string, rule: string) =>
    policy.split('; ').flatMap((each) => (each.startsWith(rule) ? (each.match(/'sha256-[^']+'/gu) ?? []) : []));
  // One is drawn for whoever asks.
  for (const path of [...Object.keys(site.policies), '/contact?reason=talk&topic=x', `/status/${'0'.repeat(32)}`]) {
    const { headers, html } = await asked(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, named(policy, 'script-src')]).toEqual([path, inside(html, 'script')]);
    expect([path, named(policy, 'style-src')]).toEqual([path, inside(html, 'style')]);
    expect([path, named(policy, 'script-src').length]).toEqual([path, 2]);
  }
});

describe('what a query means, without JavaScript', () => {
  const cases: [path: string, ...shown: string[]][] = [
    [
      '/contact?reason=borrow&book=A%20%3Cb%3E%22book',
      '<option value="borrow" selected="">',
      'A &lt;b&gt;&quot;book” and would like to borrow it.</textarea>',
    ],
    ['/contact?reason=talk&topic=x&source=Resources', '<option value="talk" selected="">'],
    ['/de/contact?reason=question', '<option value="question" selected="">Eine Frage stellen</option>'],
    ['/contact?message=%00%1Ffirst%0Asecond&email=a%22b', '>first\nsecond</textarea>', 'value="a&quot;b"'],
    ['/contact?message=%3C/textarea%3E%3Cscript%3Ex()', '>&lt;/textarea&gt;&lt;script&gt;x()</textarea>'],
    [
      '/pay-example?amount=1250&currency=eur&description=%3Cb%3E&x=evil',
      '<dd>1250 (in cents, so 12.5 euro)',
      '<dt>description</dt><dd>&lt;b&gt;</dd>',
    ],
    ['/thank-you?reference=EC-7K3M-9QPD', '<strong>EC-7K3M-9QPD</strong>'],
    [
      `/de/thank-you?reference=EC-7K3M-9QPD&status=${'0'.repeat(32)}&answer=none`,
      `href="/de/status/${'0'.repeat(32)}"`,
    ],
  ];
  for (const [path, ...shown] of cases)
    test(`CONT-14 SEC-16 ${path}`, async () => {
      const { status, main } = await asked(path);
      expect(status).toBe(200);
      for (const text of shown) expect(main.replaceAll('<!-- -->', '')).toContain(text);
    });

  test('the choice of a list or a tab is made, and the way to the other language keeps it', async () => {
    const [all, some] = [await asked('/resources'), await asked('/resources?for=parents')];
    // All cards are in the page; the browser chooses others without asking.
    const hidden = (main: string) => main.match(/<li[^>]* hidden=""/gu)?.length ?? 0;
    expect([hidden(all.main), hidden(some.main)]).toEqual([0, expect.any(Number)]);
    expect(hidden(some.main)).toBeGreaterThan(0);
    const lines = (main: string) => [...main.matchAll(/<p data-for="(\w+)">/gu)].map(([, audience]) => audience);
    expect([lines(all.main), lines(some.main)]).toEqual([[], ['parents']]);
    const [first, second] = [await asked('/de/support'), await asked('/de/support?tab=items')];
    expect(first.main).not.toBe(second.main);
    expect(second.html).toContain('<a id="language" href="/support?tab=items"');
    expect((await asked('/signin?next=%2Fprojects')).html).toContain('href="/de/signin?next=%2Fprojects"');
  });

  test('SEC-16 the example of a payment page shows what our way there says, and nothing else of its address', async () => {
    const { main } = await asked('/pay-example?amount=100&Your+card+is+blocked=Call+0900&amount=200');
    expect(main.replaceAll('<!-- -->', '').match(/<d[td]>.*?<\/d[td]>/gu)).toEqual([
      '<dt>amount</dt>',
      expect.stringMatching(/^<dd>100 /u),
    ]);
    expect(main).not.toMatch(/blocked|0900/u);
  });

  test('SEC-16 nothing but a reference and a token as we write them stands in the thanks', async () => {
    const none = await asked('/thank-you?reference=x');
    expect(none.main).not.toContain('<strong>');
    for (const status of ['0'.repeat(31), 'A'.repeat(32), '"><script>', '../contact'])
      expect(
        (await asked(`/thank-you?reference=EC-7K3M-9QPD&status=${encodeURIComponent(status)}`)).main,
      ).not.toContain('/status/');
  });
});

test('CALM-05 CONT-04 SEC-16 a refused form comes back with its errors and every word, and nothing is kept', async () => {
  const typed = { name: '<', email: 'x" onfocus="y', reason: 'Anything else', message: '</textarea>&', answer: 'none' };
  const answer = await fetch(app.url + sendEmailPath, postForm({ ...typed, locale: 'de' }));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
  const html = await answer.text();
  expect(html).toMatch(/<html lang="de">/u);
  expect(html).toMatch(/<title>Fehler: .* – Ecosystem<\/title>/u);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  for (const text of [
    'value="&lt;"',
    'value="x&quot; onfocus=&quot;y"',
    '<option value="Anything else" selected="">Anything else</option>',
    '&lt;/textarea&gt;&amp;</textarea>',
    '<option value="none" selected="">',
    'Der Name muss mindestens 2 Zeichen haben.',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/<input id="name"[^>]* aria-describedby="name-hint name-problem" aria-invalid="true"/u);
});

test('the status of a message stands in the page, in both languages', async () => {
  const message = { name: 'Rosalind', email: 'a@example.org', reason: 'hello', message: 'Hello, dear people.' };
  const sent = await fetch(app.url + sendEmailPath, { ...postForm(message), redirect: 'manual' });
  const token = new URL(sent.headers.get('location') ?? '', app.url).searchParams.get('status');
  await database.sql`update app_private.messages set created_at = '2026-11-20T23:30:00Z', read_at = now()`;
  const [english, german] = [await asked(`/status/${token}`), await asked(`/de/status/${token}`)];
  expect(english.main).toContain('21 November 2026');
  expect(german.main).toContain('21. November 2026');
  expect(german.main).toContain('<h2>Gelesen</h2>');
  expect(english.html).toContain(`<a id="language" href="/de/status/${token}"`);
  expect(english.html).not.toContain('Rosalind');
  const unknown = await asked(`/status/${'f'.repeat(32)}`);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(unknown.main).toContain('<h2>We can’t find a message for this link</h2>');
});

test('SEC-16 SEC-18 whatever a path or a query holds: an answer, never a failure, and no way to another host', async () => {
  const text = fc.oneof(
    fc.constantFrom(
      '',
      '%',
      '%E0%A4%A',
      '%00',
      '%2F',
      '..',
      '<script>',
      '"',
      '//evil.example',
      '\\evil',
      '%ff%fe',
      '-',
    ),
    fc.string({ maxLength: 30, unit: 'grapheme' }).map((each) => encodeURIComponent(each.toWellFormed())),
  );
  const path = fc.oneof(
    fc.constantFrom(
      '/contact',
      '/de/contact',
      '/support',
      '/resources',
      '/thank-you',
      '/pay-example',
      '/signin',
      '/de',
    ),
    text.map((each) => `/projects/${each}`),
    text.map((each) => `/de/projects/category/${each}`),
    text.map((each) => `/status/${each}`),
    fc.array(text, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  );
  const name = fc.constantFrom(
    'reason',
    'message',
    'topic',
    'source',
    'tab',
    'for',
    'next',
    'reference',
    'amount',
    '__proto__',
  );
  const query = fc.array(fc.tuple(fc.oneof(name, text), text), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(path, query, async (at, given) => {
      const answer = await fetch(
        `${app.url}${at.startsWith('//') ? `/.${at}` : at}?${given.map((each) => each.join('=')).join('&')}`,
        {
          redirect: 'manual',
        },
      );
      const html = await answer.text();
      expect([200, 308, 400, 404]).toContain(answer.status);
      // The one of the page itself.
      expect((html.match(/<script>/gu) ?? []).length).toBeLessThanOrEqual(1);
      expect(new URL(answer.headers.get('location') ?? '/', app.url).origin).toBe(app.url);
    }),
    { numRuns: 100 },
  );
});

test('a page is drawn in at most 15 ms of the processor, at the 99th percentile of all addresses', async () => {
  const longest = 15;
  const { drawer } = site;
  const places = [
    ...drawer.addressesOf([]).map((pathname) => ({ pathname, search: '' })),
    { pathname: '/contact', search: '?reason=talk&topic=A%20topic&source=Resources' },
    { pathname: '/de/projects/category/nothing', search: '' },
    { pathname: '/resources', search: '?for=parents' },
  ];
  const best = new Map(places.map((place) => [place, Infinity]));
  // In time of the processor, and the best of some turns: what else the machine does in a moment is no cost of a page, nor
  // what V8 does with code that is new. What was fast enough once is not drawn again.
  for (let turn = 0; turn < 12; turn += 1)
    for (const place of places) {
      if ((best.get(place) ?? 0) <= longest) continue;
      const before = process.threadCpuUsage();
      await drawer.draw(place, noData);
      const { user, system } = process.threadCpuUsage(before);
      const took = (user + system) / 1000;
      // Without a pause the server would hear of its own clocks seconds late, and hang up on the next test.
      await setImmediate();
      best.set(place, Math.min(best.get(place) ?? Infinity, took));
    }
  const at = (share: number, times: readonly number[]) =>
    times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Infinity;
  const times = [...best.values()];
  const shown = [0.5, 0.99, 1].map((share) => at(share, times).toFixed(1));
  console.log(`  ${places.length} addresses: ${shown.join(', ')} ms (median, p99, longest)`);
  expect(at(0.99, times)).toBeLessThanOrEqual(longest);
});
