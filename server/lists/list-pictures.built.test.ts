import { expect, test } from 'vitest';
import { callFunction } from '#server/testing/call-function.ts';
import { callData } from '#server/testing/data-callers.ts';
import { addressOf, type LibraryAnswer, phonePhoto, sendPicture } from '#server/testing/library.ts';
import { newId } from '#server/testing/lists.ts';
import { both } from '#server/testing/meeting.ts';
import { openedLists } from '#server/testing/opened-lists.ts';

const { database, app, people, entryNow, publish, read } = await openedLists();

const gallery = 'resources/gallery#galleryImages';
const members = 'about/team#members';
const library = (method: string, path: string, body?: object) =>
  callFunction<LibraryAnswer>(app, people.team, method, `pictures${path}`, body);

// A small one, unless its sizes are looked at: to draw them takes most of it.
async function newPicture(alt: string, width = 120, height = 80): Promise<string> {
  const said = { alt, alt_de: `${alt} auf Deutsch` };
  const [, [picture]] = await sendPicture(app, people.team.headers, await phonePhoto(width, height), said);
  if (!picture) throw new Error('There is no new picture.');
  return picture.id;
}

test('NEWS-20 an entry shows a picture of the library in fixed sizes, with what the library says of it, and it cannot be deleted while an entry names it, shown or hidden', async () => {
  const stored = await read('/de/resources/gallery');
  const picture = await newPicture('A kite over a field', 600, 400);
  const id = newId();
  const [status, now] = await publish(gallery, id, { values: { title: both('Kite'), 'item.picture': picture } });
  expect([status, now.values['item.picture']]).toEqual([200, picture]);
  const html = await read('/de/resources/gallery');
  const [figure = ''] = new RegExp(`<li id="${id}">.*?</figure>`, 'su').exec(html) ?? [];
  expect(figure).toContain('alt="A kite over a field auf Deutsch"');
  expect(figure).toContain(`${addressOf(picture, 400, 'avif')} 400w`);
  expect(figure).toContain('width="400" height="600"');
  expect(await read('/resources/gallery')).toContain('alt="A kite over a field"');
  const file = await fetch(app.url + addressOf(picture, 400, 'webp'));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const use = { kind: 'text', ref: `${gallery}.${id}`, title: null, isPublished: true };
  expect((await library('GET', ''))[1].find((each) => each.id === picture)?.uses).toEqual([use]);
  await library('PATCH', `/${picture}`, { alt: 'A red kite', alt_de: 'Ein roter Drachen' });
  expect(await read('/de/resources/gallery')).toContain('alt="Ein roter Drachen"');
  const remove = async () => (await library('DELETE', `/${picture}`))[0];
  expect(await remove()).toBe(409);
  await publish(gallery, id, { state: 'hidden' });
  expect(await read('/de/resources/gallery')).toBe(stored);
  expect(await remove()).toBe(409);

  // Another one takes its place; the first is free.
  const other = await newPicture('A quiet lake', 600, 400);
  await publish(gallery, id, { values: { title: both('Lake'), 'item.picture': other }, state: 'shown' });
  expect(await read('/resources/gallery')).toContain(addressOf(other, 400, 'avif'));
  expect(await remove()).toBe(200);
  await publish(gallery, id, { state: 'deleted' });
  expect(await read('/de/resources/gallery')).toBe(stored);
});

test('NEWS-21 a picture that is not in the library, or of which nobody has said in both languages what it shows, stops an entry and is told at its field', async () => {
  const gone = '00000000-0000-4000-8000-00000000ffff';
  const picture = await newPicture('A ladder');
  await database.sql`update public.pictures set alt_de = null where id = ${picture}`;
  for (const [named, code] of [
    [null, 'missing'],
    ['', 'missing'],
    ['../../etc/passwd', 'picture'],
    [`${gone}" onload="alert(1)`, 'picture'],
    [gone, 'picture'],
    [picture, 'picture_words'],
  ] as const) {
    const [status, { error, fields }] = await publish(gallery, newId(), {
      values: { title: both('Ladder'), 'item.picture': named },
    });
    expect([named, status, error, fields?.['item.picture']?.code]).toEqual([named, 400, 'entry_refused', code]);
  }
  expect(await read('/resources/gallery')).not.toContain('Ladder');
  // Of a built-in drawing it is no field.
  expect(Object.keys((await entryNow(gallery, 'kitchen')).values)).toEqual(['title', 'item.description']);
});

test('NEWS-20 somebody of the team is shown with a photo or without; one who is brought back after the photo was deleted comes without', async () => {
  const picture = await newPicture('Mira at her desk');
  const id = newId();
  const values = {
    name: 'Mira',
    role: both('Prints the letters'),
    bio: { en: ['Mira writes.'], de: ['Mira schreibt.'] },
    photo: picture,
    youtube: null,
    telegram: null,
    tiktok: null,
  };
  expect((await publish(members, id, { values }))[0]).toBe(200);
  expect(await read('/team')).toContain('alt="Mira at her desk"');
  await publish(members, id, { state: 'deleted' });
  expect((await library('DELETE', `/${picture}`))[0]).toBe(200);
  expect((await publish(members, id, { state: 'shown' }))[0]).toBe(200);
  const html = await read('/team');
  expect([html.includes('Mira writes.'), html.includes(picture)]).toEqual([true, false]);
  expect((await publish(members, id, { values }))[1].fields?.['photo']?.code).toBe('picture');
  expect((await publish(members, id, { values: { ...values, photo: null } }))[0]).toBe(200);
});

test('NEWS-20 whoever publishes an entry holds its picture until that is done; nobody else reads the table of pictures for it', async () => {
  const picture = await newPicture('A bench');
  const id = newId();
  await publish(gallery, id, { values: { title: both('Bench'), 'item.picture': picture } });
  // Both at once, several times: either the entry is refused, or the picture stays.
  for (let turn = 0; turn < 5; turn += 1) {
    const another = await newPicture(`Bench ${turn}`);
    const [[published], [deleted]] = await Promise.all([
      publish(gallery, id, { values: { title: both('Bench'), 'item.picture': another } }),
      library('DELETE', `/${another}`),
    ]);
    expect([[200, 409].join(), [400, 200].join()]).toContain([published, deleted].join());
  }
  const visitor = await callData(app, people.visitor, 'GET', 'pictures');
  expect([visitor.status, visitor.json]).toEqual([200, []]);
});
