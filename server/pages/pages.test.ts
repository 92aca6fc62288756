import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryLimits } from '#server/limits.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { readSite, type Site } from './site.ts';

const { database, app } = await openedApp();
const plainApp = await openedAppOn(database, { siteUrl: new URL('http://localhost:3000') });

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Asks with exactly this path: fetch would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', url = app.url): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

const text = async (path: string): Promise<[number, string]> => {
  const { status, body } = await ask(path);
  return [status, body.toString()];
};

describe('addresses', () => {
  test('pages stand at their address without a slash at the end', async () => {
    expect(await text('/')).toEqual([200, '<h1>Home</h1>']);
    expect(await text('/contact')).toEqual([200, '<h1>Get in Touch</h1>']);
    expect(await text('/de')).toEqual([200, '<h1>Start</h1>']);
    const redirect = await ask('/contact/?reason=help&message=a%20b');
    expect([redirect.status, redirect.headers.location]).toEqual([308, '/contact?reason=help&message=a%20b']);
    expect((await ask('/de/')).headers.location).toBe('/de');
  });

  test('an address where nothing stands leads to the page that it means, for now', async () => {
    for (const path of ['/kontakt', '/kontakt/']) {
      const { status, headers } = await ask(`${path}?reason=help`);
      expect([path, status, headers.location]).toEqual([path, 302, '/de/contact?reason=help']);
    }
  });

  test('NAV-03 an unknown address gets the not-found page of its language with 404', async () => {
    for (const path of ['/nowhere', '/contact/index.html', '/index.html', '/404', '/404/', '/nowhere/', '/%E0%A4%A']) {
      expect([path, ...(await text(path))]).toEqual([path, 404, '<h1>Oops! Page not found</h1>']);
    }
    for (const path of ['/de/nirgends', '/de/404', '/de/kontakt/'])
      expect(await text(path)).toEqual([404, '<h1>Seite nicht gefunden</h1>']);
  });

  test('a project that was built is stored, a category is drawn however it is written', async () => {
    expect(await text('/projects/garden')).toEqual([200, '<h1>Garden</h1>']);
    for (const path of ['/projects/category/Open%20Source', '/de/projects/category/natur', '/projects/category/%2F']) {
      const [status, page] = await text(path);
      expect([path, status, page.includes(path)]).toEqual([path, 200, true]);
    }
    expect((await ask('/projects/category/open%20source/')).headers.location).toBe('/projects/category/open%20source');
    for (const path of ['/projects/category', '/projects/category/a/b', '/status'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('SEC-06 SEC-18 no path, however spelled, reaches anything but the built site', async () => {
    const tricks = [
      '/../server/secret.js',
      '/..%2fserver%2fsecret.js',
      '/%2e%2e/server/secret.js',
      '/assets/..%2f..%2fcsp.json',
      '/assets/../../csp.json',
      '/..\\server\\secret.js',
      '/contact%00.html',
      '/.hidden/secret.txt',
      '/.env',
      '/.git/config',
      '/_headers',
      '/package.json',
      '/server/main.ts',
      '/data/secrets.json',
      '/csp.json',
      '/render/render.js',
      '/render/assets.json',
      '/assets/entry-D4x_9-aB.js.map',
      '/index.html.br',
      '/constructor',
      '/__proto__',
    ];
    for (const path of tricks) {
      const { status, body } = await ask(path);
      // A backslash is no part of any address: such a request is refused before it is looked at.
      expect([path, status]).toEqual([path, path.includes('\\') ? 400 : 404]);
      expect(body.toString()).not.toMatch(/source|hidden|sha256/u);
    }
  });

  test('SEC-18 no address leads to another host, and the Host header changes nothing', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/contact/',
      '/\\evil.example/',
      '/%5cevil.example/',
      '///evil.example//',
      '/%2fevil.example/',
    ]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.location]).toEqual([path, path.includes('\\') ? 400 : 404, undefined]);
    }
    const spoofed = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const redirect = await ask('/contact/', spoofed);
    expect([redirect.status, redirect.headers.location]).toEqual([308, '/contact']);
    expect(JSON.stringify([await ask('/contact', spoofed)])).not.toContain('evil');
  });

  test('pages can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await ask('/contact', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test('unknown addresses of the API are a 404 in JSON, and closed ones a 401', async () => {
    for (const path of ['/functions/v1/nothing', '/functions/v1']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(body.toString())).toMatchObject({ code: 'not_found', message: expect.any(String) });
    }
    for (const path of ['/auth/v1/signup', '/rest/v1/projects', '/storage/v1/bucket', '/realtime/v1/websocket']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([401, 'application/json']);
      expect(JSON.parse(body.toString())).toMatchObject({ message: 'Invalid API key' });
    }
  });
});

describe('pages that are drawn for whoever asks', () => {
  const drawn = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, headers);
    return { ...answer, isDrawn: answer.body.toString().includes('boot()'), cache: answer.headers['cache-control'] };
  };

  test('a query that means nothing is answered with the stored page', async () => {
    for (const query of ['', '?', '?utm_source=x', '?reason', '?__proto__=x', '?%E0%A4%A=1']) {
      const { status, body, cache } = await drawn(`/contact${query}`);
      expect([query, status, body.toString(), cache]).toEqual([query, 200, '<h1>Get in Touch</h1>', 'no-cache']);
    }
  });

  test('it is asked for again with its own tag, and packed as the browser wants it', async () => {
    const path = '/de/contact?message=Hallo%20Welt';
    const plain = await drawn(path);
    expect([plain.status, plain.cache]).toEqual([200, 'private, no-cache']);
    expect(plain.body.toString()).toContain('?message=Hallo%20Welt');
    const tag = String(plain.headers.etag);
    expect((await ask(path, { 'if-none-match': tag })).status).toBe(304);
    const other = await ask('/de/contact?message=Hallo', { 'if-none-match': tag });
    expect([other.status, other.headers.etag === tag]).toEqual([200, false]);
    const packed = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(gunzipSync((await ask(path, { 'accept-encoding': 'gzip' })).body)).toEqual(plain.body);
    expect(packed.headers.etag).not.toBe(tag);
    expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/u);
  });

  test('what nobody else may see is kept nowhere, and its address is told to no other page', async () => {
    for (const path of ['/thank-you?reference=EC-7K3M-9QPD', '/de/thank-you?x=1&reference=1', '/status/0f']) {
      const { headers, cache, isDrawn } = await drawn(path);
      expect([path, isDrawn, cache, headers['referrer-policy'], headers.etag]).toEqual([
        path,
        true,
        'no-store',
        'strict-origin',
        undefined,
      ]);
    }
    expect((await drawn('/thank-you?status=1')).cache).toBe('no-cache');
    for (const path of ['/status/0f', '/de/status/0f']) {
      const { status, headers } = await ask(`${path}/`);
      const told = [headers.location, headers['cache-control'], headers['referrer-policy'], headers['x-robots-tag']];
      expect([status, ...told]).toEqual([308, path, 'no-store', 'strict-origin', 'noindex']);
    }
  });

  test('SEC-16 nothing of a query reaches a header', async () => {
    const { headers } = await drawn('/contact?message=evil%0d%0aSet-Cookie:%20evil=1&evil=1');
    expect(JSON.stringify(headers)).not.toMatch(/evil/iu);
  });

  test('SEC-18 whatever a path or a query holds: an answer, never a failure, and no way to another host', async () => {
    const piece = fc.oneof(
      fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '%00', '%', '%E0%A4%A', '%ff', 'de', 'projects', 'category'),
      fc.constantFrom('status', 'contact', 'evil.example', '@evil.example', ':80', '', ';a=b', 'http:', '-', '404'),
      fc.string({ maxLength: 20 }).map((each) => encodeURIComponent(each.toWellFormed())),
    );
    const hostile = fc
      .tuple(fc.array(piece, { maxLength: 6 }), fc.boolean(), fc.array(piece, { maxLength: 4 }))
      .map(
        ([path, ends, query]) =>
          `/${path.join('/')}${ends ? '/' : ''}${query.length > 0 ? `?message=${query.join('&')}` : ''}`,
      );
    await fc.assert(
      fc.asyncProperty(hostile, async (path) => {
        const { status, headers } = await ask(path);
        expect([200, 304, 308, 400, 404]).toContain(status);
        if (headers.location === undefined) return;
        expect(new URL(String(headers.location), 'http://site.example').host).toBe('site.example');
      }),
      { numRuns: 150 },
    );
  });
});

test('from the sources, where nothing is stored, an address leads to the page that it means as well', async () => {
  const built = await readSite(`${database.folder}/site/dist`);
  const draw: Site['drawer']['draw'] = async () => ({
    status: 404,
    html: 'none',
    inline: { scripts: [], styles: [] },
    said: new Set<string>(),
  });
  // What cannot be drawn is a 404 there, and must not lead to itself.
  const pageMeant = (path: string) => (path === '/broken' ? path : built.drawer.pageMeant(path));
  const live = await openedAppOn(database, {
    site: { ...built, files: new Map(), drawer: { ...built.drawer, draw, pageMeant } },
  });
  const answer = async (path: string) => {
    const { status, headers } = await ask(path, {}, 'GET', live.url);
    return [status, headers.location];
  };
  expect(await answer('/kontakt?reason=help')).toEqual([302, '/de/contact?reason=help']);
  for (const path of ['/broken', '/nowhere', '/projects/none']) expect(await answer(path)).toEqual([404, undefined]);
});

describe('shares', () => {
  const drawer = async (draw: Site['drawer']['draw']): Promise<Site> => {
    const site = await readSite(`${database.folder}/site/dist`);
    return { ...site, drawer: { ...site.drawer, draw } };
  };

  test('at most four pages are drawn at once, others wait, and beyond a hundred they are told to come back', async () => {
    let open = 0;
    let most = 0;
    const goOn: (() => void)[] = [];
    const site = await drawer(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise<void>((go) => goOn.push(go));
      open -= 1;
      return { status: 200, html: 'drawn', inline: { scripts: [], styles: [] }, said: new Set<string>() };
    });
    let callers = 0;
    const busy = await openedAppOn(database, { site, addressOf: () => `192.0.2.${(callers += 1) % 250}` });
    const all = Array.from({ length: 110 }, () => ask('/contact?message=x', {}, 'GET', busy.url));
    await expect.poll(() => callers).toBe(110);
    const waiting = setInterval(() => goOn.splice(0).forEach((go) => go()), 5);
    const answers = await Promise.all(all);
    clearInterval(waiting);
    const refused = answers.filter(({ status }) => status === 503);
    expect([most, answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([4, 104, 6]);
    expect([refused[0]?.headers['retry-after'], refused[0]?.body.toString()]).toEqual([
      '2',
      'A lot is arriving here right now. Please wait a moment and try again.',
    ]);
  });

  test('drawings count for the place that asks for them; stored pages do not', async () => {
    const limited = await openedAppOn(database, {
      drawings: memoryLimits('drawings', [{ name: 'test', points: 3, duration: 60 }]),
    });
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await ask('/contact?message=x', {}, 'GET', limited.url)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask('/contact?message=x', { 'accept-language': 'de' }, 'GET', limited.url);
    expect([Number(refused.headers['retry-after']) > 0, refused.body.toString()]).toEqual([
      true,
      'Von deinem Internetanschluss kommt gerade sehr viel auf einmal an. Bitte warte etwas und versuche es noch einmal.',
    ]);
    for (const path of ['/contact', '/contact?utm=x', '/projects/nobody'])
      expect([path, (await ask(path, {}, 'GET', limited.url)).status < 429]).toEqual([path, true]);
  });
});

describe('transfer', () => {
  test('the best form that the browser takes is sent', async () => {
    const forms: [string | undefined, string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['br;q=0.2, gzip;q=0.8', 'gzip'],
      ['*', 'br'],
      ['identity;q=1, br;q=0.5', undefined],
      ['deflate', undefined],
      [undefined, undefined],
    ];
    for (const [accept, encoding] of forms) {
      const { headers, body } = await ask('/', accept === undefined ? {} : { 'accept-encoding': accept });
      const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect([accept, headers['content-encoding'], headers.vary, plain.toString()]).toEqual([
        accept,
        encoding,
        'Accept-Encoding',
        '<h1>Home</h1>',
      ]);
    }
  });

  test('a current copy is not sent again, and each form has a strong tag of its own', async () => {
    const plain = await ask('/');
    const packed = await ask('/', { 'accept-encoding': 'br' });
    expect(plain.headers.etag).toMatch(/^"[^"]+"$/u);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const tag = String(plain.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await ask('/', { 'if-none-match': known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('HEAD says the same as GET and sends nothing', async () => {
    const get = await ask('/contact');
    const head = await ask('/contact', {}, 'HEAD');
    const stable = ({ date: _date, 'x-request-id': _id, ...headers }: Answer['headers']): Answer['headers'] => headers;
    expect([head.status, head.body.length, stable(head.headers)]).toEqual([200, 0, stable(get.headers)]);
    expect(head.headers['content-length']).toBe(String(get.body.length));
  });

  test('hashed files are kept for ever, pages are asked for again', async () => {
    // The second one is of the build before: a page that was open during an update asks for it.
    for (const name of ['entry-D4x_9-aB', 'entry-B3fore_x'])
      expect(await ask(`/assets/${name}.js`)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      });
    for (const path of ['/', '/robots.txt', '/nowhere'])
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  });
});

describe('headers', () => {
  test('every answer carries the protecting headers', async () => {
    for (const path of ['/', '/nowhere', '/robots.txt', '/healthz', '/rest/v1/x', '/contact/']) {
      const { headers } = await ask(path);
      expect([path, headers]).toEqual([
        path,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': expect.stringContaining('geolocation=(self)'),
          'cross-origin-opener-policy': 'same-origin',
          'strict-transport-security': 'max-age=31536000',
        }),
      ]);
    }
  });

  test('without TLS nothing is promised about it', async () => {
    expect((await ask('/', {}, 'GET', plainApp.url)).headers['strict-transport-security']).toBeUndefined();
  });

  test('each page has the policy that the build wrote for it, and a strict one otherwise', async () => {
    const policy = async (path: string): Promise<unknown> => (await ask(path)).headers['content-security-policy'];
    expect(await policy('/')).toContain('sha256-home');
    expect(await policy('/nowhere')).toContain('sha256-404');
    expect(await policy('/projects/category/any')).toMatch(/script-src 'self' 'sha256-/u);
    expect(await policy('/contact')).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(await policy('/rest/v1/x')).toContain("default-src 'none'");
  });
});
