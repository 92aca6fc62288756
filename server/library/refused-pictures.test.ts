import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureWords } from '#content/answers/failures.ts';
import { diskBytes } from '#server/storage/bytes.ts';
import { eventually } from '#server/testing/eventually.ts';
import { isTidy } from '#server/testing/files.ts';
import { manyPixels, phonePhoto, sendPicture } from '#server/testing/library.ts';
import { openedLibrary } from '#server/testing/opened-library.ts';
import { openedAppOn } from '#server/testing/opened.ts';

const { database, app, people, send, call } = await openedLibrary();

// A disk with room for so many files.
const disk = await diskBytes(join(database.folder, 'storage'));
let room = Infinity;
const small = await openedAppOn(
  database,
  {},
  {},
  {},
  {
    ...disk,
    receive: async (...given) => {
      room -= 1;
      if (room < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      return disk.receive(...given);
    },
  },
);

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

test('EDIT-32 a picture that finds no room on the disk is refused in words, with nothing left of it, and the log says why', async () => {
  const photo = await phonePhoto();
  // As it arrives, and as its sizes are kept.
  for (const files of [0, 1, 2]) {
    room = files;
    const [status, { error, message }] = await sendPicture(small, people.team.headers, photo);
    expect([status, error, message]).toEqual([507, 'no_room', failureWords.no_room.en]);
    await eventually('nothing is left', () => isTidy(database));
  }
  expect(small.logged()).toContain('there is no room on the disk');
  expect(await database.sql`select from public.pictures`).toEqual([]);
  room = Infinity;
  expect((await sendPicture(small, people.team.headers, photo))[0]).toBe(201);
});

test('EDIT-32 so is one for which the database finds no room, which lies on the same disk', async () => {
  const { sql } = database;
  const photo = await phonePhoto();
  await sql`
    create or replace function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`;
  for (const table of ['storage.leftovers', 'storage.objects', 'public.pictures']) {
    await sql.unsafe(`create trigger no_room before insert on ${table} execute function no_room()`);
    const [status, { error }] = await sendPicture(app, people.team.headers, photo);
    await sql.unsafe(`drop trigger no_room on ${table}`);
    expect([table, status, error]).toEqual([table, 507, 'no_room']);
    await eventually('nothing is left', () => isTidy(database));
  }
});
