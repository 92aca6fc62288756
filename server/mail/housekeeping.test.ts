import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptLog } from '#server/testing/quiet-log.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';
import { makeDigest } from './digest.ts';
import { emlFiles } from './eml-files.ts';
import type { Mail, Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';
import { watchStandstill } from './standstill.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox`);

describe('the daily digest', () => {
  const suspect = (reference: string, message: string): Promise<unknown> => database.sql`
    insert into app_private.messages ${database.sql({ reference, name: 'A program', email: 'x@spam.example', reason_label: 'Say hello', message, locale: 'en', suspected: 'honeypot' })}`;

  test('lists every suspected message once, shown as text, in one mail', async () => {
    await suspect('EC-AAAA-AAAA', 'Buy <b>this</b>');
    await suspect('EC-BBBB-BBBB', 'Or this');
    expect(
      await Promise.all([makeDigest(database.sql, 'example.org'), makeDigest(database.sql, 'example.org')]),
    ).toEqual(expect.arrayContaining([2, 0]));
    const mails = await database.sql<
      { subject: string; text: string; html: string }[]
    >`select subject, body_text as text, body_html as html from app_private.mail_outbox`;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Tagesübersicht: 2 Nachrichten, die nach Spam aussehen');
    for (const part of ['EC-AAAA-AAAA', 'EC-BBBB-BBBB', 'Buy <b>this</b>']) expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.html).toContain('Buy &lt;b&gt;this&lt;/b&gt;');
  });

  test('comes once a day, and nothing is dropped in between', async () => {
    await suspect('EC-AAAA-AAAA', 'One');
    expect(await makeDigest(database.sql, 'example.org')).toBe(1);
    await suspect('EC-BBBB-BBBB', 'Two');
    expect(await makeDigest(database.sql, 'example.org')).toBe(0);
    await database.sql`update app_private.mail_outbox set created_at = now() - interval '25 hours'`;
    expect(await makeDigest(database.sql, 'example.org')).toBe(1);
    expect(await makeDigest(database.sql, 'example.org')).toBe(0);
  });

  test('is not written when there is nothing to list', async () => {
    expect(await makeDigest(database.sql, 'example.org')).toBe(0);
  });
});

describe('a standstill', () => {
  const stuckFor = (hours: number): Promise<unknown> => database.sql`
    insert into app_private.mail_outbox (kind, header_id, sender_name, subject, body_text, body_html, last_error, created_at)
    values ('message', ${randomUUID()}, 'Ada', 'Hello', 'Secret words', '', 'The mail server cannot be reached', now() - make_interval(hours => ${hours}))`;
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
    watchStandstill({ sql: database.sql, mailers, log, ...alarm });
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

  test('SEC-08 is told by whatever still works: a file when the mail server is gone', async () => {
    await stuckFor(3);
    const folder = join(database.folder, 'alarm');
    const gone = smtpMailer('smtp://127.0.0.1:9');
    expect(await watch([gone, emlFiles(folder)])).toBe(folder);
    gone.close();
    const [file = ''] = await readdir(folder);
    expect(await PostalMime.parse(await readFile(join(folder, file)))).toMatchObject({
      subject: 'Bitte nachsehen: Mails von Ecosystem kommen nicht an',
      to: [{ address: 'chair@example.org' }],
    });
  });
});
