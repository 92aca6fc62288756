import { createHash, createHmac } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt, SignJWT } from 'jose';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Limiter, Window } from '#server/limits.ts';
import { call } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { callStorage, fileMember, filesIn, isTidy, picture, storageClient } from '#server/testing/files.ts';
import { manyPixels } from '#server/testing/library.ts';
import { openedApp } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { ownerQuota } from './limits.ts';

const mebibyte = 1024 * 1024;

let isFull: (name: string) => boolean = () => false;
const makeLimiter = (name: string, _windows: readonly Window[]): Limiter => ({
  consume: async () => (isFull(name) ? { ok: false, wait: 7 } : { ok: true }),
});
const { database, app } = await openedApp({}, { makeLimiter });
const [team, ada] = await Promise.all([fileMember(app, database, 'team'), fileMember(app, database)]);
const service = storageClient(app, { apikey: testKeys.secretKey });
beforeAll(async () => {
  await team.files.createBucket('project_assets', { public: true });
  await service.createBucket('open', { public: true });
  await service.createBucket('papers');
});
beforeEach(() => {
  isFull = () => false;
});

const rows = async (): Promise<number> =>
  (await database.sql<{ count: number }[]>`select count(*)::int as count from storage.objects`)[0]?.count ?? 0;

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

describe('uploads that are too large, cut off or too many', () => {
  test.each(['bytes', 'form'])('60 MiB in %s without a length are cut at the limit while they arrive', async (kind) => {
    const before = await rows();
    const sent = await flood('/storage/v1/object/project_assets/flood.png', ada.bearer, kind === 'form', 60 * mebibyte);
    expect([sent.status, sent.body]).toMatchObject([
      400,
      { statusCode: '413', message: 'The object exceeded the maximum allowed size' },
    ]);
    // What lies in buffers on the way comes on top of the 5 MiB of the bucket.
    expect(sent.bytes).toBeLessThan(25 * mebibyte);
    expect(await rows()).toBe(before);
    await eventually('nothing is left', () => isTidy(database));
    expect((await ada.files.from('project_assets').list()).error).toBeNull();
  });

  test('the real client is told that a file is too large, whether it sends a buffer or a form', async () => {
    const large = Buffer.alloc(6 * mebibyte, 1);
    for (const body of [large, new Blob([large], { type: 'image/png' })]) {
      const { error } = await ada.files.from('project_assets').upload('large.png', body, { contentType: 'image/png' });
      expect(error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    }
  });

  test('who may not upload is refused before a byte is read, and a length that is announced is believed when it is too long', async () => {
    const anonymous = await flood('/storage/v1/object/project_assets/flood.png', undefined, false, 60 * mebibyte);
    expect(anonymous.body).toMatchObject({ statusCode: '403' });
    const announced = await flood('/storage/v1/object/project_assets/flood.png', ada.bearer, false, 60 * mebibyte, {
      'content-length': String(60 * mebibyte),
    });
    expect(announced.body).toMatchObject({ statusCode: '413' });
    for (const { bytes } of [anonymous, announced]) expect(bytes).toBeLessThan(15 * mebibyte);
    expect(await filesIn(database, 'storage', 'incoming')).toEqual([]);
  });

  test('no bucket takes more than 50 MiB, whatever its settings', async () => {
    expect((await service.createBucket('huge', { public: false, fileSizeLimit: '1GB' })).error).toMatchObject({
      statusCode: '413',
    });
    await database.sql`update storage.buckets set file_size_limit = 1e12 where id = 'papers'`;
    // Announced alone: that a limit holds while bytes arrive is seen above.
    const tooMuch = { 'content-length': String(51 * mebibyte) };
    const sent = await flood('/storage/v1/object/papers/flood.bin', team.bearer, false, 51 * mebibyte, tooMuch);
    expect(sent.body).toMatchObject({ statusCode: '413' });
    expect(sent.bytes).toBeLessThan(15 * mebibyte);
    await eventually('nothing is left', () => isTidy(database));
  });

  test('a connection that is cut leaves neither row nor file', async () => {
    const before = await rows();
    for (const isForm of [false, true]) {
      const { socket } = await flood('/storage/v1/object/papers/cut.bin', team.bearer, isForm, 2 * mebibyte, {}, false);
      await eventually('bytes arrive', async () => (await filesIn(database, 'storage', 'incoming')).length === 1);
      socket.destroy();
      await eventually('nothing is left', () => isTidy(database));
    }
    expect(await rows()).toBe(before);
    expect(app.logged()).not.toContain('a call of the storage failed');
  });

  test('what a crash left is found by the database alone, and only when it is due', async () => {
    const versions = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const incoming = join(database.folder, 'storage', 'incoming');
    for (const version of versions) await writeFile(join(incoming, version), 'half');
    await writeFile(join(incoming, 'of-nobody'), 'not ours to delete');
    await utimes(join(incoming, 'of-nobody'), 0, 0);
    const { sql } = database;
    await sql`insert into storage.leftovers values (${versions[0]}, now() - interval '1 second'), (${versions[1]}, now() + interval '1 hour')`;
    expect(await app.storage.tidy()).toBe(1);
    expect((await readdir(incoming)).toSorted()).toEqual([versions[1], 'of-nobody'].toSorted());
    await sql`update storage.leftovers set due_at = now()`;
    expect(await app.storage.tidy()).toBe(1);
    expect(await readdir(incoming)).toEqual(['of-nobody']);
    await rm(join(incoming, 'of-nobody'));
  });

  test('what cannot be deleted holds up nothing else, is told, and is tried again after an hour', async () => {
    const { sql } = database;
    const versions = [crypto.randomUUID(), crypto.randomUUID()] as const;
    const incoming = join(database.folder, 'storage', 'incoming');
    await mkdir(join(incoming, versions[0]));
    await writeFile(join(incoming, versions[1]), 'half');
    await sql`insert into storage.leftovers values (${versions[0]}, now() - interval '2 seconds'), (${versions[1]}, now() - interval '1 second')`;
    await expect(app.storage.tidy()).rejects.toThrow('is a directory');
    expect(await readdir(incoming)).toEqual([versions[0]]);
    expect(await app.storage.tidy()).toBe(0);
    await rmdir(join(incoming, versions[0]));
    await sql`update storage.leftovers set due_at = due_at - interval '1 hour'`;
    expect(await app.storage.tidy()).toBe(1);
  });

  test('the picture of a published project stays what the team published, whoever owns the file', async () => {
    const { sql } = database;
    const [png, other] = [await picture('png'), await picture('webp')];
    const [mine, theirs] = [ada.files, (await fileMember(app, database)).files].map((files) =>
      files.from('project_assets'),
    );
    const type = { contentType: 'image/png' };
    const otherType = { contentType: 'image/webp', upsert: true };
    const [cover, spare] = ['covers/shown', 'covers/spare'];
    for (const path of [cover, spare]) expect((await mine?.upload(path, png, type))?.error).toBeNull();
    expect((await mine?.update(cover, png, type))?.error).toBeNull();
    await sql`insert into public.projects (title, user_id, cover_path, published_at) values ('a', ${ada.id}, ${cover}, now())`;
    const shown = async () => (await callStorage(app, 'GET', `/object/public/project_assets/${cover}`)).status;
    const tries = () => [
      mine?.update(cover, other, otherType),
      mine?.upload(cover, other, otherType),
      mine?.copy(spare, cover),
      mine?.move(spare, cover),
      mine?.move(cover, 'covers/away'),
      mine?.createSignedUploadUrl(cover, { upsert: true }),
      theirs?.upload(cover, other, { contentType: 'image/webp' }),
    ];
    const errors = await Promise.all(tries());
    for (const [index, answer] of errors.entries()) expect([index, answer?.error]).not.toEqual([index, null]);
    expect(await shown()).toBe(200);
    // Whose file it is cannot take it away either, not even with their account.
    expect((await mine?.remove([cover]))?.data).toEqual([]);
    expect((await callStorage(app, 'DELETE', `/object/project_assets/${cover}`, { bearer: ada.bearer })).status).toBe(
      400,
    );
    expect(await shown()).toBe(200);
    const leaver = await fileMember(app, database);
    await leaver.files.from('project_assets').upload('covers/left', png, type);
    await leaver.files.from('project_assets').upload('covers/gone', png, type);
    await sql`insert into public.projects (title, user_id, cover_path, published_at) values ('b', ${leaver.id}, 'covers/left', now())`;
    await sql`delete from auth.users where id = ${leaver.id}`;
    expect(
      await sql`select name, owner_id as owner from storage.objects where name in ('covers/left', 'covers/gone')`,
    ).toEqual([{ name: 'covers/left', owner: null }]);
    // When the team has taken it away, the place stays empty, except for the team.
    expect((await team.files.from('project_assets').remove([cover, 'covers/left'])).data).toHaveLength(2);
    for (const [index, answer] of (await Promise.all(tries())).entries())
      expect([index, answer?.error]).not.toEqual([index, null]);
    expect(await shown()).not.toBe(200);
    expect((await team.files.from('project_assets').upload(cover, png, type)).error).toBeNull();
    await sql`delete from public.projects`;
    await team.files.from('project_assets').remove([cover, spare]);
    await app.storage.tidy();
    await eventually('nothing is left', () => isTidy(database));
  });

  test('an address that a visitor signed does what a visitor may do, and nothing that the site itself may', async () => {
    const { sql } = database;
    await sql`create policy "a drop box" on storage.objects for insert to anon with check (bucket_id = 'open')`;
    await sql`create policy "seen there" on storage.objects for select to anon using (bucket_id = 'open')`;
    const visitor = storageClient(app).from('open');
    const signed = await visitor.createSignedUploadUrl('box.txt', { upsert: true });
    const fresh = await visitor.createSignedUploadUrl('own.txt');
    expect([signed.error, fresh.error]).toEqual([null, null]);
    const text = (words: string) => new Blob([words], { type: 'text/plain' });
    expect((await team.files.from('open').upload('box.txt', text('of the team'))).error).toBeNull();
    const over = await visitor.uploadToSignedUrl('box.txt', signed.data?.token ?? '', text('of a visitor'));
    expect(over.error).not.toBeNull();
    expect(await (await callStorage(app, 'GET', '/object/public/open/box.txt')).text()).toBe('of the team');
    expect((await visitor.uploadToSignedUrl('own.txt', fresh.data?.token ?? '', text('fine'))).error).toBeNull();
    await sql`drop policy "a drop box" on storage.objects`;
    await sql`drop policy "seen there" on storage.objects`;
    await team.files.from('open').remove(['box.txt', 'own.txt']);
    await app.storage.tidy();
  });

  test('an account outside of the team has room for so much; the team and others are not held up by it', async () => {
    const full = await fileMember(app, database);
    const { sql } = database;
    const png = await picture('png');
    const type = { contentType: 'image/png' };
    const fill = (files: number, size: number): Promise<unknown> => sql`
      insert into storage.objects (bucket_id, name, owner_id, version, metadata)
      select 'project_assets', 'full/' || n, ${full.id}, gen_random_uuid(), jsonb_build_object('size', ${size}::int)
      from generate_series(1, ${files}) n`;
    await fill(ownerQuota.files, 1);
    const mine = full.files.from('project_assets');
    expect((await mine.upload('full/more.png', png, type)).error).toMatchObject({
      statusCode: '413',
      message: 'The account has no room for more files',
    });
    await sql`delete from storage.objects where name like 'full/%'`;
    await fill(2, Math.floor((ownerQuota.bytes - png.length) / 2));
    const sent = await Promise.all([1, 2, 3].map((n) => mine.upload(`full/at-once-${n}.png`, png, type)));
    expect(sent.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await ada.files.from('project_assets').upload('room.png', png, type)).error).toBeNull();
    await sql`delete from storage.objects where name like 'full/%'`;
    await app.storage.tidy();
    await eventually('nothing is left', () => isTidy(database));
  });

  test('too many calls are told when to come back', async () => {
    await service.from('open').upload('read.txt', 'x');
    isFull = (name) => name.startsWith('storage ');
    const answer = await callStorage(app, 'POST', '/object/project_assets/x.png', { bearer: ada.bearer, body: 'x' });
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([
      429,
      '7',
      { statusCode: '429', error: 'SlowDown' },
    ]);
    for (const path of ['/object/list/papers', '/object/move', '/bucket'])
      expect((await callStorage(app, 'POST', path, { body: '{}' })).status).toBe(429);
    const read = await callStorage(app, 'GET', '/object/public/open/read.txt');
    expect(read.status).toBe(200);
    await read.body?.cancel();
  });
});

describe('SEC-01 whom the storage believes', () => {
  test('SEC-01 the address of an object called like a victim is nobody, anywhere', async () => {
    const victim = await fileMember(app, database);
    const name = victim.id;
    await ada.files.from('project_assets').upload(name, await picture('png'), { contentType: 'image/png' });
    const { data } = await ada.files.from('project_assets').createSignedUrl(name, 3600);
    const upload = await ada.files.from('project_assets').createSignedUploadUrl('another');
    for (const token of [new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '', upload.data?.token ?? '']) {
      expect(decodeJwt(token).sub).toBeUndefined();
      expect((await call(app, 'GET', '/user', { bearer: token })).status).toBe(403);
      expect(
        (await call(app, 'PUT', '/user', { bearer: token, body: { password: 'a new long password' } })).status,
      ).toBe(403);
      expect(
        (await callStorage(app, 'POST', '/object/list/project_assets', { bearer: token, body: '{}' })).status,
      ).toBe(400);
      const own = await fetch(`${app.url}/functions/v1/account-data`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, apikey: testKeys.publishableKey },
      });
      expect(own.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('SEC-01 a token opens its own object for its own purpose until its end, and none that somebody else made counts', async () => {
    const mine = ada.files.from('project_assets');
    const png = await picture('png');
    await mine.upload('one.png', png, { contentType: 'image/png' });
    await mine.upload('two.png', png, { contentType: 'image/png' });
    const tokenOf = async (name: string): Promise<string> =>
      new URL((await mine.createSignedUrl(name, 60)).data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const download = await tokenOf('one.png');
    const upload = (await mine.createSignedUploadUrl('three.png')).data?.token ?? '';
    const opens = async (path: string, token: string): Promise<unknown> => {
      const answer = await callStorage(app, 'GET', `/object/sign/project_assets/${path}?token=${token}`);
      return answer.ok
        ? Buffer.from(await answer.arrayBuffer()).equals(png)
        : ((await answer.json()) as { error: string }).error;
    };
    expect(await opens('one.png', download)).toBe(true);
    const [head = '', payload = '', signature = ''] = download.split('.');
    const { jwtSecret } = database.secrets;
    const claims = { url: 'project_assets/two.png' };
    const forge = (secret: string): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'storage+jwt' })
        .setAudience('download')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'storage+jwt' })).toString('base64url');
    for (const [path, token] of [
      ['two.png', download],
      ['ONE.png', download],
      ['one.png', upload],
      ['three.png', upload],
      ['one.png', ada.bearer],
      ['one.png', ''],
      ['two.png', await forge(jwtSecret)],
      ['two.png', await forge(testKeys.publishableKey)],
      ['two.png', await forge(createHmac('sha256', jwtSecret).update('').digest('hex'))],
      ['one.png', `${unsigned}.${payload}.`],
      [
        'one.png',
        `${head}.${Buffer.from(JSON.stringify({ ...decodeJwt(download), url: 'project_assets/two.png' })).toString('base64url')}.${signature}`,
      ],
    ] as const)
      expect(await opens(path, token)).toBe('InvalidSignature');
    const put = (path: string, token: string): Promise<Response> =>
      callStorage(app, 'PUT', `/object/upload/sign/project_assets/${path}?token=${token}`, {
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(png),
      });
    for (const [path, token] of [
      ['one.png', download],
      ['four.png', upload],
      ['three.png', ada.bearer],
      ['three.png', ''],
    ] as const)
      expect(await (await put(path, token)).json()).toMatchObject({ error: 'InvalidSignature' });
    const short =
      new URL((await mine.createSignedUrl('one.png', 1)).data?.signedUrl ?? '').searchParams.get('token') ?? '';
    await eventually('it ends', async () => (await opens('one.png', short)) === 'ExpiredToken');
    await database.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${ada.id}`;
    expect(await (await put('three.png', upload)).json()).toMatchObject({ error: 'InvalidSignature' });
    await database.sql`update auth.users set banned_until = null where id = ${ada.id}`;
    expect((await put('three.png', upload)).status).toBe(200);
  });

  test('SEC-01 keys and bearers: without a key nothing, with a wrong bearer nobody, and a role only from the account', async () => {
    const list = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${app.url}/storage/v1/bucket`, { headers });
    const { publishableKey, secretKey } = testKeys;
    for (const headers of [
      {},
      { apikey: 'sb_secret_wrong' },
      { apikey: '' },
      { authorization: `Bearer ${ada.bearer}` },
    ])
      expect(await (await list(headers as Record<string, string>)).json()).toMatchObject({
        message: 'Invalid API key',
      });
    expect((await fetch(`${app.url}/storage/v1/bucket?apikey=${secretKey}`)).status).toBe(401);
    for (const bearer of ['x', 'a.b.c', `${ada.bearer}x`, await wouldBeService()])
      expect(await (await list({ apikey: secretKey, authorization: `Bearer ${bearer}` })).json()).toMatchObject({
        statusCode: '403',
      });
    expect(await (await list({ apikey: secretKey, authorization: `Bearer ${ada.bearer}` })).json()).toEqual([]);
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${secretKey}` })).json()).not.toEqual([]);
    const { sql } = database;
    await sql`update auth.users set raw_user_meta_data = '{"role": "team", "app_metadata": {"role": "admin"}}' where id = ${ada.id}`;
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${ada.bearer}` })).json()).toEqual([]);
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${team.id}`;
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${team.bearer}` })).json()).toEqual([]);
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "team"}' where id = ${team.id}`;
    await sql`update auth.sessions set aal = 'aal1' where user_id = ${team.id}`;
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${team.bearer}` })).json()).toEqual([]);
    await sql`update auth.sessions set aal = 'aal2' where user_id = ${team.id}`;
  });

  test('every table of the schema has row-level security, and a role of the API sees only what a policy shows', async () => {
    const { sql } = database;
    const open =
      await sql`select relname from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r' and not relrowsecurity`;
    expect(open).toEqual([]);
    // As the data API does it in every schema with a table under row-level security (docs/decisions/022-storage.md).
    await sql`grant all on all tables in schema storage to anon, authenticated`;
    for (const role of ['anon', 'authenticated']) {
      const seen = await sql.begin(async (transaction) => {
        await transaction`select set_config('role', ${role}, true)`;
        return [
          ...(await transaction`select id::text from storage.buckets`),
          ...(await transaction`select id::text from storage.objects`),
          ...(await transaction`select version::text from storage.leftovers`),
          ...(await transaction`select version from storage.schema_migrations`),
        ];
      });
      expect(seen).toEqual([]);
      for (const table of ['storage.leftovers', 'storage.schema_migrations'])
        await expect(
          sql.begin(async (transaction) => {
            await transaction`select set_config('role', ${role}, true)`;
            await transaction.unsafe(`insert into ${table} (version) values (gen_random_uuid())`);
          }),
        ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('pictures', () => {
  test.each(['jpeg', 'webp', 'png'] as const)(
    'a %s with place and name in it is kept without them, one without stays byte by byte',
    async (type) => {
      const told = await picture(type, { place: true });
      const plain = await picture(type);
      expect((await sharp(told).metadata()).exif).toBeDefined();
      const mine = ada.files.from('project_assets');
      const contentType = `image/${type}`;
      await mine.upload(`told.${type}`, told, { contentType });
      await mine.upload(`plain.${type}`, plain, { contentType });
      const kept = Buffer.from((await (await mine.download(`told.${type}`)).data?.arrayBuffer()) ?? new ArrayBuffer());
      const found = await sharp(kept).metadata();
      expect([found.exif, found.format, found.width]).toEqual([undefined, type, 40]);
      expect(kept.toString('latin1')).not.toContain('Ada Example');
      const { data } = await mine.info(`told.${type}`);
      expect(data).toMatchObject({
        size: kept.length,
        etag: `"${createHash('md5').update(kept).digest('hex')}"`,
        contentType,
      });
      const same = Buffer.from((await (await mine.download(`plain.${type}`)).data?.arrayBuffer()) ?? new ArrayBuffer());
      expect(same.equals(plain)).toBe(true);
    },
  );

  test('a comment in a JPEG, bytes behind the end, and words in a PNG do not stay either', async () => {
    const jpeg = await picture('jpeg');
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 14]),
      Buffer.from('Ada Example!'),
      jpeg.subarray(2),
    ]);
    const png = await picture('png');
    const webp = await picture('webp');
    const mine = ada.files.from('project_assets');
    const cases = [
      ['comment.jpg', comment, 'image/jpeg'],
      ['behind.jpg', Buffer.concat([jpeg, Buffer.from('Ada Example')]), 'image/jpeg'],
      ['behind.png', Buffer.concat([png, Buffer.from('Ada Example')]), 'image/png'],
      ['behind.webp', Buffer.concat([webp, Buffer.from('Ada Example')]), 'image/webp'],
      ['moving.gif', Buffer.concat([await picture('gif'), Buffer.from('Ada Example')]), 'image/gif'],
    ] as const;
    for (const [name, bytes, contentType] of cases) {
      expect((await mine.upload(name, bytes, { contentType })).error).toBeNull();
      const kept = Buffer.from((await (await mine.download(name)).data?.arrayBuffer()) ?? new ArrayBuffer());
      expect(kept.toString('latin1')).not.toContain('Ada Example');
      expect((await sharp(kept).metadata()).width).toBe(40);
    }
  });

  test('a picture that would fill the memory is refused', async () => {
    const upload = async (height: number) => {
      const bytes = manyPixels(4000, height);
      expect(bytes.length).toBeLessThan(5 * mebibyte);
      return ada.files.from('project_assets').upload(`${height}.png`, bytes, { contentType: 'image/png' });
    };
    expect((await upload(4000)).error).toBeNull();
    expect((await upload(4001)).error).toMatchObject({ statusCode: '415' });
  });
});

/** A token in the shape of Supabase's legacy service key. */
async function wouldBeService(): Promise<string> {
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(database.secrets.jwtSecret));
}

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

type Flood = { status: number; body: unknown; bytes: number; socket: { destroy: () => void } };

/**
 * Sends `total` bytes in chunks without saying how many, until the server answers. With `isAnswered` false it stops
 * there, without an end.
 */
async function flood(
  path: string,
  bearer: string | undefined,
  isForm: boolean,
  total: number,
  headers: Record<string, string> = {},
  isAnswered = true,
): Promise<Flood> {
  const { hostname, port } = new URL(app.url);
  const sending = request({
    hostname,
    port,
    path,
    method: 'POST',
    headers: {
      apikey: testKeys.publishableKey,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      'content-type': isForm ? 'multipart/form-data; boundary=b' : 'image/png',
      ...headers,
    },
  });
  sending.on('error', () => {});
  const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    sending.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }),
      );
    });
    sending.on('close', () => reject(new Error('closed without an answer')));
  });
  answer.catch(() => {});
  const heard = { isOver: false };
  void answer.then(
    () => (heard.isOver = true),
    () => (heard.isOver = true),
  );
  let bytes = 0;
  if (isForm)
    sending.write('--b\r\nContent-Disposition: form-data; name=""; filename="blob"\r\nContent-Type: image/png\r\n\r\n');
  const chunk = Buffer.alloc(64 * 1024, 1);
  while (bytes < total && !heard.isOver) {
    bytes += chunk.length;
    const isThrough = await new Promise<boolean>((resolve) => {
      sending.write(chunk, (error) => resolve(!error));
    });
    if (!isThrough) break;
    if (bytes % (16 * chunk.length) === 0) await wait(0);
  }
  if (!isAnswered) return { status: 0, body: undefined, bytes, socket: sending };
  if (!heard.isOver) sending.end();
  return { ...(await answer), bytes, socket: sending };
}
