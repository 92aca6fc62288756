import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { picture, storageClient } from '#server/testing/files.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';

const { database, app, team, ada, service, versionOf, hasBytes } = await openedStorage();
const visitor = storageClient(app);

describe('API-03 buckets', () => {
  test('ADM-08 the team lists buckets and creates the public bucket project_assets; a second time is a duplicate', async () => {
    const { data } = await team.files.listBuckets();
    expect(data).toMatchObject([
      { id: 'open' },
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
    const before = await versionOf('note.txt');
    expect((await files.upload('note.txt', 'second')).error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
    });
    expect(await (await files.download('note.txt')).data?.text()).toBe('first');
    expect((await files.upload('note.txt', 'second', { upsert: true, cacheControl: '60' })).error).toBeNull();
    expect((await files.update('note.txt', 'third')).error).toBeNull();
    expect(await (await files.download('note.txt')).data?.text()).toBe('third');
    await eventually('the first bytes are gone', async () => !(await hasBytes(before)));
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
