import { beforeEach, expect, test } from 'vitest';
import { pictureBucket } from '#contract/pictures.ts';
import { callData } from '#server/testing/data-callers.ts';
import { storageClient } from '#server/testing/files.ts';
import { addressOf, phonePhoto } from '#server/testing/library.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedLibrary } from '#server/testing/opened-library.ts';

const { database, app, people, send, call, newPicture, fileOf } = await openedLibrary();
beforeEach(async () => {
  for (const table of ['public.projects', 'public.pictures']) await database.sql`delete from ${database.sql(table)}`;
});

test('EDIT-33 only the team sees, fills and changes the library, with a session that counts', async () => {
  const { id } = await newPicture();
  const strangers = { visitor: 401, owner: 403, other: 403, teamWithoutSecondFactor: 403, service: 401 } as const;
  const expectRefused = async (who: DataCaller, status: number): Promise<void> => {
    expect([who, (await call('GET', '', undefined, who))[0]]).toEqual([who, status]);
    expect([who, (await send(await phonePhoto(), {}, who))[0]]).toEqual([who, status]);
    expect([who, (await call('PATCH', `/${id}`, { alt: 'x', alt_de: 'x' }, who))[0]]).toEqual([who, status]);
    expect([who, (await call('DELETE', `/${id}`, undefined, who))[0]]).toEqual([who, status]);
  };
  for (const [who, status] of Object.entries(strangers) as [DataCaller, number][]) await expectRefused(who, status);
  await database.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${people.admin.id}`;
  await expectRefused('admin', 401);
  await database.sql`update auth.sessions set not_after = null where user_id = ${people.admin.id}`;
  expect((await call('GET', '', undefined, 'admin'))[1].map(({ alt }) => alt)).toEqual(['A bed of lettuce']);
});

test('EDIT-33 SEC-15 no other way leads to its files, its bucket or its rows, and no name out of it', async () => {
  const { id, path } = await newPicture();
  const name = `${id}/80.webp`;
  for (const who of ['owner', 'team', 'admin'] as const) {
    const bearer = people[who].headers['authorization']?.slice('Bearer '.length) ?? '';
    const files = storageClient(app, { bearer });
    const library = files.from(pictureBucket);
    const sent = await library.upload(name, '<script>alert(1)</script>', { contentType: 'text/html', upsert: true });
    expect(sent.error).not.toBeNull();
    expect((await library.upload('mine.html', 'x', { contentType: 'text/html' })).error).not.toBeNull();
    expect((await library.move(name, 'mine.webp')).error).not.toBeNull();
    expect((await library.remove([name])).data ?? []).toEqual([]);
    await files.updateBucket(pictureBucket, { public: false });
    await files.emptyBucket(pictureBucket);
    await files.deleteBucket(pictureBucket);
  }
  expect((await fileOf(addressOf(id, 80, 'webp'))).headers.get('content-type')).toBe('image/webp');
  for (const wrong of ['..%2F..%2Fetc%2Fpasswd', '%00', 'null', "x'%20or%20true--", `${id}%2F..%2F`])
    for (const method of ['PATCH', 'DELETE'])
      expect([
        wrong,
        (await call(method, `/${wrong}`, method === 'PATCH' ? { alt: 'x', alt_de: 'x' } : undefined))[0],
      ]).toEqual([wrong, 404]);
  for (const wrong of [`${id}/..%2F..%2F80.webp`, `${id}/81.webp`, '../80.webp'])
    expect((await fileOf(`/storage/v1/object/public/${pictureBucket}/${wrong}`)).status).not.toBe(200);

  // A picture of the library is the team's to show, and nobody shows one that is not there.
  const project = (cover: string, who: DataCaller) =>
    callData(app, people[who], 'POST', 'projects', { body: { title: 'Mine', cover_path: cover } });
  expect((await project(path, 'owner')).status).toBe(403);
  expect((await project('library/none', 'team')).status).toBe(409);
  expect((await project(path, 'team')).status).toBe(201);
  const seen = async (who: DataCaller) => (await callData(app, people[who], 'GET', 'pictures?select=path')).json;
  expect([await seen('visitor'), await seen('owner')]).toEqual([[], []]);
  await database.sql`update public.projects set published_at = now()`;
  expect([await seen('visitor'), await seen('owner')]).toEqual([[{ path }], [{ path }]]);
  // One that was carried over keeps the path that it had, which visitors read.
  const carried = await newPicture();
  await database.sql`update public.pictures set path = 'somebody/bed.jpg' where id = ${carried.id}`;
  await database.sql`insert into storage.buckets (id, name) values ('project_assets', 'project_assets') on conflict do nothing`;
  await database.sql`
    insert into storage.objects (bucket_id, name, owner_id, version)
    values ('project_assets', 'somebody/bed.jpg', ${people.other.id}, gen_random_uuid())`;
  expect((await project('somebody/bed.jpg', 'owner')).status).toBe(403);
  expect((await call('GET', ''))[1].find(({ id: each }) => each === carried.id)?.uses).toEqual([]);
  expect((await project('somebody/bed.jpg', 'other')).status).toBe(201);
});
