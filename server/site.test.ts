import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from './testing/test-app.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let plainApp: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
  plainApp = await testApp(database, { siteUrl: new URL('http://localhost:3000') });
});
afterAll(async () => {
  await Promise.all([app.stop(), plainApp.stop()]);
  await database.close();
});

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

  test('NAV-03 an unknown address gets the not-found page of its language with 404', async () => {
    for (const path of [
      '/nowhere',
      '/contact/index.html',
      '/index.html',
      '/404',
      '/404/',
      '/__spa-fallback.html',
      '/nowhere/',
      '/%E0%A4%A',
    ]) {
      expect([path, ...(await text(path))]).toEqual([path, 404, '<h1>Oops! Page not found</h1>']);
    }
    for (const path of ['/de/nirgends', '/de/404', '/de/kontakt/'])
      expect(await text(path)).toEqual([404, '<h1>Seite nicht gefunden</h1>']);
  });

  test('projects and categories that were not built get their fallback pages', async () => {
    expect(await text('/projects/garden')).toEqual([200, '<h1>Garden</h1>']);
    expect(await text('/projects/not-built')).toEqual([404, '<h1>Any project</h1>']);
    expect(await text('/projects/category/Open%20Source')).toEqual([200, '<h1>Any category</h1>']);
    expect(await text('/de/projects/nicht-gebaut')).toEqual([404, '<h1>Irgendein Projekt</h1>']);
    expect(await text('/de/projects/category/natur')).toEqual([200, '<h1>Irgendeine Kategorie</h1>']);
    expect((await ask('/projects/category/open%20source/')).headers.location).toBe('/projects/category/open%20source');
    for (const path of ['/projects/fallback', '/projects/category/fallback', '/projects/category/a/b'])
      expect((await ask(path)).status).toBe(404);
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
      '/templates/contact-problem.en.html',
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
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/contact', {}, method)).status).toBe(405);
  });

  test('unknown addresses of the API are a 404 in JSON, and closed ones a 401', async () => {
    for (const path of ['/functions/v1/nothing', '/functions/v1', '/realtime/v1', '/realtime/v1/websocket']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([404, 'application/json']);
      expect(JSON.parse(body.toString())).toMatchObject({ code: 'not_found', message: expect.any(String) });
    }
    for (const path of ['/auth/v1/signup', '/rest/v1/projects', '/storage/v1/bucket']) {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type']]).toEqual([401, 'application/json']);
      expect(JSON.parse(body.toString())).toMatchObject({ message: 'Invalid API key' });
    }
  });
});

describe('thank-you', () => {
  test('CONT-14 the reference of the query stands in the page, without JavaScript', async () => {
    expect(await text('/thank-you?reference=EC-7K3M-9QPD')).toEqual([
      200,
      '<p data-answer="email">Thank you <strong data-reference="">EC-7K3M-9QPD</strong></p>' +
        '<p data-answer="none" hidden="">Thank you</p>' +
        '<p data-status="" hidden=""><a data-status-link="">Status</a></p>',
    ]);
    expect((await text('/de/thank-you?reference=EC-7K3M-9QPD'))[1]).toContain('>EC-7K3M-9QPD<');
    expect((await ask('/thank-you?reference=EC-7K3M-9QPD')).headers['cache-control']).toBe('no-store');
  });

  const token = '0123456789abcdef0123456789abcdef';

  test('the link to the status stands there too, once, and what was chosen about an answer', async () => {
    const [, page] = await text(`/de/thank-you?reference=EC-7K3M-9QPD&status=${token}&answer=none`);
    expect(page).toBe(
      '<p data-answer="email" hidden="">Danke <strong data-reference="">EC-7K3M-9QPD</strong></p>' +
        '<p data-answer="none">Danke</p>' +
        `<p data-status=""><a data-status-link="" href="/de/status/${token}">Status</a></p>`,
    );
    const { headers } = await ask(`/thank-you?reference=EC-7K3M-9QPD&status=${token}`);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  test('SEC-16 nothing else of the query does', async () => {
    const untouched = await text('/thank-you');
    for (const reference of ['<script>x()</script>', 'EC-7K3M-9QP', 'EC-7K3M-9QPD"', 'EC-0000-0000', '$&'])
      expect(await text(`/thank-you?reference=${encodeURIComponent(reference)}&status=${token}`)).toEqual(untouched);
    const whole = await text('/thank-you?reference=EC-7K3M-9QPD');
    for (const status of [`${token}"><script>`, token.slice(1), token.toUpperCase(), '../contact', '$&'])
      expect(await text(`/thank-you?reference=EC-7K3M-9QPD&status=${encodeURIComponent(status)}`)).toEqual(whole);
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
    expect((await ask('/assets/entry-D4x_9-aB.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
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
    expect(await policy('/projects/category/any')).toContain('sha256-category');
    expect(await policy('/contact')).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(await policy('/rest/v1/x')).toContain("default-src 'none'");
  });
});
