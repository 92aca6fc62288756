import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { anonymous } from '#contract/placeholders.ts';
import { makeDigest } from '#server/inbox/digest.ts';
import { addMail, addMessage } from '#server/testing/added-messages.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import { pruneEmlFiles } from './eml-files.ts';

const database = await openedDatabase();
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox cascade`);

describe('the daily digest', () => {
  // 7 o'clock in Germany is 5 in UTC in summer.
  const morning = new Date('2026-06-15T05:00:00Z');
  const at = (hours: number, ms = 0): Date => new Date(morning.getTime() + hours * 3_600_000 + ms);
  const make = (now: Date): Promise<boolean> =>
    makeDigest({ sql: database.sql, siteUrl: new URL('https://example.org') }, now);
  const store = (reference: string, changes: object = {}): Promise<string> =>
    addMessage(database.sql, { reference, name: 'A program', email: 'x@spam.example', created_at: at(-1), ...changes });
  const suspect = (reference: string, message: string, changes: object = {}): Promise<unknown> =>
    store(reference, { message, suspected: 'honeypot', ...changes });
  const mails = () => database.sql<{ subject: string; text: string; html: string }[]>`
    select subject, body_text as text, body_html as html from app_private.mail_outbox
    where kind = 'digest' order by created_at`;

  test('lists every suspected message once, shown as text, in one mail', async () => {
    await suspect('EC-AAAA-AAAA', 'Buy <b>this</b>');
    await suspect('EC-BBBB-BBBB', 'Or this');
    expect(await Promise.all([make(at(0)), make(at(0))])).toEqual(expect.arrayContaining([true, false]));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Tagesübersicht: 2 Nachrichten, die nach Spam aussehen');
    for (const part of [
      'EC-AAAA-AAAA',
      'EC-BBBB-BBBB',
      'Buy <b>this</b>',
      `${site.retentionDays.value.suspected} Tage`,
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('So war es');
    expect(mail?.html).toContain('Buy &lt;b&gt;this&lt;/b&gt;');
  });

  test('names a lost thing, and somebody without a name, in the language of the team', async () => {
    await suspect('EC-AAAA-AAAA', 'Lost item report\n\nItem: Keys', {
      ...anonymous,
      reason_id: 'lost-item',
      reason_label: 'Lost something',
    });
    await make(at(0));
    const [mail] = await mails();
    expect(mail?.text).toContain('EC-AAAA-AAAA · Jemand ohne Namen · Grund: Etwas verloren\nLost item report');
  });

  test('says first what waits, in the sentences of the start view, with the way to the inbox', async () => {
    await store('EC-AAAA-AAAA');
    await store('EC-BBBB-BBBB', { created_at: at(-24 * 9) });
    await suspect('EC-CCCC-CCCC', 'Buy this');
    expect(await make(at(0))).toBe(true);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Tagesübersicht: 2 Nachrichten warten auf eine Antwort, 1 länger als versprochen');
    expect(mail?.text).toBe(`So war es um 7 Uhr:

- 2 Nachrichten warten auf eine Antwort, 1 länger als versprochen.

Posteingang öffnen: https://example.org/de/team/inbox

Diese Nachricht hat ein Feld ausgefüllt, das Menschen nicht sehen. Wahrscheinlich war es ein Programm. Sie wurde nicht gelöscht. Bitte sieh sie kurz an: Es kann eine echte Nachricht sein.

Vermutlicher Spam wird 30 Tage nach dieser Mail gelöscht, wenn ihn niemand in den Posteingang legt.

EC-CCCC-CCCC · A program · x@spam.example · Grund: Say hello
Buy this

Diese Mail kommt höchstens einmal am Tag, und nur, wenn etwas wartet.
`);
    expect(mail?.html).toContain('<a href="https://example.org/de/team/inbox">Posteingang öffnen</a>');
    expect(mail?.html).toContain('<li>2 Nachrichten warten');
  });

  test('lists two hundred of a flood and says how many more there are, so that none is kept for months', async () => {
    await database.sql`
      insert into app_private.messages (reference, name, email, reason_label, message, locale, suspected, created_at)
      select 'EC-' || n, 'A program', 'x@spam.example', 'Say hello', 'Hello', 'en', 'honeypot', ${at(-1)}
      from generate_series(1, 450) n`;
    expect(await make(at(0))).toBe(true);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Tagesübersicht: 450 Nachrichten, die nach Spam aussehen');
    expect(mail?.text.match(/^EC-/gmu)).toHaveLength(200);
    expect(mail?.text).toContain('Nicht hier, aber im Posteingang unter Verdacht auf Spam: noch 250.');
    expect(await database.sql`select from app_private.messages where digested_at is null`).toHaveLength(0);
  });

  test('comes once a day, and nothing is dropped in between', async () => {
    await suspect('EC-AAAA-AAAA', 'One');
    expect(await make(at(0))).toBe(true);
    await suspect('EC-BBBB-BBBB', 'Two', { created_at: at(1) });
    for (const hours of [1, 12, 23]) expect(await make(at(hours))).toBe(false);
    expect(await make(at(24, -1))).toBe(false);
    expect(await make(at(24))).toBe(true);
    expect(await make(at(48))).toBe(false);
    expect((await mails()).map(({ text }) => text.match(/EC-\w+-\w+/gu))).toEqual([['EC-AAAA-AAAA'], ['EC-BBBB-BBBB']]);
  });

  test('comes at the first call after 7 in Germany, also late, and leaves for tomorrow what came after 7', async () => {
    await store('EC-AAAA-AAAA', { created_at: at(0, 1) });
    for (const hours of [1, 12, 23]) expect(await make(at(hours))).toBe(false);
    expect(await make(at(24 + 9))).toBe(true);
    expect(await make(at(48, -1))).toBe(false);
    expect(await make(at(48))).toBe(true);
    expect(await mails()).toHaveLength(2);
  });

  test('knows summer and winter time', async () => {
    await store('EC-AAAA-AAAA', { created_at: new Date('2026-01-01T00:00:00Z') });
    // The clocks change in the night before.
    expect(await make(new Date('2026-03-28T06:00:00Z'))).toBe(true);
    expect(await make(new Date('2026-03-29T04:59:59Z'))).toBe(false);
    expect(await make(new Date('2026-03-29T05:00:00Z'))).toBe(true);
    expect(await make(new Date('2026-10-24T05:00:00Z'))).toBe(true);
    expect(await make(new Date('2026-10-25T05:59:59Z'))).toBe(false);
    expect(await make(new Date('2026-10-25T06:00:00Z'))).toBe(true);
  });

  test('says that the server needs a look, also when nothing else waits, and leads there', async () => {
    const needs = { sql: database.sql, siteUrl: new URL('https://example.org') };
    expect(await makeDigest({ ...needs, serverNews: async () => [] }, at(0))).toBe(false);
    expect(await makeDigest({ ...needs, serverNews: async () => ['unwell', 'unseen'] }, at(0))).toBe(true);
    expect(await makeDigest({ ...needs, serverNews: async () => ['unwell'] }, at(1))).toBe(false);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^Tagesübersicht: Jemand sollte nach dem Server sehen/u);
    expect(mail?.text).toContain('- Jemand sollte nach dem Server sehen: nach seinen Sicherungen');
    expect(mail?.text).toContain('- Nicht alles am Server ließ sich ansehen');
    expect(mail?.text).toContain('Nachsehen, ob alles in Ordnung ist: https://example.org/de/team/well');
  });

  test('comes again as soon as a clock that was more than a year ahead is set right', async () => {
    await store('EC-AAAA-AAAA');
    expect(await make(at(24 * 400))).toBe(true);
    expect(await make(at(24))).toBe(true);
    expect(await make(at(25))).toBe(false);
  });

  test('is not written when nothing waits', async () => {
    expect(await make(at(0))).toBe(false);
    await store('EC-AAAA-AAAA', { state: 'done' });
    await suspect('EC-BBBB-BBBB', 'Deleted', { deleted_at: at(-1) });
    await suspect('EC-CCCC-CCCC', 'Listed before', { digested_at: at(-30) });
    expect(await make(at(0))).toBe(false);
  });

  test('marks nothing when its mail cannot be written', async () => {
    await suspect('EC-AAAA-AAAA', 'One');
    await database.sql`create unique index only_one on app_private.mail_outbox (kind)`;
    await addMail(database.sql, { kind: 'digest', created_at: at(-48) });
    await expect(make(at(0))).rejects.toThrow(/only_one/u);
    await database.sql`drop index app_private.only_one`;
    expect(await make(at(0))).toBe(true);
    expect((await mails()).at(-1)?.text).toContain('EC-AAAA-AAAA');
  });
});

test('mails that were written as files are deleted after a week, and nothing else of the folder', async () => {
  const folder = join(database.folder, 'files');
  await pruneEmlFiles(folder, new Date());
  await mkdir(folder);
  const now = new Date();
  for (const [name, days] of [
    ['old.eml', 7.1],
    ['young.eml', 6.9],
    ['old.txt', 30],
  ] as const) {
    await writeFile(join(folder, name), 'a code');
    await utimes(join(folder, name), now, new Date(now.getTime() - days * 86_400_000));
  }
  await pruneEmlFiles(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual(['old.txt', 'young.eml']);
});
