import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { publishedProjects } from '#server/pages/published-projects.ts';
import { eventually } from '#server/testing/eventually.ts';
import { isTidy } from '#server/testing/files.ts';
import { addressOf, phonePhoto } from '#server/testing/library.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedLibrary } from '#server/testing/opened-library.ts';

const { database, people, send, call, newPicture, fileOf } = await openedLibrary();
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
