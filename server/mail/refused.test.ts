import { beforeEach, expect, test } from 'vitest';
import { addMail } from '#server/testing/added-messages.ts';
import { eventually } from '#server/testing/eventually.ts';
import { wayOf } from '#server/testing/mail-way.ts';
import { openedDatabase, openedMailer, openedOutbox, openedPeer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import { asError, type SmtpPeer, type SmtpPeerOptions } from '#server/testing/smtp-peer.ts';
import { describeOutbox } from './list-outbox.ts';
import { nextDueIn, pruneOutbox, takeMails } from './outbox.ts';
import { watchStandstill } from './standstill.ts';

const database = await openedDatabase();
let log: ReturnType<typeof keptLog>;
beforeEach(async () => {
  log = keptLog();
  await database.sql`truncate app_private.messages, app_private.mail_outbox cascade`;
});

type State = { attempts: number; error: string | null; isBounced: boolean; isSent: boolean };

const put = (kind: 'message' | 'reply' | 'copy' | 'account', to: string | null): Promise<string> =>
  addMail(database.sql, { kind, to_address: to });

async function work(options: SmtpPeerOptions, to?: string[]): Promise<SmtpPeer> {
  const peer = await openedPeer(options);
  await openedOutbox({ database, wayNow: wayOf(openedMailer(peer.url), to), log });
  return peer;
}

const tried = (id: string, before = 0): Promise<State> =>
  eventually('it was tried', async () => {
    const [state] = await database.sql<State[]>`
      select attempts, last_error as error, bounced_at is not null as "isBounced", sent_at is not null as "isSent"
      from app_private.mail_outbox where id = ${id} and lease is null and attempts > ${before}`;
    return state;
  });

const unknownUser: [number, string] = [550, '5.1.1 <ada@example.org>: no such user here'];

test('a copy of number and link whose mailbox is refused for good is tried once', async () => {
  const id = await put('copy', 'ada@example.org');
  await work({ refuses: (command) => (command === 'RCPT TO' ? unknownUser : undefined) });
  expect(await tried(id)).toMatchObject({ attempts: 1, isBounced: true, isSent: false });
  expect(await nextDueIn(database.sql)).toBeUndefined();
});

test('a mail about an account to an address that nobody has is tried once, and waits for nobody', async () => {
  const id = await put('account', 'ada@example.org');
  await work({ refuses: (command) => (command === 'RCPT TO' ? unknownUser : undefined) });
  expect(await tried(id)).toMatchObject({ attempts: 1, isBounced: true });
  await pruneOutbox(database.sql);
  expect(await database.sql`select 1 from app_private.mail_outbox`).toEqual([]);
});

test.each([
  [554, '5.7.1 <ada@example.org>: Access denied'],
  [550, 'relay not permitted'],
  [550, '5.4.5 Daily user sending limit exceeded'],
])('a mail about an account is tried again when it is us who are refused: %i %s', async (code, words) => {
  const id = await put('account', 'ada@example.org');
  await work({ refuses: (command) => (command === 'RCPT TO' ? [code, words] : undefined) });
  expect(await tried(id)).toMatchObject({ isBounced: false, isSent: false });
  expect(await nextDueIn(database.sql)).toBeDefined();
});

test('numbers of a machine are not those of a day on which we have sent too many', async () => {
  const id = await put('reply', 'ada@example.org');
  await work({ refuses: (command) => (command === 'RCPT TO' ? [550, '5.1.1 no such user at 5.4.5.9'] : undefined) });
  expect(await tried(id)).toMatchObject({ isBounced: true });
});

test('an answer to a visitor whose mailbox is refused for good is tried once and waits for the team', async () => {
  const id = await put('reply', 'ada@example.org');
  await work({ refuses: (command) => (command === 'RCPT TO' ? unknownUser : undefined) });
  expect(await tried(id)).toEqual({
    attempts: 1,
    error: expect.stringContaining('no such user here'),
    isBounced: true,
    isSent: false,
  });
  await database.sql`update app_private.mail_outbox set next_attempt_at = now() - interval '1 hour'`;
  expect([await nextDueIn(database.sql), await takeMails(database.sql, '42', 5, [])]).toEqual([undefined, []]);
  expect(await describeOutbox(database.sql)).toContain('It was refused for good');
  expect(log.lines.join()).toContain('a mail to a visitor was refused for good');
  expect(log.lines.join()).not.toContain('ada@example.org');
});

test('words with a NUL in them, which the database takes nowhere, are noted without it', async () => {
  const id = await put('copy', 'ada@example.org');
  await work({ refuses: (command) => (command === 'RCPT TO' ? [550, '5.1.1 no\0such user'] : undefined) });
  expect(await tried(id)).toMatchObject({
    attempts: 1,
    isBounced: true,
    error: expect.stringContaining('no such user'),
  });
});

test('a mail that failed while the clock was ahead does not wait until then', async () => {
  const id = await put('message', null);
  await database.sql`update app_private.mail_outbox set attempts = 1, next_attempt_at = now() + interval '59 minutes'`;
  expect(await takeMails(database.sql, '42', 5, [])).toEqual([]);
  await database.sql`update app_private.mail_outbox set next_attempt_at = now() + interval '1 year'`;
  expect(await takeMails(database.sql, '42', 5, [])).toMatchObject([{ id }]);
});

test('an answer whose content is refused for good is not tried again either', async () => {
  const id = await put('reply', 'ada@example.org');
  await work({
    beforeAnswer: async () => {
      throw asError([554, '5.7.1 we do not like this']) ?? new Error('never');
    },
  });
  expect(await tried(id)).toMatchObject({ isBounced: true, error: expect.stringContaining('we do not like this') });
});

test.each([
  ['a full mailbox', 'RCPT TO', [452, '4.2.2 mailbox full']],
  ['greylisting', 'RCPT TO', [450, '4.7.1 come back later']],
  ['our sender is refused', 'MAIL FROM', [550, '5.7.1 sender not allowed']],
  ['our sender is not known', 'RCPT TO', [550, '5.1.8 <hello@example.org>: Sender address rejected']],
  ['we have sent too many that day', 'RCPT TO', [550, '5.4.5 Daily user sending limit exceeded']],
  ['we should have signed in', 'RCPT TO', [530, '5.7.0 authentication required']],
] as const)('an answer is tried again: %s', async (_, refused, [code, words]) => {
  const id = await put('reply', 'ada@example.org');
  await work({ refuses: (command) => (command === refused ? [code, words] : undefined) });
  expect(await tried(id)).toMatchObject({
    isBounced: false,
    isSent: false,
    error: expect.stringContaining(words.slice(6)),
  });
  expect(await nextDueIn(database.sql)).toBeDefined();
});

const refused = (words: string): string => `The mail server refused: ${words}`;
const noDomain = '450 4.1.2 <ada@example.org>: Domain not found';
const full = '450 4.2.2 mailbox full';
const noSender = '450 4.1.8 <hello@example.org>: Sender address rejected';

test.each([
  ['an answer whose domain was typed wrong', 'reply', 6, 120, noDomain, true],
  ['a notice to a mailbox that stays full', 'account', 6, 120, full, true],
  ['an answer of four days', 'reply', 4, 120, noDomain, false],
  ['an answer that we may not send now', 'reply', 6, 120, '450 4.7.1 come back later', false],
  ['an answer from an address of ours that is not found', 'reply', 6, 120, noSender, false],
  ['an answer that was hardly tried, as our server was off', 'reply', 6, 20, full, false],
  ['a mail to the team', 'message', 6, 120, full, false],
] as const)(
  'who says "later" for more than five days of an address is not asked for ever: %s',
  async (_, kind, days, attempts, words, isBounced) => {
    const id = await put(kind, kind === 'message' ? null : 'ada@example.org');
    await database.sql`
      update app_private.mail_outbox
      set created_at = now() - make_interval(days => ${days}), attempts = ${attempts}, last_error = ${refused(words)}`;
    await work({ refuses: (command) => (command === 'RCPT TO' ? [450, words.slice(4)] : undefined) });
    expect(await tried(id, attempts)).toMatchObject({ isBounced, isSent: false, error: refused(words) });
    expect(log.lines.join().includes('was not taken for five days')).toBe(isBounced);
  },
);

test.each(['4.1.8 Sender address rejected', '4.1.0 Sender not accepted', '4.2.1 Account is suspended'])(
  'our own address, refused for five days before anybody is named, is tried on: %s',
  async (words) => {
    const error = `The mail server refused our own address: 450 ${words}`;
    const id = await put('reply', 'ada@example.org');
    await database.sql`
      update app_private.mail_outbox
      set created_at = now() - interval '6 days', attempts = 120, last_error = ${error}`;
    await work({ refuses: (command) => (command === 'MAIL FROM' ? [450, words] : undefined) });
    expect(await tried(id, 120)).toMatchObject({ isBounced: false, error });
  },
);

test.each([
  ['five days old', null, 0],
  ['that waited for our mail server', 'The mail server cannot be reached (ETIMEDOUT): connect ETIMEDOUT', 120],
])('a mail %s that is put off when it is first asked for is tried on', async (_, error, attempts) => {
  const id = await put('reply', 'ada@example.org');
  await database.sql`
    update app_private.mail_outbox
    set created_at = now() - interval '6 days', attempts = ${attempts}, last_error = ${error}`;
  await work({ refuses: (command) => (command === 'RCPT TO' ? [450, '4.2.0 Greylisted'] : undefined) });
  expect(await tried(id, attempts)).toMatchObject({ isBounced: false, error: refused('450 4.2.0 Greylisted') });
});

test('an answer is tried again while the mail server is away', async () => {
  const id = await put('reply', 'ada@example.org');
  await openedOutbox({ database, wayNow: wayOf(openedMailer('smtp://127.0.0.1:9')), log });
  expect(await tried(id)).toMatchObject({ isBounced: false, error: expect.stringContaining('cannot be reached') });
});

test('a mail to the team is never given up, also when its mailbox is refused for good', async () => {
  const id = await put('message', null);
  await work({ refuses: (command) => (command === 'RCPT TO' ? unknownUser : undefined) });
  expect(await tried(id)).toMatchObject({ isBounced: false, isSent: false });
  expect(await nextDueIn(database.sql)).toBeDefined();
});

test('a mail to the team that one of its mailboxes refuses is sent once, and the mailbox is noted and told', async () => {
  const id = await put('message', null);
  const refuses: SmtpPeerOptions['refuses'] = (command, address) =>
    command === 'RCPT TO' && address === 'gone@example.org' ? [550, '5.1.1 no such user here'] : undefined;
  const peer = await work({ refuses }, ['team@example.org', 'gone@example.org']);
  expect(await tried(id)).toEqual({ attempts: 1, error: 'gone@example.org', isBounced: false, isSent: true });
  expect(await nextDueIn(database.sql)).toBeUndefined();
  expect(peer.received.map(({ envelope }) => envelope.to)).toEqual([['team@example.org']]);
  expect(log.lines.join()).toMatch(/gone@example\.org.*no such user here/u);
});

test('an answer that waits for two hours is a standstill; one that was refused for good is not', async () => {
  const alarm = { sql: database.sql, log, wayNow: async () => ({ mailers: [], from: 'hello@example.org', to: [] }) };
  const id = await put('reply', 'ada@example.org');
  await database.sql`update app_private.mail_outbox set created_at = now() - interval '3 hours', bounced_at = now()`;
  await watchStandstill(alarm);
  expect(log.lines.join()).not.toContain('more than two hours');
  await database.sql`
    update app_private.mail_outbox set bounced_at = null, last_error = '450 <ada@example.org> later' where id = ${id}`;
  await watchStandstill(alarm);
  expect(log.lines.join()).toContain('more than two hours');
  expect(log.lines.join()).not.toContain('ada@example.org');
});
