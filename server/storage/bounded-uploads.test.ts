import { mkdir, readdir, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Limiter, Window } from '#server/limits.ts';
import { eventually } from '#server/testing/eventually.ts';
import { callStorage, fileMember, filesIn, isTidy, picture, storageClient } from '#server/testing/files.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { ownerQuota } from './limits.ts';

const mebibyte = 1024 * 1024;

let isFull: (name: string) => boolean = () => false;
const makeLimiter = (name: string, _windows: readonly Window[]): Limiter => ({
  consume: async () => (isFull(name) ? { ok: false, wait: 7 } : { ok: true }),
});
const { database, app, team, ada, service, rows } = await openedStorage(makeLimiter);
beforeEach(() => {
  isFull = () => false;
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
