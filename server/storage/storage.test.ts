import { createHash } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageClient } from '@supabase/storage-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { callStorage, type FileMember, fileMember, picture, storageClient } from '#server/testing/files.ts';
import { openedApp } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { keptAt } from './bytes.ts';

const { database, app } = await openedApp();
let team: FileMember;
let ada: FileMember;
let eve: FileMember;
let visitor: StorageClient;
let service: StorageClient;
beforeAll(async () => {
  [team, ada, eve] = await Promise.all([
    fileMember(app, database, 'team'),
    fileMember(app, database),
    fileMember(app, database),
  ]);
  visitor = storageClient(app);
  service = storageClient(app, { apikey: testKeys.secretKey });
  await team.files.createBucket('project_assets', { public: true });
  await service.createBucket('papers', { public: false });
});

const keptFiles = async (): Promise<string[]> =>
  (await readdir(join(database.folder, 'storage'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('API-03 buckets', () => {
  test('ADM-08 the team lists buckets and creates the public bucket project_assets; a second time is a duplicate', async () => {
    const { data } = await team.files.listBuckets();
    expect(data).toMatchObject([
      { id: 'papers' },
      { id: 'project_assets', name: 'project_assets', public: true, owner: team.id },
    ]);
    const again = await team.files.createBucket('project_assets', { public: true });
    expect(again.error).toMatchObject({ message: 'The resource already exists', statusCode: '409' });
  });

  test('ADM-08 nobody else creates, lists, changes, empties or deletes buckets', async () => {
    await service.from('papers').upload('stays.txt', 'stays');
    for (const client of [visitor, ada.files]) {
      expect((await client.createBucket(`of-others-${crypto.randomUUID()}`)).error).toMatchObject({
        message: 'new row violates row-level security policy',
        statusCode: '403',
      });
      expect((await client.listBuckets()).data).toEqual([]);
      for (const refused of [
        await client.getBucket('papers'),
        await client.updateBucket('papers', { public: true }),
        await client.emptyBucket('papers'),
        await client.deleteBucket('papers'),
      ])
        expect(refused.error).toMatchObject({ message: 'Bucket not found', statusCode: '404' });
    }
    expect((await service.from('papers').exists('stays.txt')).data).toBe(true);
    expect((await service.getBucket('papers')).data).toMatchObject({ public: false });
  });

  test('create, get, update, empty and delete', async () => {
    const id = 'drafts.2026';
    const created = await team.files.createBucket(id, {
      public: false,
      fileSizeLimit: '1MB',
      allowedMimeTypes: ['text/*', 'image/png'],
    });
    expect(created.data).toEqual({ name: id });
    expect((await team.files.getBucket(id)).data).toMatchObject({
      id,
      public: false,
      file_size_limit: 1_000_000,
      allowed_mime_types: ['text/*', 'image/png'],
    });
    const files = team.files.from(id);
    expect((await files.upload('a.pdf', 'x', { contentType: 'application/pdf' })).error).toMatchObject({
      message: 'mime type application/pdf is not supported',
      statusCode: '415',
    });
    expect((await files.upload('a.txt', 'x'.repeat(1_000_001), { contentType: 'text/plain' })).error).toMatchObject({
      message: 'The object exceeded the maximum allowed size',
      statusCode: '413',
    });
    await files.upload('a.txt', 'x', { contentType: 'text/plain' });
    expect((await team.files.updateBucket(id, { public: true, fileSizeLimit: null })).error).toBeNull();
    expect((await team.files.getBucket(id)).data).toMatchObject({ public: true, file_size_limit: null });
    expect((await team.files.deleteBucket(id)).error).toMatchObject({
      message: 'The bucket you tried to delete is not empty',
      statusCode: '409',
    });
    expect((await team.files.emptyBucket(id)).error).toBeNull();
    expect((await team.files.deleteBucket(id)).data).toEqual({ message: 'Successfully deleted' });
    expect((await team.files.getBucket(id)).error).toMatchObject({ statusCode: '404' });
  });
});

describe('API-03 uploading', () => {
  test('a Blob, a File, a FormData, a buffer, a stream and a text arrive as they were sent, with metadata', async () => {
    const files = service.from('papers');
    const bytes = new TextEncoder().encode('ä'.repeat(100_000));
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'text/plain' }), 'own-name.txt');
    const bodies: [string, Parameters<typeof files.upload>[1]][] = [
      ['blob', new Blob([bytes], { type: 'text/plain' })],
      ['file', new File([bytes], 'ä.txt', { type: 'text/plain' })],
      ['form', form],
      ['buffer', Buffer.from(bytes)],
      ['array buffer', bytes.buffer],
      ['stream', new Blob([bytes]).stream()],
    ];
    for (const [name, body] of bodies) {
      const sent = await files.upload(`kinds/${name}.txt`, body, {
        contentType: 'text/plain',
        metadata: { from: 'a test' },
      });
      expect(sent).toEqual({
        data: {
          id: expect.stringMatching(/^[\da-f-]{36}$/u),
          path: `kinds/${name}.txt`,
          fullPath: `papers/kinds/${name}.txt`,
        },
        error: null,
      });
      const { data } = await files.download(`kinds/${name}.txt`);
      expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(bytes)).toBe(true);
      expect((await files.info(`kinds/${name}.txt`)).data).toMatchObject({
        id: sent.data?.id,
        name: `kinds/${name}.txt`,
        bucketId: 'papers',
        size: bytes.byteLength,
        contentType: 'text/plain',
        cacheControl: 'max-age=3600',
        etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
        metadata: { from: 'a test' },
      });
    }
  });

  test('policies of a hosted project ask about folder, name and ending', async () => {
    const { sql } = database;
    await sql.unsafe(`create policy "visitors read notes" on storage.objects for select to anon using (
      bucket_id = 'papers' and (storage.foldername(name))[1] = 'open' and storage.extension(name) = 'md'
      and storage.filename(name) like 'note%')`);
    const files = service.from('papers');
    const names = ['open/deep/note.1.md', 'open/note.txt', 'open/other.md', 'closed/note.md'];
    for (const name of names) expect((await files.upload(name, name)).error).toBeNull();
    const read = await Promise.all(
      names.map(async (name) => (await visitor.from('papers').download(name)).error === null),
    );
    expect(read).toEqual([true, false, false, false]);
    // Without data of its own an object has an empty object.
    expect((await files.info('open/note.txt')).data?.metadata).toEqual({});
    expect(
      await sql`select storage.foldername('a/b/c.tar.gz') as folder, storage.filename('a/b/c.tar.gz') as name,
        storage.extension('a/b/c.tar.gz') as ending, storage.foldername('c') as none, storage.extension('c') as whole`,
    ).toEqual([{ folder: ['a', 'b'], name: 'c.tar.gz', ending: 'gz', none: [], whole: 'c' }]);
    await sql`drop policy "visitors read notes" on storage.objects`;
    await files.remove(names);
  });

  test('upsert replaces, without it a taken name is a duplicate, and the bytes that were replaced go', async () => {
    const files = service.from('papers');
    await files.upload('note.txt', 'first');
    const [before] = await database.sql<
      { version: string }[]
    >`select version from storage.objects where name = 'note.txt'`;
    expect((await files.upload('note.txt', 'second')).error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
    });
    expect(await (await files.download('note.txt')).data?.text()).toBe('first');
    expect((await files.upload('note.txt', 'second', { upsert: true, cacheControl: '60' })).error).toBeNull();
    expect((await files.update('note.txt', 'third')).error).toBeNull();
    expect(await (await files.download('note.txt')).data?.text()).toBe('third');
    await eventually('the first bytes are gone', async () => !(await keptFiles()).includes(before?.version ?? ''));
  });

  test('a signed address takes one upload, in the name of who signed it', async () => {
    const png = await picture('png');
    const { data } = await ada.files.from('project_assets').createSignedUploadUrl('of-ada/signed.png');
    const stranger = storageClient(app).from('project_assets');
    const sent = await stranger.uploadToSignedUrl(
      'of-ada/signed.png',
      data?.token ?? '',
      new Blob([new Uint8Array(png)], { type: 'image/png' }),
    );
    expect(sent.data).toEqual({ path: 'of-ada/signed.png', fullPath: 'project_assets/of-ada/signed.png' });
    expect((await ada.files.from('project_assets').list('of-ada')).data).toMatchObject([{ name: 'signed.png' }]);
    const again = await stranger.uploadToSignedUrl('of-ada/signed.png', data?.token ?? '', png, {
      contentType: 'image/png',
      upsert: true,
    });
    expect(again.error).toMatchObject({ statusCode: '409' });
  });
});

describe('API-03 reading', () => {
  const long = 'The quick brown fox jumps over the lazy dog.';
  beforeAll(async () => {
    await service.createBucket('open', { public: true });
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

describe('API-03 moving, copying, removing', () => {
  test('the team moves and copies within and between buckets, and removes', async () => {
    await team.files.createBucket('archive');
    const papers = team.files.from('papers');
    await papers.upload('plan.txt', 'the plan', { metadata: { by: 'team' } });
    expect((await papers.copy('plan.txt', 'plans/copy.txt')).data).toEqual({ path: 'papers/plans/copy.txt' });
    expect((await papers.move('plan.txt', 'plan.txt', { destinationBucket: 'archive' })).data).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await papers.exists('plan.txt')).data).toBe(false);
    const archive = team.files.from('archive');
    expect(await (await archive.download('plan.txt')).data?.text()).toBe('the plan');
    expect(await (await papers.download('plans/copy.txt')).data?.text()).toBe('the plan');
    expect((await papers.info('plans/copy.txt')).data).toMatchObject({
      metadata: { by: 'team' },
      contentType: 'text/plain;charset=UTF-8',
    });
    expect((await papers.copy('none.txt', 'x.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await papers.copy('plans/copy.txt', 'x.txt', { destinationBucket: 'none' })).error).toMatchObject({
      statusCode: '404',
    });
    const [row] = await database.sql<
      { version: string }[]
    >`select version from storage.objects where name = 'plans/copy.txt'`;
    const removed = await papers.remove(['plans/copy.txt', 'none.txt']);
    expect(removed.data).toMatchObject([{ name: 'plans/copy.txt', bucket_id: 'papers' }]);
    await eventually('its bytes are gone', async () => !(await keptFiles()).includes(row?.version ?? ''));
    const [left] = await database.sql<
      { version: string }[]
    >`select version from storage.objects where name = 'plan.txt'`;
    await rm(keptAt(join(database.folder, 'storage'), left?.version ?? ''));
    // As when somebody deletes it between the row and the bytes: it is not there, and nothing of the copy stays.
    expect((await archive.copy('plan.txt', 'late.txt')).error).toMatchObject({ statusCode: '404' });
    expect((await archive.exists('late.txt')).data).toBe(false);
    const single = await callStorage(app, 'DELETE', '/object/archive/plan.txt', { bearer: team.bearer });
    expect(await single.json()).toEqual({ message: 'Successfully deleted' });
  });
});

describe('ADM-10 project_assets: public read, authenticated write', () => {
  test('who is signed in uploads pictures; everybody reads them by address; nobody else finds, replaces, moves, copies or removes them', async () => {
    const [first, second] = [await picture('jpeg'), await picture('jpeg', { side: 60 })];
    const mine = ada.files.from('project_assets');
    expect((await mine.upload('cover.jpg', first, { contentType: 'image/jpeg' })).error).toBeNull();
    const address = visitor.from('project_assets').getPublicUrl('cover.jpg').data.publicUrl;
    const shown = async (): Promise<Buffer> => Buffer.from(await (await fetch(address)).arrayBuffer());
    expect((await shown()).equals(first)).toBe(true);

    const type = { contentType: 'image/jpeg' };
    expect((await visitor.from('project_assets').upload('mine.jpg', first, type)).error).toMatchObject({
      statusCode: '403',
    });
    const hers = eve.files.from('project_assets');
    expect((await hers.upload('cover.jpg', second, type)).error).toMatchObject({ statusCode: '409' });
    expect((await hers.upload('cover.jpg', second, { ...type, upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await hers.update('cover.jpg', second, type)).error).toMatchObject({ statusCode: '403' });
    expect((await hers.createSignedUploadUrl('cover.jpg', { upsert: true })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await hers.upload('own.jpg', second, type)).error).toBeNull();
    for (const refused of [
      await hers.move('cover.jpg', 'taken.jpg'),
      await hers.copy('cover.jpg', 'taken.jpg'),
      await hers.createSignedUrl('cover.jpg', 60),
    ])
      expect(refused.error).toMatchObject({ statusCode: '404' });
    expect((await hers.move('own.jpg', 'cover.jpg')).error).toMatchObject({ statusCode: '409' });
    expect((await hers.move('own.jpg', 'own.jpg', { destinationBucket: 'papers' })).error).toMatchObject({
      statusCode: '403',
    });
    expect((await hers.copy('own.jpg', 'own.jpg', { destinationBucket: 'papers' })).error).toMatchObject({
      statusCode: '403',
    });
    const headers = { 'x-upsert': 'true', 'content-type': 'application/json' };
    const overCopy = await callStorage(app, 'POST', '/object/copy', {
      bearer: eve.bearer,
      headers,
      body: JSON.stringify({ bucketId: 'project_assets', sourceKey: 'own.jpg', destinationKey: 'cover.jpg' }),
    });
    expect(await overCopy.json()).toMatchObject({ statusCode: '403' });
    expect((await hers.remove(['cover.jpg'])).data).toEqual([]);
    expect((await visitor.from('project_assets').remove(['cover.jpg'])).data).toEqual([]);
    expect((await shown()).equals(first)).toBe(true);

    const names = async (client: StorageClient): Promise<unknown> =>
      (await client.from('project_assets').list()).data?.map(({ name }) => name);
    expect(await names(visitor)).toEqual([]);
    expect(await names(eve.files)).toEqual(['own.jpg']);
    expect(await names(team.files)).toEqual(expect.arrayContaining(['cover.jpg', 'own.jpg']));
    expect((await mine.upload('cover.jpg', second, { ...type, upsert: true })).error).toBeNull();
    expect((await shown()).equals(second)).toBe(true);
    expect((await team.files.from('project_assets').remove(['own.jpg'])).data).toHaveLength(1);
  });

  test('with an account its files go; files of the team stay and name nobody', async () => {
    const { sql } = database;
    const gone = await fileMember(app, database);
    const left = await fileMember(app, database, 'team');
    const png = await picture('png');
    const type = { contentType: 'image/png' };
    await gone.files.from('project_assets').upload('of-gone.png', png, type);
    await left.files.from('project_assets').upload('of-left.png', png, type);
    const [row] = await sql<{ version: string }[]>`select version from storage.objects where name = 'of-gone.png'`;
    const own = await fetch(`${app.url}/functions/v1/account-data`, {
      method: 'POST',
      headers: { apikey: testKeys.publishableKey, authorization: `Bearer ${gone.bearer}` },
    });
    expect(await own.json()).toMatchObject({
      uploads: [{ bucket: 'project_assets', name: 'of-gone.png', type: 'image/png', bytes: png.length }],
    });
    await sql`update auth.users set deleted_at = now(), raw_app_meta_data = '{}' where id = ${left.id}`;
    await sql`delete from auth.users where id = ${gone.id}`;
    expect(
      await sql`select name, owner, owner_id from storage.objects where name in ('of-gone.png', 'of-left.png')`,
    ).toEqual([{ name: 'of-left.png', owner: null, owner_id: null }]);
    expect((await callStorage(app, 'GET', '/object/public/project_assets/of-gone.png')).status).toBe(400);
    await app.storage.tidy();
    expect(await keptFiles()).not.toContain(row?.version);
  });
});

test('a folder that cannot be written is a fault of ours: told as one, and logged with its code', async () => {
  const incoming = join(database.folder, 'storage/incoming');
  await rename(incoming, `${incoming}.gone`);
  const { error } = await service.from('papers').upload('nowhere.txt', 'x');
  await rename(`${incoming}.gone`, incoming);
  expect(error).toMatchObject({ message: 'Internal server error', statusCode: '500' });
  const [line] = app
    .logged()
    .split('\n')
    .filter((entry) => entry.includes('a call of the storage failed'));
  expect(line).toContain('"errorCode":"ENOENT"');
  expect((await service.from('papers').upload('nowhere.txt', 'x')).error).toBeNull();
});
