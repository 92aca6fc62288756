import { expect, test } from 'vitest';
import { type PreviewMade, previewTokenPattern } from '#contract/page-texts.ts';
import { tokenDigest } from '#server/seal.ts';
import { callFunction } from '#server/testing/call-function.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedLimited, openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);

const title = 'home#words.title';
const draft = { en: 'Half past nine', de: 'Halb zehn' };

async function ask<Value>(who: DataCaller, call: string, body: object): Promise<Value> {
  const [status, value] = await callFunction<Value>(app, people[who], 'POST', `texts/${call}`, body);
  expect([call, status]).toEqual([call, 200]);
  return value;
}

const links = async (who: DataCaller = 'team') => {
  const answer = await fetch(`${app.url}/functions/v1/texts/drafts?path=/`, { headers: people[who].headers });
  return ((await answer.json()) as { links: { id: string; author: { id: string } }[] }).links;
};

/** What somebody finds at an address, and all that tells one answer from another. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, { headers });
  const told = Object.fromEntries(
    ['cache-control', 'referrer-policy', 'x-robots-tag', 'etag', 'content-type'].map((name) => [
      name,
      answer.headers.get(name),
    ]),
  );
  return {
    status: answer.status,
    text: await answer.text(),
    told,
    policy: answer.headers.get('content-security-policy') ?? '',
  };
}

const hidden = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex', etag: null };

test('EDIT-16 a link shows the page with the drafts of its maker, in both languages and without an account; nobody keeps it, finds it or learns of it', async () => {
  await ask('team', 'draft', { key: title, text: draft, beganWith: null });
  await ask('admin', 'draft', { key: title, text: { en: 'Theirs', de: 'Ihrer' }, beganWith: null });
  const { token, expiresAt } = await ask<PreviewMade>('team', 'preview', { path: '/de', isShared: true });
  expect(token).toMatch(previewTokenPattern);
  const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
  expect([days > 6.9, days < 7.1]).toEqual([true, true]);
  for (const path of ['/', '/de']) {
    const seen = await visit(`${path}?preview=${token}`);
    const { at, texts } = drawnWith(seen.text);
    expect([seen.status, at, texts]).toEqual([200, path, [[title, draft]]]);
    expect(seen.told).toMatchObject(hidden);
    // The editor shows it in a frame; no other site can.
    expect(seen.policy).toContain("frame-ancestors 'self'");
    expect(seen.text).not.toContain(token);
  }
  expect((await visit('/')).text).toBe('<h1>Home</h1>');
  expect(JSON.stringify(await database.sql`select * from app_private.text_previews`)).not.toContain(token);
  expect(app.logged()).not.toContain(token);
});

test('EDIT-16 a link that is guessed, over, taken back, of another page, of somebody who left, or only fetched ahead leads to one and the same page', async () => {
  const make = (who: DataCaller = 'team', isShared = true) =>
    ask<PreviewMade>(who, 'preview', { path: '/', isShared }).then(({ token }) => token);
  const unknown = await visit(`/?preview=${'0'.repeat(32)}`);
  expect([unknown.status, unknown.text]).toEqual([404, '<h1>Oops! Page not found</h1>']);
  expect(unknown.told).toMatchObject(hidden);

  const good = await make();
  expect((await visit(`/?preview=${good}`)).status).toBe(200);
  const others = ['', '-', good.toUpperCase(), `${good}0`, good.slice(1), "' or true --", '%00', 'x'.repeat(3000)];
  for (const token of others) expect([token, await visit(`/?preview=${token}`)]).toEqual([token, unknown]);
  for (const path of ['/contact', '/no/such-page', '/status/x'])
    expect([path, (await visit(`${path}?preview=${good}`)).status]).toEqual([path, 404]);
  expect(await visit(`/contact?preview=${good}`)).toEqual(unknown);
  for (const name of ['sec-purpose', 'purpose'])
    expect(await visit(`/?preview=${good}`, { [name]: 'prefetch;anonymous-client-ip' })).toEqual(unknown);

  const old = await make();
  await database.sql`
    update app_private.text_previews set expires_at = now() where created_at = (select max(created_at) from app_private.text_previews)`;
  expect(await visit(`/?preview=${old}`)).toEqual(unknown);

  // Anybody of the team takes it back: its maker may be on holiday.
  const before = (await links()).map(({ id }) => id);
  const back = await make();
  const made = (await links('admin')).find(({ id }) => !before.includes(id));
  expect(made?.author.id).toBe(people.team.id);
  await ask('admin', 'preview/end', { id: made?.id });
  expect(await visit(`/?preview=${back}`)).toEqual(unknown);

  // One's own look lasts until the next, and stands in no list.
  const count = (await links()).length;
  const look = await make('team', false);
  expect((await visit(`/?preview=${look}`)).status).toBe(200);
  const next = await make('team', false);
  expect([(await visit(`/?preview=${look}`)).status, (await visit(`/?preview=${next}`)).status]).toEqual([404, 200]);
  expect(await links()).toHaveLength(count);

  const left = await make('admin');
  await database.sql`
    update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${people.admin.id}`;
  expect(await visit(`/?preview=${left}`)).toEqual(unknown);
  expect(app.logged()).not.toContain(good);
});

test('EDIT-16 a link that is asked for again because the answer was lost is one link', async () => {
  await database.sql`delete from app_private.text_previews`;
  const body = { path: '/', isShared: true, token: 'a'.repeat(32) };
  for (const time of ['first', 'second'])
    expect([time, (await ask<PreviewMade>('team', 'preview', body)).token]).toEqual([time, body.token]);
  expect(await links()).toHaveLength(1);
  // The first may still be at it.
  const atOnce = { ...body, token: 'c'.repeat(32) };
  await Promise.all(Array.from({ length: 8 }, () => ask('team', 'preview', atOnce)));
  expect(await links()).toHaveLength(2);
  const theirs = 'b'.repeat(32);
  await database.sql`
    insert into app_private.text_previews (token_hash, path, author_id, is_shared, expires_at)
    values (${tokenDigest(theirs)}, '/', ${people.admin.id ?? ''}, true, now() + interval '1 day')`;
  for (const token of ['short', 'A'.repeat(32), theirs])
    expect((await callFunction(app, people.team, 'POST', 'texts/preview', { ...body, token }))[0]).toBe(400);
});

test('EDIT-16 nobody of the team has more than 50 links at a time; their own look is none of them', async () => {
  await database.sql`delete from app_private.text_previews`;
  await database.sql`
    insert into app_private.text_previews (token_hash, path, author_id, is_shared, expires_at)
    select sha256(n::text::bytea), '/', ${people.team.id ?? ''}, true, now() + interval '1 day' from generate_series(1, 49) n`;
  const asked = async (isShared: boolean) => {
    const path = 'texts/preview';
    return callFunction<{ error?: string }>(app, people.team, 'POST', path, { path: '/', isShared });
  };
  expect((await asked(true))[0]).toBe(200);
  const [status, { error }] = await asked(true);
  expect([status, error]).toEqual([400, 'too_many_links']);
  expect((await asked(false))[0]).toBe(200);
  const [one] = await links();
  await ask('team', 'preview/end', { id: one?.id });
  expect((await asked(true))[0]).toBe(200);
});

test('EDIT-16 whoever guesses links waits, however they are spelled', async () => {
  const strict = await openedLimited(database);
  for (let guess = 0; guess < 117; guess += 1) await strict.auth.parts.limits.count('previewBlock', '127.0.0.1');
  const statuses: number[] = [];
  for (let guess = 117; guess < 122; guess += 1)
    statuses.push((await fetch(`${strict.url}/?preview=${String(guess).padStart(32, '0')}`)).status);
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
});
