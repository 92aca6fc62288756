import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { pictureBucket } from '#contract/pictures.ts';
import { publishedProjects } from '#server/pages/published-projects.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { callData, dataCallers } from '#server/testing/data-callers.ts';
import { eventually } from '#server/testing/eventually.ts';
import { isTidy, storageClient } from '#server/testing/files.ts';
import { addressOf, type LibraryAnswer, manyPixels, phonePhoto, sendPicture } from '#server/testing/library.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);
beforeEach(async () => {
  const { sql } = database;
  for (const table of [
    'public.projects',
    'public.project_drafts',
    'app_private.text_drafts',
    'app_private.text_versions',
    'app_private.entry_versions',
    'public.pictures',
  ])
    await sql`delete from ${sql(table)}`;
});

const send = (file: Buffer, sent?: Parameters<typeof sendPicture>[3], who: DataCaller = 'team') =>
  sendPicture(app, people[who].headers, file, sent);
const call = (method: string, path: string, body?: object, who: DataCaller = 'team') =>
  callFunction<LibraryAnswer>(app, people[who], method, `pictures${path}`, body);

/** Puts a small picture into the library. */
async function newPicture(): Promise<LibraryAnswer[number]> {
  const [status, [picture]] = await send(await phonePhoto());
  if (status !== 201 || !picture) throw new Error(`There is no new picture: ${status}`);
  return picture;
}
const fileOf = async (address: string) => {
  const answer = await fetch(app.url + address);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('EDIT-30 a photo of a phone is turned, stands in fixed sizes at addresses that never change, and tells nothing', async () => {
  const photo = await phonePhoto(2400, 1600);
  expect(photo.includes('Ada Example') && photo.includes('Telephone 7')).toBe(true);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  // Behind its end: what a tool left of what was cropped away.
  const [status, [picture]] = await send(Buffer.concat([photo, await phonePhoto()]), { name: 'IMG 1.JPG' });
  expect([status, picture]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/u),
      path: `library/${picture?.id}`,
      width: 1067,
      height: 1600,
      widths: [480, 960, 1067],
      alt: 'A bed of lettuce',
      alt_de: 'Ein Beet mit Salat',
      uses: [],
    },
  ]);
  for (const width of [480, 960, 1067])
    for (const ending of ['avif', 'webp'] as const) {
      const { status: found, headers, bytes } = await fileOf(addressOf(picture?.id ?? '', width, ending));
      expect([
        found,
        headers.get('content-type'),
        headers.get('cache-control'),
        headers.get('content-disposition'),
      ]).toEqual([200, `image/${ending}`, 'public, max-age=31536000, immutable', null]);
      const told = await sharp(bytes).metadata();
      expect([told.width, told.height, told.exif, told.xmp, told.iptc, told.orientation]).toEqual([
        width,
        Math.round((width * 1600) / 1067),
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const word of ['Ada Example', 'Telephone', 'Exif', 'GPS']) expect(bytes.includes(word)).toBe(false);
      const [red, blue] = await Promise.all(
        [0.1, 0.9].map((at) =>
          sharp(bytes)
            .extract({ left: 10, top: Math.round(at * (told.height ?? 0)), width: 1, height: 1 })
            .removeAlpha()
            .raw()
            .toBuffer(),
        ),
      );
      expect([(red?.[0] ?? 0) > 150, (blue?.[2] ?? 0) > 150]).toEqual([true, true]);
    }
  await eventually('what was sent is gone, and only the sizes are left', () => isTidy(database));
});

test('EDIT-30 what is small stays as small, keeps its clear parts, and of what moves the first frame counts', async () => {
  const clear = await sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const moving = await sharp([clear, await sharp(clear).negate().toBuffer()], { join: { animated: true } })
    .gif()
    .toBuffer();
  for (const [file, type] of [
    [clear, 'image/png'],
    [moving, 'image/gif'],
    [await sharp(clear).greyscale().toColourspace('grey16').png().toBuffer(), 'image/png'],
  ] as const) {
    const [status, [picture]] = await send(file, { type });
    expect([status, picture?.width, picture?.height, picture?.widths]).toEqual([201, 30, 20, [30]]);
    const told = await sharp((await fileOf(addressOf(picture?.id ?? '', 30, 'webp'))).bytes).metadata();
    expect([told.hasAlpha, told.pages ?? 1]).toEqual([true, 1]);
  }
});

test('EDIT-30 a picture whose answer was lost on the way and that is sent once more stands in the library once', async () => {
  const id = crypto.randomUUID();
  const photo = await phonePhoto();
  expect((await send(photo, { id }))[0]).toBe(201);
  await newPicture();
  const [status, library] = await send(photo, { id });
  expect([status, library.length, library[1]?.id]).toEqual([201, 2, id]);
  await eventually('what was sent is gone', () => isTidy(database));
});

test('EDIT-30 a picture that is sent once more while the first is still being drawn stands in the library once', async () => {
  const id = crypto.randomUUID();
  const photo = await phonePhoto(1200, 800);
  const answers = await Promise.all([send(photo, { id }), send(photo, { id })]);
  expect(answers.map(([status, library]) => [status, library.map((picture) => picture.id)])).toEqual([
    [201, [id]],
    [201, [id]],
  ]);
  await eventually('what was sent is gone, and the sizes are there once', () => isTidy(database));
});

test('EDIT-31 what it shows is asked for in both languages, is text whatever it says, and a change counts for all who show it', async () => {
  const file = await phonePhoto();
  const [none, refused] = await send(file, { alt: ' \n', alt_de: undefined });
  expect([none, refused.error, refused.fields]).toEqual([
    400,
    'picture_words',
    {
      alt: { code: 'missing', message: 'Please say in English what the picture shows.' },
      alt_de: { code: 'missing', message: 'Please say in German what the picture shows.' },
    },
  ]);
  expect((await send(file, { alt: 'x'.repeat(501) }))[1].fields?.['alt']?.code).toBe('too_long');
  expect((await send(file, { alt: { en: 'x' } }))[1].error).toBe('picture_words');

  const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const [, [picture]] = await send(file, { alt: `${script}\u0007\n ` });
  expect(picture?.alt).toBe(script);
  await database.sql`
    insert into public.projects (title, slug, published_at, cover_path)
    values ('Garden', 'garden', now(), ${picture?.path ?? ''})`;
  const shown = publishedProjects(database.sql, (rows) => rows as never, Date.now);
  expect(await shown.now()).toMatchObject([{ picture: { id: picture?.id, alt: script, widths: [80] } }]);

  expect((await call('PATCH', `/${picture?.id}`, { alt: 'A bed' }))[1].error).toBe('picture_words');
  const [status, [changed]] = await call('PATCH', `/${picture?.id}`, { alt: 'A bed', alt_de: 'Ein Beet' });
  expect([status, changed?.alt, changed?.alt_de]).toEqual([200, 'A bed', 'Ein Beet']);
  shown.lookAgain();
  expect(await shown.now()).toMatchObject([{ picture: { alt: 'A bed', alt_de: 'Ein Beet' } }]);
});

test('EDIT-32 what is no picture, too many points in a small file and too many bytes are refused in words, and nothing stays', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
  const page = '<!doctype html><script>alert(document.domain)</script>';
  const bomb = manyPixels(7200, 7100);
  expect(bomb.length).toBeLessThan(50_000);
  const photo = await phonePhoto();
  for (const [what, file, type] of [
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG that calls itself a PNG', svg, 'image/png'],
    ['HTML that calls itself a JPEG', page, 'image/jpeg'],
    ['a PNG head with a page behind it', `\u0089PNG\r\n\u001A\n${page}`, 'image/png'],
    ['a GIF that is a page', `GIF89a/*${page}*/`, 'image/gif'],
    ['half of a photo', photo.subarray(0, photo.length / 2), 'image/jpeg'],
    ['51 megapixels', bomb, 'image/png'],
    ['nothing', '', 'image/png'],
  ] as const) {
    const sent = typeof file === 'string' ? Buffer.from(file, 'latin1') : file;
    const [status, { error, message }] = await send(sent, { type, name: '../../../evil.png' });
    expect([what, status, error]).toEqual([what, 415, 'picture_unreadable']);
    expect(message).toContain('50 megapixels');
  }
  const large = await send(Buffer.concat([photo, Buffer.alloc(30 * 1024 * 1024)])).catch(() => 'closed' as const);
  expect(['closed', 413]).toContain(large === 'closed' ? large : large[0]);
  expect((await call('POST', '', { alt: 'x' }))[0]).toBe(400);
  expect(await database.sql`select from public.pictures`).toEqual([]);
  await eventually('nothing is left', () => isTidy(database));
});

test('EDIT-32 a body that does not say how long it is ends with the first byte too many', async () => {
  const boundary = 'b';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(1024 * 1024));
      sent += 1;
      if (sent > 200) controller.close();
    },
  });
  const request = {
    method: 'POST',
    headers: { ...people.team.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: endless,
    duplex: 'half' as const,
  };
  const answer = await fetch(`${app.url}/functions/v1/pictures`, request).then(
    ({ status }) => status,
    () => 'closed' as const,
  );
  // The words are missing too: it is refused for whichever is found first.
  expect(['closed', 400, 413]).toContain(answer);
  expect(sent).toBeLessThan(100);
  await eventually('nothing is left', () => isTidy(database));
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

test('EDIT-34 a picture that something uses is not deleted, and it is told what; then it goes with all its files', async () => {
  const { sql } = database;
  const { id, path } = await newPicture();
  const projectId = crypto.randomUUID();
  const content = { title: 'Half a garden', cover_path: path };
  const expectKept = async (use: object): Promise<void> => {
    const [status, { error, message }] = await call('DELETE', `/${id}`);
    expect([status, error]).toEqual([409, 'picture_used']);
    expect(message).toContain('still used');
    expect((await call('GET', ''))[1][0]?.uses).toEqual([use]);
  };
  await sql`insert into public.project_drafts (project_id, author_id, content) values (${projectId}, ${people.team.id}, ${sql.json(content)})`;
  await expectKept({ kind: 'draft', ref: projectId, title: 'Half a garden', isPublished: false });
  await sql`insert into public.projects (id, title, slug, cover_path) values (${projectId}, 'Garden', 'garden', ${path})`;
  await expectKept({ kind: 'project', ref: 'garden', title: 'Garden', isPublished: false });
  await sql`update public.projects set published_at = now()`;
  await expectKept({ kind: 'project', ref: 'garden', title: 'Garden', isPublished: true });
  await sql`delete from public.project_drafts`;
  await sql`update public.projects set cover_path = null`;
  const publish = (text: object | null) =>
    sql`insert into app_private.text_versions (key, text, built_in, what) values ('team#people.ada', ${text && sql.json(text as never)}, '{}', 'x')`;
  await publish({ name: 'Ada', picture: id });
  await expectKept({ kind: 'text', ref: 'team#people.ada', title: null, isPublished: true });
  await publish(null);
  const enter = (state: string) => sql`
    insert into app_private.entry_versions (list, entry, fields, said, state, what)
    values ('books#books', 'quiet', ${sql.json({ picture: id })}, '{}', ${state}, 'x')`;
  await enter('shown');
  await expectKept({ kind: 'text', ref: 'books#books.quiet', title: null, isPublished: true });
  await enter('deleted');
  // Half a text holds it as well, but not for ever: nobody else could delete what somebody began who has left.
  const begin = (who: DataCaller) => sql`
    insert into app_private.text_drafts (key, author_id, text) values ('team#people.bo', ${people[who].id}, ${sql.json({ picture: id })})`;
  await begin('team');
  await expectKept({ kind: 'text', ref: 'team#people.bo', title: null, isPublished: false });
  await sql`delete from app_private.text_drafts`;
  await begin('other');
  await sql`
    insert into public.project_drafts (project_id, author_id, content)
    values (${projectId}, ${people.other.id}, ${sql.json(content)})`;

  const other = await newPicture();
  const [status, left] = await call('DELETE', `/${id}`);
  expect([status, left.map((picture) => picture.id)]).toEqual([200, [other.id]]);
  expect((await call('DELETE', `/${id}`))[0]).toBe(404);
  expect((await fileOf(addressOf(id, 80, 'avif'))).status).toBe(400);
  expect((await fileOf(addressOf(other.id, 80, 'avif'))).status).toBe(200);
  await eventually('its files are gone', () => isTidy(database));
});

test('EDIT-34 whoever begins to show a picture at the moment in which it is deleted keeps it, or is told', async () => {
  const { id, path } = await newPicture();
  const shows = database.sql.begin(async (sql) => {
    await sql`insert into public.projects (title, cover_path) values ('Garden', ${path})`;
    const deleting = call('DELETE', `/${id}`);
    await eventually('the deleting waits', async () => {
      const waiting = await database.sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%delete from public.pictures%'`;
      return waiting.length > 0;
    });
    return { deleting };
  });
  const { deleting } = await shows;
  expect((await deleting)[0]).toBe(409);
  expect((await fileOf(addressOf(id, 80, 'avif'))).status).toBe(200);
});
