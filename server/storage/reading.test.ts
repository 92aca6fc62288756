import { createHash } from 'node:crypto';
import type { StorageClient } from '@supabase/storage-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { callStorage, storageClient } from '#server/testing/files.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';

const { database, app, team, ada, service } = await openedStorage();
const visitor = storageClient(app);

describe('API-03 reading', () => {
  const long = 'The quick brown fox jumps over the lazy dog.';
  beforeAll(async () => {
    await service.from('open').upload('fox.txt', long);
    await service.from('papers').upload('fox.txt', long, { cacheControl: '7200' });
  });

  test('a public object is read by its address alone: type, tag, cache time 3600, HEAD, and 304 for who has it', async () => {
    const { publicUrl } = visitor.from('open').getPublicUrl('fox.txt').data;
    const full = await fetch(publicUrl);
    expect([full.status, await full.text()]).toEqual([200, long]);
    const etag = full.headers.get('etag') ?? '';
    expect(Object.fromEntries(full.headers)).toMatchObject({
      'cache-control': 'max-age=3600',
      'content-length': String(long.length),
      'content-type': 'text/plain;charset=UTF-8',
      'accept-ranges': 'bytes',
      etag: `"${createHash('md5').update(long).digest('hex')}"`,
    });
    const head = await fetch(publicUrl, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(long.length),
      '',
    ]);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const known = await fetch(publicUrl, { headers: { 'if-none-match': tag } });
      expect([known.status, await known.text()]).toEqual([304, '']);
    }
    expect((await fetch(publicUrl, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const since = { 'if-modified-since': full.headers.get('last-modified') ?? '' };
    expect((await fetch(publicUrl, { headers: since })).status).toBe(304);
  });

  test.each([
    ['bytes=0-2', 206, 'The', 'bytes 0-2/44'],
    ['bytes=-4', 206, 'dog.', 'bytes 40-43/44'],
    ['bytes=40-999999', 206, 'dog.', 'bytes 40-43/44'],
    ['bytes=40-', 206, 'dog.', 'bytes 40-43/44'],
  ])('a part of it: %s', async (range, status, text, contentRange) => {
    const answer = await callStorage(app, 'GET', '/object/public/open/fox.txt', { headers: { range } });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      text,
    ]);
  });

  test.each([
    'bytes=44-',
    'bytes=5-2',
    'bytes=-0',
    'bytes=a-b',
    `bytes=${'0-,'.repeat(10)}0-`,
    'bytes=0-0,1-1',
    'words=0-1',
  ])('a part that is none: %s', async (range) => {
    const answer = await callStorage(app, 'GET', '/object/public/open/fox.txt', { headers: { range } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */44']);
    expect(await answer.json()).toMatchObject({ statusCode: '416', message: 'invalid range provided' });
  });

  test('a part of what has changed since is all of it', async () => {
    const headers = { range: 'bytes=0-2', 'if-range': '"of-an-older-file"' };
    const answer = await callStorage(app, 'GET', '/object/public/open/fox.txt', { headers });
    expect([answer.status, await answer.text()]).toEqual([200, long]);
  });

  test('a private object is read by whom a policy lets, and by a signed address until it ends', async () => {
    for (const client of [visitor, ada.files]) {
      expect((await client.from('papers').download('fox.txt')).error).toMatchObject({
        message: 'Object not found',
        statusCode: '404',
      });
      expect((await client.from('papers').exists('fox.txt')).data).toBe(false);
      expect((await client.from('papers').createSignedUrl('fox.txt', 60)).error).toMatchObject({ statusCode: '404' });
    }
    expect(await (await team.files.from('papers').download('fox.txt')).data?.text()).toBe(long);
    const own = await callStorage(app, 'GET', '/object/papers/fox.txt', { bearer: team.bearer });
    expect(own.headers.get('cache-control')).toBe('private, max-age=7200');
    expect(own.headers.get('vary')).toMatch(/\bAuthorization\b/u);
    const { data } = await team.files.from('papers').createSignedUrl('fox.txt', 60, { download: 'fuchs.txt' });
    const signed = await fetch(data?.signedUrl ?? '');
    expect([signed.status, await signed.text()]).toEqual([200, long]);
    expect(signed.headers.get('content-disposition')).toBe(
      `attachment; filename="fuchs.txt"; filename*=UTF-8''fuchs.txt`,
    );
    expect(signed.headers.get('cache-control')).toMatch(/^private, max-age=(?:59|60)$/u);
    const several = await team.files.from('papers').createSignedUrls(['fox.txt', 'none.txt'], 60);
    expect(several.data).toMatchObject([
      {
        path: 'fox.txt',
        error: null,
        signedUrl: expect.stringContaining('/storage/v1/object/sign/papers/fox.txt?token='),
      },
      { path: 'none.txt', error: 'Either the object does not exist or you do not have access to it', signedUrl: null },
    ]);
    expect((await fetch(several.data?.[0]?.signedUrl ?? '')).status).toBe(200);
  });

  test('what is not there is said in the words of storage, in JSON', async () => {
    for (const [path, message] of [
      ['/object/public/open/none.txt', 'Object not found'],
      ['/object/public/papers/fox.txt', 'Bucket not found'],
      ['/object/public/none/fox.txt', 'Bucket not found'],
    ]) {
      const answer = await callStorage(app, 'GET', path ?? '');
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { statusCode: '404', error: expect.any(String), message },
      ]);
    }
    for (const path of ['/object', '/nothing', '/bucket/a/b/c', '/_system', '/object/list/open/x']) {
      const answer = await callStorage(app, 'PATCH', path);
      expect([answer.status, await answer.json()]).toMatchObject([404, { statusCode: '404', error: 'not_found' }]);
    }
  });

  test('what we do not offer says so', async () => {
    const { publicUrl } = visitor.from('open').getPublicUrl('fox.txt', { transform: { width: 10 } }).data;
    for (const path of [
      new URL(publicUrl).pathname.replace('/storage/v1', ''),
      '/upload/resumable',
      '/s3/x',
      '/iceberg/v1',
      '/vector/GetIndex',
      '/cdn/open/fox.txt',
      '/bucket/open/lifecycle',
    ]) {
      const answer = await callStorage(app, 'POST', path);
      expect(await answer.json()).toMatchObject({ statusCode: '409', error: 'FeatureNotEnabled' });
    }
  });
});

describe('API-03 lists', () => {
  beforeAll(async () => {
    await service.createBucket('shelf');
    const { sql } = database;
    const names = [
      'b/2.txt',
      'b/1.txt',
      'a.txt',
      'c.txt',
      'B.txt',
      'a_b.txt',
      'b/deep/x.txt',
      ...Array.from({ length: 120 }, (_, i) => `many/${String(i).padStart(3, '0')}.txt`),
    ];
    await sql`
      insert into storage.objects (bucket_id, name, version, metadata, created_at)
      select 'shelf', name, gen_random_uuid(), '{"size": 1}', timestamptz '2026-01-01' + at * interval '1 minute'
      from unnest(${names}::text[]) with ordinality as given (name, at)`;
  });
  const listed = async (...given: Parameters<ReturnType<StorageClient['from']>['list']>): Promise<unknown> => {
    const { data, error } = await service.from('shelf').list(...given);
    return error ?? data.map(({ name }) => name);
  };

  test('a folder: folders and files by name, 100 from the first unless asked otherwise', async () => {
    expect(await listed()).toEqual(['B.txt', 'a.txt', 'a_b.txt', 'b', 'c.txt', 'many']);
    expect(await listed('b')).toEqual(['1.txt', '2.txt', 'deep']);
    expect(await listed('b/')).toEqual(['1.txt', '2.txt', 'deep']);
    expect(await listed('none')).toEqual([]);
    const many = (await listed('many')) as string[];
    expect([many.length, many[0], many.at(-1)]).toEqual([100, '000.txt', '099.txt']);
    expect(await listed('many', { limit: 2, offset: 119 })).toEqual(['119.txt']);
    const { data } = await service.from('shelf').list('', { limit: 4 });
    expect(data?.at(-1)).toEqual({
      name: 'b',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    });
  });

  test('sorted, and searched by how names begin', async () => {
    expect(await listed('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'many',
      'c.txt',
      'b',
      'a_b.txt',
      'a.txt',
      'B.txt',
    ]);
    expect(await listed('', { sortBy: { column: 'created_at' } })).toEqual([
      'b',
      'many',
      'a.txt',
      'c.txt',
      'B.txt',
      'a_b.txt',
    ]);
    expect(await listed('', { search: 'b' })).toEqual(['B.txt', 'b']);
    expect(await listed('', { search: 'a_' })).toEqual(['a_b.txt']);
    expect(await listed('', { search: 'b/d' })).toEqual(['deep']);
    expect(await listed('', { sortBy: { column: 'owner' } })).toMatchObject({ statusCode: '400' });
    expect(await listed('', { limit: 0 })).toMatchObject({ statusCode: '400' });
  });

  test('with a cursor everything comes once, in order', async () => {
    for (const options of [
      {},
      { with_delimiter: true },
      { sortBy: { column: 'created_at', order: 'desc' } as const },
    ]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await service.from('shelf').listV2({ limit: 7, ...options, ...(cursor ? { cursor } : {}) });
        seen.push(...(data?.folders ?? []).map(({ name }) => name), ...(data?.objects ?? []).map(({ name }) => name));
        cursor = data?.nextCursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe('with_delimiter' in options ? 6 : 127);
    }
    expect((await service.from('shelf').listV2({ prefix: 'b/', with_delimiter: true })).data).toMatchObject({
      hasNext: false,
      folders: [{ name: 'b/deep/', key: 'b/deep' }],
      objects: [{ name: 'b/1.txt' }, { name: 'b/2.txt' }],
    });
    expect((await service.from('shelf').listV2({ cursor: 'bm90IG9uZQ==' })).error).toMatchObject({ statusCode: '400' });
  });
});
