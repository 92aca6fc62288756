import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMail } from '#server/testing/added-messages.ts';
import { openedDatabase, openedMailer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { emlFiles } from './eml-files.ts';
import type { Mail, Mailer } from './mailer.ts';
import { isEndedCode, noteSent, pruneOutbox } from './outbox.ts';
import { watchStandstill } from './standstill.ts';

const database = await openedDatabase();
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox cascade`);

describe('a standstill', () => {
  const stuckFor = (hours: number): Promise<string> =>
    addMail(database.sql, {
      body_text: 'Secret words',
      last_error: 'The mail server cannot be reached',
      created_at: new Date(Date.now() - hours * 3_600_000),
    });
  const sent: Mail[] = [];
  const working: Mailer = {
    name: 'a working way',
    send: async (mail) => {
      sent.push(mail);
      return { ok: true };
    },
    close: () => {},
  };
  const alarm = { from: 'hello@example.org', to: ['chair@example.org'] };
  const watch = (mailers: readonly Mailer[] = [working], log = keptLog()): Promise<string | undefined> =>
    watchStandstill({ sql: database.sql, log, wayNow: async () => ({ mailers, ...alarm }) });
  beforeEach(() => void sent.splice(0));

  test('of two hours is told once, with the error and without the mails', async () => {
    await stuckFor(1);
    expect(await watch()).toBeUndefined();
    await stuckFor(3);
    const log = keptLog();
    expect(await Promise.all([watch([working], log), watch([working], log)])).toEqual(
      expect.arrayContaining(['a working way', undefined]),
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: ['chair@example.org'],
      text: expect.stringContaining('The mail server cannot be reached'),
    });
    expect(JSON.stringify(sent)).not.toContain('Secret words');
    expect(log.lines.join()).toContain('more than two hours');
    await stuckFor(4);
    expect(await watch()).toBeUndefined();
  });

  test('that no way could tell is told at a later look, and then no more', async () => {
    await stuckFor(3);
    expect(await watch([{ ...working, send: async () => ({ ok: false, problem: 'No way out' }) }])).toBeUndefined();
    const sealed = () => Promise.reject(new Error('The settings were sealed with another secret.'));
    await expect(watchStandstill({ sql: database.sql, log: keptLog(), wayNow: sealed })).rejects.toThrow('sealed');
    expect(await watch()).toBe('a working way');
    expect(await watch()).toBeUndefined();
  });

  test('is told again when it is a new one', async () => {
    await stuckFor(3);
    await watch();
    await database.sql`update app_private.mail_outbox set sent_at = now()`;
    expect(await watch()).toBeUndefined();
    await stuckFor(3);
    expect(await watch()).toBe('a working way');
  });

  test('a mail that never leaves does not hide a later standstill', async () => {
    await stuckFor(9);
    await watch();
    await stuckFor(3);
    await database.sql`update app_private.mail_outbox set sent_at = now() where alarmed_at is null`;
    await stuckFor(3);
    expect(await watch()).toBe('a working way');
  });

  test('is told, and told once, whatever was written, sent or told while the clock was ahead', async () => {
    const ahead = new Date(Date.now() + 400 * 86_400_000);
    await addMail(database.sql, { created_at: ahead, sent_at: ahead });
    await addMail(database.sql, { created_at: ahead, alarmed_at: ahead });
    await stuckFor(3);
    expect(await watch()).toBe('a working way');
    await stuckFor(3);
    expect(await watch()).toBeUndefined();
    await database.sql`truncate app_private.mail_outbox`;
    await addMail(database.sql, { created_at: ahead });
    expect(await watch()).toBe('a working way');
  });

  /** A mail with a code, which ends after a quarter of an hour. */
  const codeOf = (hours: number, row: Parameters<typeof addMail>[1] = {}): Promise<string> =>
    addMail(database.sql, {
      kind: 'account',
      to_address: 'ada@example.org',
      attempts: 7,
      // A number like that of an address that nobody has, but of a machine.
      last_error: 'The mail server cannot be reached (ETIMEDOUT): connect ETIMEDOUT 5.1.1.7:587',
      created_at: new Date(Date.now() - hours * 3_600_000),
      expires_at: new Date(Date.now() - (hours - 0.25) * 3_600_000),
      ...row,
    });

  test('of codes alone is told as well, once, until one has left', async () => {
    await codeOf(1);
    await pruneOutbox(database.sql);
    expect(await watch()).toBeUndefined();
    await codeOf(3);
    await pruneOutbox(database.sql);
    expect(await watch()).toBe('a working way');
    expect(sent[0]?.text).toContain('Mails mit einem Code, die nicht rechtzeitig ankamen: 1.');
    expect(sent[0]?.text).not.toContain('Nichts ist verloren');
    // What goes to the team leaves all the time.
    await noteSent(database.sql, [{ id: await addMail(database.sql) }]);
    await codeOf(2.5);
    expect(await watch()).toBeUndefined();
    await noteSent(database.sql, [{ id: await codeOf(0) }]);
    expect(await database.sql`select 1 from app_private.mail_outbox where kind = 'account'`).toEqual([]);
    await codeOf(2.5);
    expect(await watch()).toBe('a working way');
    await database.sql`update app_private.mail_outbox set expires_at = now() - interval '25 hours' where kind = 'account'`;
    await pruneOutbox(database.sql);
    expect(await database.sql`select 1 from app_private.mail_outbox where kind = 'account'`).toEqual([]);
  });

  test.each([
    ['an address that nobody has', { last_error: 'The mail server refused: 450 4.1.2 <a@b.c>: Domain not found' }],
    ['a server that was off', { attempts: 0, last_error: null }],
  ])('is not one code that could not leave for %s', async (_, row) => {
    await codeOf(3, row);
    expect(await watch()).toBeUndefined();
    await pruneOutbox(database.sql);
    expect(await database.sql`select 1 from app_private.mail_outbox`).toEqual([]);
  });

  test('of a code that could not leave as our own address is not taken is told', async () => {
    await codeOf(3, { last_error: 'The mail server refused: 450 4.1.8 <hello@example.org>: Sender address rejected' });
    expect(await watch()).toBe('a working way');
  });

  test('SEC-08 is told by whatever still works: a file when the mail server is gone', async () => {
    await stuckFor(3);
    const folder = join(database.folder, 'alarm');
    const gone = openedMailer('smtp://127.0.0.1:9');
    expect(await watch([gone, emlFiles(folder)])).toBe(folder);
    const [file = ''] = await readdir(folder);
    expect(await PostalMime.parse(await readFile(join(folder, file)))).toMatchObject({
      subject: 'Bitte nachsehen: Mails von Ecosystem kommen nicht an',
      to: [{ address: 'chair@example.org' }],
    });
  });
});

test('codes that ended are found among ten thousand that wait without reading these, as often as a mail leaves', async () => {
  const { sql } = database;
  await sql`
    insert into app_private.mail_outbox
      (id, kind, to_address, expires_at, attempts, header_id, sender_name, subject, body_text, body_html)
    select gen_random_uuid(), 'account', 'ada@example.org', now() + interval '1 hour', 1, '<' || n || '@example.org>', 'x', 'x', 'x', 'x'
    from generate_series(1, 10000) n`;
  await sql`analyze app_private.mail_outbox`;
  const plan = await sql`explain delete from app_private.mail_outbox where ${sql.unsafe(isEndedCode)}`;
  const lines = plan.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(lines).toContain('mail_outbox_ended');
  expect(lines).not.toContain('Seq Scan');
});
