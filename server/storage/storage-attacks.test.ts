import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { callStorage, filesIn, isTidy, picture } from '#server/testing/files.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app, team, ada, service, rows } = await openedStorage();

const evil = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
const page = '<!doctype html><script>alert(document.domain)</script>';

describe('SEC-15 uploaded HTML and SVG cannot run script', () => {
  test.each([
    ['an SVG', evil, 'image/svg+xml'],
    ['HTML', page, 'text/html'],
    ['an SVG that calls itself a PNG', evil, 'image/png'],
    ['HTML that calls itself a JPEG', page, 'image/jpeg'],
    ['a PNG head with a page behind it', `\u0089PNG\r\n\u001A\n${page}`, 'image/png'],
    ['a GIF that is a page', `GIF89a/*${page}*/`, 'image/gif'],
    ['a picture that calls itself HTML', undefined, 'text/html'],
    ['nothing', '', 'image/png'],
  ])(
    'project_assets takes pictures only: %s is refused, for the team and the site itself, too',
    async (_what, text, type) => {
      const body = text === undefined ? await picture('png') : Buffer.from(text, 'latin1');
      const before = await rows();
      for (const client of [ada.files, team.files, service]) {
        const sent = [
          await client.from('project_assets').upload('evil.png', body, { contentType: type }),
          await client.from('project_assets').upload('evil.png', new Blob([new Uint8Array(body)], { type })),
        ];
        for (const { error } of sent) expect(error).toMatchObject({ statusCode: '415', code: 'InvalidMimeType' });
      }
      expect(await rows()).toBe(before);
      await eventually('nothing is left', () => isTidy(database));
    },
  );

  test('SEC-15 no way leads an SVG into project_assets: not by move, copy, a new type, or settings of the bucket', async () => {
    await team.files.from('papers').upload('evil.png', evil, { contentType: 'image/png' });
    const to = { destinationBucket: 'project_assets' };
    expect((await team.files.from('papers').copy('evil.png', 'evil.png', to)).error).toMatchObject({
      statusCode: '415',
    });
    expect((await team.files.from('papers').move('evil.png', 'evil.png', to)).error).toMatchObject({
      statusCode: '415',
    });
    await team.files.updateBucket('project_assets', { public: true, allowedMimeTypes: ['*/*'], fileSizeLimit: '50MB' });
    const asSvg = await team.files.from('project_assets').upload('evil.svg', evil, { contentType: 'image/svg+xml' });
    expect(asSvg.error).toMatchObject({ statusCode: '415' });
    const mine = ada.files.from('project_assets');
    await mine.upload('good.png', await picture('png'), { contentType: 'image/png' });
    const retyped = { copyMetadata: false, metadata: { mimetype: 'text/html' } };
    expect((await mine.copy('good.png', 'retyped.png', retyped)).error).toBeNull();
    const served = await callStorage(app, 'GET', '/object/public/project_assets/retyped.png');
    expect(served.headers.get('content-type')).toBe('image/png');
    await served.body?.cancel();
  });

  test.each([
    ['page.html', page, 'text/html', 'text/plain; charset=utf-8'],
    ['page.xhtml', page, 'application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['drawing.svg', evil, 'image/svg+xml', 'text/plain; charset=utf-8'],
    ['program.js', 'alert(1)', 'text/javascript', 'text/plain; charset=utf-8'],
    ['program.mjs', 'alert(1)', 'application/javascript;charset=utf-8', 'text/plain; charset=utf-8'],
    ['program.old', 'alert(1)', 'text/x-JavaScript1.5', 'text/plain; charset=utf-8'],
    ['program.es', 'alert(1)', 'application/x-ecmascript', 'text/plain; charset=utf-8'],
    ['style.css', 'body { display: none }', 'text/css', 'text/plain; charset=utf-8'],
    ['program.wasm', '\0asm', 'application/wasm', 'text/plain; charset=utf-8'],
    ['imports.json', '{"imports":{}}', 'application/importmap+json', 'text/plain; charset=utf-8'],
    ['paper.pdf', '%PDF-1.7', 'application/pdf', 'application/pdf'],
    ['lie.png', page, 'image/png', 'image/png'],
  ])(
    'elsewhere %s is served so that no browser runs it, also as a part of a page, by every address',
    async (name, text, type, servedAs) => {
      await service.from('open').upload(name, text, { contentType: type, upsert: true });
      const { data } = await service.from('open').createSignedUrl(name, 60);
      for (const address of [
        `${app.url}/storage/v1/object/public/open/${name}`,
        `${app.url}/storage/v1/object/public/open/${name}?download=`,
        `${app.url}/storage/v1/object/open/${name}`,
        data?.signedUrl ?? '',
      ]) {
        const answer = await fetch(address, { headers: { apikey: testKeys.publishableKey } });
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': servedAs,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        });
        const isSaved = answer.headers.get('content-disposition')?.startsWith('attachment; ') ?? false;
        expect(isSaved).toBe(type !== 'image/png' || address.endsWith('?download='));
        expect(await answer.text()).toBe(text);
      }
    },
  );

  test('a name or a type cannot write a header', async () => {
    const place = '/object/open/header.bin';
    const headers = { apikey: testKeys.secretKey, authorization: `Bearer ${testKeys.secretKey}` };
    for (const type of ['text/html;\tx', 'text', 'a/b; c=d"e', `a/${'b'.repeat(300)}`, 'text/html, image/png']) {
      const answer = await callStorage(app, 'POST', place, {
        headers: { ...headers, 'content-type': type },
        body: 'x',
      });
      expect(await answer.json()).toMatchObject({ statusCode: '415' });
    }
    await callStorage(app, 'POST', place, {
      headers: { ...headers, 'cache-control': 'public, x="\u00E9; y"' },
      body: 'x',
    });
    const kept = await callStorage(app, 'GET', '/object/public/open/header.bin?download=%0D%0ASet-Cookie:a%22;b');
    expect(kept.headers.get('cache-control')).toBe('no-cache');
    expect(kept.headers.get('set-cookie')).toBeNull();
    expect(kept.headers.get('content-disposition')).toBe(
      `attachment; filename="%0D%0ASet-Cookie%3Aa%22%3Bb"; filename*=UTF-8''%0D%0ASet-Cookie%3Aa%22%3Bb`,
    );
    await kept.body?.cancel();
  });
});

describe('SEC-15 names and bucket ids cannot leave their place', () => {
  const badBuckets = [
    '..',
    '.',
    'a/b',
    '../x',
    'a\\b',
    'a\0b',
    ' a',
    'a b',
    '',
    'a'.repeat(101),
    'ä',
    'a..b',
    '.hidden',
    'public',
    'sign',
    'CON\n',
    '%2e%2e',
  ];
  test.each(badBuckets)('no bucket is called %j, not even by the site itself', async (id) => {
    const { error } = await service.createBucket(id);
    expect(error).toMatchObject({ status: 400, statusCode: '400' });
    const other = await callStorage(app, 'POST', '/bucket', {
      headers: {
        apikey: testKeys.secretKey,
        authorization: `Bearer ${testKeys.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: 'harmless', name: id }),
    });
    expect(other.status).toBe(400);
  });

  const badNames = [
    '..',
    '../x',
    'a/../../x',
    'a/./b',
    'a//b',
    'a/',
    '\\x',
    'a\\..\\b',
    'a\0b',
    'ä.png',
    'A\u030A.png',
    '\u202Egnp.exe',
    'a\nb',
    'x'.repeat(1001),
    '%2e%2e/x',
    'a?b'.replace('?', '%'),
    '~',
    '<a>',
    '\uD800',
  ];
  test.each(badNames)('no object is called %j: not by upload, move or copy', async (name) => {
    const before = await filesIn(database);
    await service.from('papers').upload('base.txt', 'x', { upsert: true });
    const headers = { apikey: testKeys.secretKey, authorization: `Bearer ${testKeys.secretKey}` };
    for (const way of ['move', 'copy']) {
      const body = JSON.stringify({ bucketId: 'papers', sourceKey: 'base.txt', destinationKey: name });
      const answer = await callStorage(app, 'POST', `/object/${way}`, {
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      expect([answer.status, await answer.json()]).toMatchObject([400, { statusCode: '400' }]);
    }
    const encoded = [...name.toWellFormed()].map((sign) => encodeURIComponent(sign).replaceAll('.', '%2e')).join('');
    for (const path of [encoded, encoded.replaceAll('%2F', '/'), encodeURIComponent(encoded)]) {
      const status = await rawStatus('POST', `/storage/v1/object/papers/${path}`, headers, 'x');
      expect(status).toBeLessThan(500);
    }
    // What comes without its dots after an address was tidied up is a name like any other.
    const stored = await database.sql<{ name: string }[]>`
      select name from storage.objects where name !~ '^[A-Za-z0-9 _().,$&''-]+(/[A-Za-z0-9_.-]+)*$' or name ~ '(^|/)[.]*(/|$)'`;
    expect(stored).toEqual([]);
    await eventually('every file has its row', () => isTidy(database));
    const outside = (files: string[]): string[] =>
      files.filter((file) => !file.includes('/storage/') && !file.includes('/postgres'));
    expect(outside(await filesIn(database))).toEqual(outside(before));
  });

  test('the longest name, and names that differ only in case, are different objects under paths of ours', async () => {
    const papers = service.from('papers');
    const long = `${'x'.repeat(300)}/${'y'.repeat(300)}.txt`;
    for (const [name, text] of [
      [long, 'long'],
      ['Case.txt', 'upper'],
      ['case.txt', 'lower'],
      ["it's (a) $name & more.txt", 'odd'],
    ] as const) {
      expect((await papers.upload(name, text)).error).toBeNull();
      expect(await (await papers.download(name)).data?.text()).toBe(text);
      const { data } = await papers.createSignedUrl(name, 60);
      expect(await (await fetch(data?.signedUrl ?? '')).text()).toBe(text);
    }
    const shape = /\/storage\/objects\/[\da-f]{2}\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
    for (const file of await filesIn(database, 'storage')) expect(file).toMatch(shape);
  });

  test('hostile bodies and queries get an answer in JSON that is no 500', async () => {
    const bearer = team.bearer;
    const hostile: unknown[] = [
      null,
      [],
      'text',
      1,
      { prefix: 1 },
      { prefix: 'a\0' },
      { search: '\uD800' },
      { limit: 1e30 },
      { limit: 1.5 },
      { offset: -1 },
      { sortBy: { column: 'name; drop table' } },
      { sortBy: [] },
      { prefixes: [1] },
      { prefixes: [] },
      { prefixes: ['\0'] },
      { expiresIn: 1e300 },
      { expiresIn: '60' },
      { bucketId: {}, sourceKey: [], destinationKey: null },
      { public: 'yes' },
      { file_size_limit: 'NaN' },
      { file_size_limit: -1 },
      { allowed_mime_types: 'x' },
      { name: {} },
    ];
    for (const path of [
      '/bucket',
      '/object/list/papers',
      '/object/list-v2/papers',
      '/object/move',
      '/object/copy',
      '/object/sign/papers/x',
      '/object/sign/papers',
      '/bucket/papers/empty/x',
    ])
      for (const body of [
        ...hostile.map((value) => JSON.stringify(value)),
        '{',
        '\xFF'.repeat(10),
        `[${'['.repeat(20_000)}`,
      ]) {
        const answer = await callStorage(app, 'POST', path, { bearer, body });
        expect(answer.status, `${path} ${body.slice(0, 60)}`).toBeLessThan(500);
        expect(await answer.json()).toBeTypeOf('object');
      }
    for (const path of [
      '/bucket?limit=x',
      '/bucket?limit=0',
      '/bucket?sortColumn=owner',
      '/bucket?search=%00',
      '/bucket/%00',
      '/object/list/%ff',
      '/object/papers/%E0%A4%A',
      '/object/info/papers/%00',
      '/object/sign/papers/x',
      '/object/sign/papers/x?token=%00',
      '/object/sign/papers/x?token=a.b.c',
      '/object/public/%2e%2e/x',
      '/object/public/open/%2e%2e%2fx',
    ]) {
      const answer = await callStorage(app, 'GET', path, { bearer });
      expect([path, answer.status]).toEqual([
        path,
        400 <= answer.status && answer.status < 500 ? answer.status : 'no refusal',
      ]);
      expect(await answer.json()).toHaveProperty('statusCode');
    }
    expect(app.logged()).not.toContain('a call of the storage failed');
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing in it', 'multipart/form-data; boundary=b', '--b--'],
    [
      'only a field',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--b--\r\n',
    ],
    [
      'an end in the middle of the file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nhalf a fi',
    ],
    [
      'no end of a head',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(100_000)}`,
    ],
  ])('a form with %s leaves nothing', async (_what, type, body) => {
    const before = await rows();
    const answer = await callStorage(app, 'POST', `/object/papers/form-${crypto.randomUUID()}`, {
      bearer: team.bearer,
      headers: { 'content-type': type },
      body,
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { statusCode: '400' }]);
    expect(await rows()).toBe(before);
    await eventually('nothing is left', () => isTidy(database));
  });
});

/** Sends a path as it is written: `fetch` would tidy it up first. */
async function rawStatus(method: string, path: string, headers: Record<string, string>, body: string): Promise<number> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    const sending = request(
      { hostname, port, method, path, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
