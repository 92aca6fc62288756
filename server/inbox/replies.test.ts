import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replyMail } from '#content/mail/reply-mail.ts';
import { emlFiles } from '#server/mail/eml-files.ts';
import type { OutboxWorker } from '#server/mail/outbox-worker.ts';
import { pruneOutbox } from '#server/mail/outbox.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { eventually } from '#server/testing/eventually.ts';
import { askInbox, type InboxAnswer, teamCaller, visitorWrites } from '#server/testing/inbox.ts';
import { wayOf } from '#server/testing/mail-way.ts';
import { openedAppOn, openedDatabase, openedMailer, openedOutbox, openedPeer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import type { Person } from '#server/testing/sessions.ts';
import type { Received, SmtpPeer, SmtpPeerOptions } from '#server/testing/smtp-peer.ts';

let worker: OutboxWorker | undefined;
const database = await openedDatabase();
const app = await openedAppOn(
  database,
  {
    mail: {
      now: wayOf(emlFiles(join(database.folder, 'outbox')), ['team+inbox@example.org', 'second@example.org']),
      fixed: { hasServer: true },
    },
  },
  { onMail: () => worker?.kick() },
);
const [ada, ben] = [await teamCaller(app, database), await teamCaller(app, database)];
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox cascade`);
afterEach(() => {
  worker = undefined;
});

type Draft = { id?: string; text?: string; isDone?: boolean; knownReplies?: number };

const reply = (who: Person, id: string, draft: Draft = {}): Promise<InboxAnswer> =>
  askInbox(app, who, 'POST', `messages/${id}/replies`, { id: randomUUID(), text: 'Thank you!', ...draft });
const open = async (id: string): Promise<InboxAnswer['json']> =>
  (await askInbox(app, ada, 'GET', `messages/${id}`)).json;
const deliveryOf = async (id: string): Promise<string | undefined> =>
  (await open(id)).mails.find(({ kind }) => kind === 'reply')?.delivery;

async function deliver(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const peer = await openedPeer(options);
  worker = await openedOutbox({ database, wayNow: wayOf(openedMailer(peer.url)), log: keptLog() });
  return peer;
}

const toVisitor = (peer: SmtpPeer): Promise<Received> =>
  eventually('our answer arrives', () => peer.received.find(({ envelope }) => envelope.to[0] !== 'team@example.org'));

test('an answer takes a message that nobody had, and leaves one with whoever has it', async () => {
  const [first, second, third] = [await visitorWrites(app), await visitorWrites(app), await visitorWrites(app)];
  expect((await reply(ada, first.id)).json.caretaker).toMatchObject({ id: ada.id });
  await askInbox(app, ben, 'PATCH', `messages/${second.id}`, { caretakerId: ben.id });
  expect((await reply(ada, second.id)).json.caretaker).toMatchObject({ id: ben.id });
  const elsewhere = await askInbox(app, ben, 'POST', `messages/${third.id}/marks`, {
    mark: 'answered_elsewhere',
  });
  expect(elsewhere.json.caretaker).toMatchObject({ id: ben.id });
});

describe('the mail to the visitor', () => {
  test('comes from us, goes back to us with the number, and says our words first, in German', async () => {
    const peer = await deliver();
    const { id, reference } = await visitorWrites(app, {
      locale: 'de',
      reason: 'Um Hilfe bitten',
      message: 'Ich suche <b>Rat</b>.\r\n\r\nWer hilft?',
    });
    const stored = await reply(ada, id, { text: 'Liebe Ada,\n\nruf uns <i>gern</i> an.' });
    expect(stored.json).toMatchObject({
      state: 'done',
      answeredAt: expect.any(String),
      replies: [{ author: { id: ada.id }, text: 'Liebe Ada,\n\nruf uns <i>gern</i> an.' }],
      log: [{ action: 'replied' }],
    });
    const { mail, envelope, raw } = await toVisitor(peer);
    expect(envelope).toEqual({ from: 'hello@example.org', to: ['ada@example.org'] });
    expect(mail).toMatchObject({
      from: { name: 'Ecosystem', address: 'hello@example.org' },
      to: [{ address: 'ada@example.org' }],
      replyTo: [{ address: `team+inbox+${reference}@example.org` }],
      subject: `Unsere Antwort: Um Hilfe bitten (${reference})`,
      attachments: [],
    });
    // It is from a person: whatever answers letters by itself may answer it.
    expect(raw).not.toMatch(/^auto-submitted/imu);
    const { text = '', html = '' } = mail;
    expect(text).toMatch(
      /^Liebe Ada,\n\nruf uns <i>gern<\/i> an\.\n\n———\n\nAm \d+\. \p{L}+ \d{4} hast du uns geschrieben:\n/u,
    );
    expect(text).toContain('> Ich suche <b>Rat</b>.\n>\n> Wer hilft?\n');
    expect(text).toContain('antworte auf diese Mail');
    expect(text).toMatch(/^https:\/\/ecosystem\.example\.org\/de\/status\/[\da-f]{32}$/mu);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('ruf uns &lt;i&gt;gern&lt;/i&gt; an.');
    expect(html).toContain('Ich suche &lt;b&gt;Rat&lt;/b&gt;.');
    expect(html).not.toMatch(/<[bi]>/u);
    await eventually('both are noted as sent', async () => (await open(id)).delivery === 'sent');
    expect((await open(id)).mails.map(({ kind, delivery }) => `${kind} ${delivery}`)).toEqual([
      'message sent',
      'reply sent',
    ]);
  });

  test('is in English for whoever wrote in English, and leads to the message’s own link', async () => {
    const peer = await deliver();
    const { id, reference } = await visitorWrites(app, { locale: 'en' });
    await reply(ada, id);
    const { mail } = await toVisitor(peer);
    expect(mail.subject).toBe(`Our answer: Say hello (${reference})`);
    expect(mail.text).toContain(replyMail.writeBack.en);
    const [row] = await database.sql<{ token: string }[]>`select status_token as token from app_private.messages`;
    expect(mail.text).toContain(`https://ecosystem.example.org/status/${row?.token}\n`);
  });

  test('brings no photo of the visitor back', async () => {
    const { id } = await visitorWrites(app);
    await database.sql`update app_private.messages set photo = '\\x01', photo_type = 'image/jpeg' where id = ${id}`;
    const peer = await deliver();
    await reply(ada, id);
    expect((await toVisitor(peer)).mail.attachments).toEqual([]);
    const toTeam = await eventually('the mail to the team arrives', () =>
      peer.received.find(({ envelope }) => envelope.to[0] === 'team@example.org'),
    );
    expect(toTeam.mail.attachments).toHaveLength(1);
  });

  test('SEC-16 nothing that a visitor or a member wrote becomes a header or markup', async () => {
    const { id, reference } = await visitorWrites(app);
    // As an older version could have stored it: the form takes none of this.
    await database.sql`
      update app_private.messages set reason_id = null, name = ${'Eve\r\nBcc: name@evil.example'},
        reason_label = ${'Hi\r\nBcc: reason@evil.example =?utf-8?Q?=0ABcc:_hidden@evil.example?='},
        message = ${'</blockquote><script>alert(1)</script>\r\n.\r\nMAIL FROM:<eve@evil.example>'}
      where id = ${id}`;
    const peer = await deliver();
    await reply(ada, id, { text: 'Hello\r\n.\r\nBcc: text@evil.example\r\n\r\n<script>alert(2)</script>' });
    const { mail, envelope, raw } = await toVisitor(peer);
    expect(envelope.to).toEqual(['ada@example.org']);
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).not.toMatch(/^(?:bcc|cc):/imu);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    // Nor does a reason in a visitor's own words stand in our subject: the address may be somebody else's.
    expect(mail.subject).toBe(`Our answer (${reference})`);
    expect(head).not.toMatch(/evil/iu);
    expect(mail.html).not.toContain('<script');
    expect(mail.text).toContain('\n.\nBcc: text@evil.example\n');
    await eventually('nothing waits', async () => (await open(id)).delivery === 'sent');
    expect(peer.received).toHaveLength(2);
  });
});

describe('answering', () => {
  test('the same draft is stored and sent once, also when it arrives many times at once', async () => {
    const { id } = await visitorWrites(app);
    const draft = { id: randomUUID(), text: 'Once', knownReplies: 0 };
    const answers = await Promise.all(Array.from({ length: 6 }, () => reply(ada, id, draft)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { json } = await reply(ada, id, { ...draft, id: draft.id.toUpperCase() });
    expect(json.replies).toHaveLength(1);
    expect(json.mails.filter(({ kind }) => kind === 'reply')).toHaveLength(1);
    expect(json.log.filter(({ action }) => action === 'replied')).toHaveLength(1);
  });

  test('a draft that was changed after it was sent is not taken for the one that was', async () => {
    const { id } = await visitorWrites(app);
    const other = await visitorWrites(app);
    const draft = { id: randomUUID(), text: 'One' };
    await reply(ada, id, draft);
    for (const again of [await reply(ada, id, { ...draft, text: 'Two' }), await reply(ada, other.id, draft)])
      expect(again).toMatchObject({ status: 409, json: { error: 'already_sent' } });
    expect((await open(id)).replies).toMatchObject([{ text: 'One' }]);
  });

  test('two members at once: the second is told, and loses nothing', async () => {
    const { id } = await visitorWrites(app);
    const drafts = [
      { id: randomUUID(), text: 'From Ada', knownReplies: 0 },
      { id: randomUUID(), text: 'From Ben', knownReplies: 0 },
    ];
    const answers = await Promise.all([reply(ada, id, drafts[0]), reply(ben, id, drafts[1])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.json).toMatchObject({
      error: 'answered_meanwhile',
      message: expect.stringContaining('Your answer hasn’t been sent yet.'),
    });
    const late = answers.indexOf(told as InboxAnswer);
    const sent = await reply([ada, ben][late] ?? ada, id, { ...drafts[late], knownReplies: 1 });
    expect(sent.json.replies.map(({ text }) => text).toSorted()).toEqual(['From Ada', 'From Ben']);
  });

  test('an answer in somebody’s own mail program counts as one too', async () => {
    const { id } = await visitorWrites(app);
    await askInbox(app, ben, 'POST', `messages/${id}/marks`, { mark: 'answered_elsewhere' });
    expect((await reply(ada, id, { knownReplies: 0 })).json.error).toBe('answered_meanwhile');
    expect((await reply(ada, id, { knownReplies: 1 })).status).toBe(200);
    expect((await reply(ada, id)).status).toBe(200);
  });

  test('what still waits for us after an answer stays so', async () => {
    const { id } = await visitorWrites(app);
    expect((await reply(ada, id, { isDone: false })).json).toMatchObject({
      state: 'waiting',
      answeredAt: expect.any(String),
    });
  });

  test.each([{ email: 'No email provided' }, { email: 'anonymous@feedback.invalid' }])(
    'whoever left no address gets no answer: %o',
    async (placeholder) => {
      const { id } = await visitorWrites(app, { ...placeholder, reason: 'Share an experience' });
      expect(await reply(ada, id)).toMatchObject({ status: 400, json: { error: 'no_address' } });
      expect((await open(id)).replies).toEqual([]);
      expect(await database.sql`select from app_private.mail_outbox where kind = 'reply'`).toHaveLength(0);
    },
  );

  test('the address in probable spam is not written to', async () => {
    const { id } = await visitorWrites(app, { website: 'x' });
    expect(await reply(ada, id)).toMatchObject({ status: 409, json: { error: 'message_suspected' } });
  });

  test.each([
    ['no id', { id: 'mine' }, undefined],
    ['nothing', { text: ' ' }, 'Please write something first.'],
    ['too much', { text: 'x'.repeat(20_001) }, 'This text is too long. Please shorten it.'],
    ['a count that is none', { knownReplies: -1 }, undefined],
  ])('SEC-14 %s is refused', async (_, draft, words) => {
    const { id } = await visitorWrites(app);
    const { status, json } = await reply(ada, id, draft);
    expect([status, json.error, json.fields?.['text']?.message]).toEqual([400, 'invalid_request', words]);
  });

  test('20,000 letters are sent whole', async () => {
    const peer = await deliver();
    const { id } = await visitorWrites(app);
    expect((await reply(ada, id, { text: 'ä€'.repeat(10_000) })).status).toBe(200);
    expect((await toVisitor(peer)).mail.text?.replaceAll('\n', '')).toContain('ä€'.repeat(10_000));
  });
});

describe('how an answer fares', () => {
  test('refused for good, sent again, sent', async () => {
    let isRefusing = true;
    const peer = await deliver({
      refuses: (command, to) =>
        isRefusing && command === 'RCPT TO' && to === 'ada@example.org' ? [550, '5.1.1 unknown user'] : undefined,
    });
    const { id } = await visitorWrites(app);
    await reply(ada, id);
    await eventually('it is refused', async () => (await deliveryOf(id)) === 'bounced');
    const bounced = await open(id);
    expect(bounced).toMatchObject({ delivery: 'bounced' });
    const mail = bounced.mails.find(({ kind }) => kind === 'reply');
    expect(mail).toMatchObject({ attempts: 1, lastError: expect.stringContaining('unknown user'), sentAt: null });

    isRefusing = false;
    const again = await askInbox(app, ben, 'POST', `messages/${id}/send-again`, { mailId: mail?.id });
    expect(again.json.log[0]).toMatchObject({ action: 'sent_again', details: { mailId: mail?.id } });
    const received = await toVisitor(peer);
    expect(received.mail.to).toMatchObject([{ address: 'ada@example.org' }]);
    await eventually('it is sent', async () => (await deliveryOf(id)) === 'sent');
    const sent = await open(id);
    expect(sent.delivery).toBe('sent');
    expect(sent.mails.find(({ kind }) => kind === 'reply')?.lastError).toBeNull();
  });

  test('refused for now: tried again by itself, or at once when somebody says so', async () => {
    let isRefusing = true;
    const peer = await deliver({
      refuses: (command, to) =>
        isRefusing && command === 'RCPT TO' && to === 'ada@example.org' ? [450, '4.2.1 busy'] : undefined,
    });
    const { id } = await visitorWrites(app);
    await reply(ada, id);
    await eventually('it was tried', async () => (await deliveryOf(id)) === 'failing');
    await database.sql`
      update app_private.mail_outbox set attempts = 9, next_attempt_at = now() + interval '1 hour' where kind = 'reply'`;
    isRefusing = false;
    expect((await askInbox(app, ada, 'POST', `messages/${id}/send-again`, {})).json.delivery).not.toBe('failing');
    await toVisitor(peer);
  });

  test('sending again does not wait for a mail that is being noted, whose note waits for the message', async () => {
    const { id } = await visitorWrites(app);
    await reply(ada, id);
    await database.sql`update app_private.mail_outbox set attempts = 1, last_error = '450 busy'`;
    await database.sql.begin(async (worker) => {
      await worker`select from app_private.mail_outbox where kind = 'reply' for update`;
      const again = await askInbox(app, ada, 'POST', `messages/${id}/send-again`, {});
      expect(again.json.mails.map(({ kind, delivery }) => `${kind} ${delivery}`)).toEqual([
        'message underway',
        'reply failing',
      ]);
      await worker`update app_private.mail_outbox set attempts = 2, bounced_at = now() where kind = 'reply'`;
    });
    expect((await open(id)).delivery).toBe('bounced');
  });

  test('what has left is not sent again, and a mail of another message is not found', async () => {
    const peer = await deliver();
    const { id } = await visitorWrites(app);
    const other = await visitorWrites(app);
    await reply(ada, id);
    await toVisitor(peer);
    await eventually('it is sent', async () => (await deliveryOf(id)) === 'sent');
    const mailId = (await open(id)).mails.find(({ kind }) => kind === 'reply')?.id;
    const again = await askInbox(app, ada, 'POST', `messages/${id}/send-again`, { mailId });
    expect([again.status, again.json.mails.find((mail) => mail.id === mailId)?.delivery]).toEqual([200, 'sent']);
    for (const wrong of [mailId, randomUUID()])
      expect((await askInbox(app, ada, 'POST', `messages/${other.id}/send-again`, { mailId: wrong })).status).toBe(404);
    expect(again.json.log.map(({ action }) => action)).not.toContain('sent_again');
  });

  test('two mails of a message that are noted at once are both seen', async () => {
    const { id } = await visitorWrites(app);
    await reply(ada, id);
    const noteSent = (sql: Queries, kind: string) =>
      sql`update app_private.mail_outbox set sent_at = now() where kind = ${kind}`;
    let second: Promise<unknown> = Promise.resolve();
    await database.sql.begin(async (first) => {
      await noteSent(first, 'message');
      second = database.sql.begin((transaction) => noteSent(transaction, 'reply'));
      await eventually(
        'the second one waits',
        async () => (await database.sql`select from pg_stat_activity where wait_event_type = 'Lock'`).count > 0,
      );
    });
    await second;
    expect((await open(id)).delivery).toBe('sent');
  });

  test('a refused answer stays refused when the outbox is cleared, a sent one stays sent', async () => {
    const { id } = await visitorWrites(app);
    const second = await visitorWrites(app);
    for (const one of [id, second.id]) await reply(ada, one);
    await database.sql`
      update app_private.mail_outbox set bounced_at = now() - interval '30 days', last_error = '550', attempts = 1
      where kind = 'reply' and message_id = ${id}`;
    await database.sql`
      update app_private.mail_outbox set sent_at = now() - interval '8 days' where bounced_at is null`;
    await pruneOutbox(database.sql);
    expect([(await open(id)).delivery, (await open(second.id)).delivery]).toEqual(['bounced', 'sent']);
    expect((await open(second.id)).mails).toEqual([]);
  });
});
