import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { asRole } from '#server/postgres/as-role.ts';
import { teamClaims } from '#server/team/as-team.ts';
import { askInbox, type InboxAnswer, teamCaller, visitorWrites } from '#server/testing/inbox.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import type { Person } from '#server/testing/sessions.ts';

const { database, app } = await openedApp({}, { onMail: () => void (kicks += 1) });
let ada: Person;
let ben: Person;
let nobody: Person;
let kicks = 0;

beforeAll(async () => {
  ada = await teamCaller(app, database);
  ben = await teamCaller(app, database, 'admin');
  nobody = await teamCaller(app, database, 'nobody');
});

const change = (who: Person, id: string, body: unknown): Promise<InboxAnswer> =>
  askInbox(app, who, 'PATCH', `messages/${id}`, body);
const actions = ({ json }: InboxAnswer): string[] => json.log.map(({ action }) => action);

describe('state and caretaker', () => {
  test('taking care of a new message makes it wait, and both are noted', async () => {
    const { id } = await visitorWrites(app);
    const taken = await change(ada, id, { caretakerId: ada.id });
    expect(taken).toMatchObject({ status: 200, json: { state: 'waiting', caretaker: { id: ada.id } } });
    expect(actions(taken)).toEqual(['state_changed', 'caretaker_changed']);
    expect(taken.json.log[0]).toMatchObject({ actor: { id: ada.id }, details: { from: 'new', to: 'waiting' } });
    const left = await change(ben, id, { caretakerId: null });
    expect(left.json).toMatchObject({ state: 'waiting', caretaker: null });
  });

  test('two members at once: each changes only the field that was sent', async () => {
    const { id } = await visitorWrites(app);
    const answers = await Promise.all([
      change(ada, id, { state: 'done' }),
      change(ben, id, { caretakerId: ben.id }),
      change(ada, id, { isSpam: true }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { json } = await askInbox(app, ada, 'GET', `messages/${id}`);
    expect(json).toMatchObject({ state: 'done', caretaker: { id: ben.id }, box: 'spam' });
  });

  test('the last of two values for one field stays, and what changes nothing is not noted', async () => {
    const { id } = await visitorWrites(app);
    await change(ada, id, { state: 'done' });
    await change(ben, id, { state: 'waiting' });
    const again = await change(ada, id, { state: 'waiting' });
    expect(again.json.state).toBe('waiting');
    expect(actions(again)).toEqual(['state_changed', 'state_changed']);
  });

  test.each([
    ['no state of ours', { state: 'finished' }],
    ['a caretaker who is no id', { caretakerId: "'; drop table" }],
    ['a text for a truth', { isSpam: 'yes' }],
    ['no JSON', 'state=done'],
    ['a list', []],
    ['a NUL', '{"state":"\\u0000"}'],
  ])('SEC-14 %s is refused', async (_, body) => {
    const { id } = await visitorWrites(app);
    expect(await change(ada, id, body)).toMatchObject({ status: 400, json: { error: 'invalid_request' } });
  });

  test('only somebody of the team can care for a message', async () => {
    const { id } = await visitorWrites(app);
    for (const caretakerId of [nobody.id, randomUUID()])
      expect(await change(ada, id, { caretakerId })).toMatchObject({
        status: 400,
        json: { message: 'This person isn’t in the team.' },
      });
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'none', '%00'])('a message that is not there: %s', async (id) => {
    expect(await change(ada, id, { state: 'done' })).toMatchObject({ status: 404, json: { error: 'not_found' } });
  });
});

test('a plain account changes nothing, by no call', async () => {
  const { id } = await visitorWrites(app);
  const calls: [string, string, unknown][] = [
    ['PATCH', '', { state: 'done' }],
    ['POST', '/notes', { id: randomUUID(), text: 'Mine' }],
    ['DELETE', `/notes/${randomUUID()}`, undefined],
    ['POST', '/replies', { id: randomUUID(), text: 'Hello' }],
    ['POST', '/marks', { mark: 'answered_elsewhere' }],
    ['POST', '/send-again', {}],
  ];
  for (const [method, path, body] of calls) {
    const { status, json } = await askInbox(app, nobody, method, `messages/${id}${path}`, body);
    expect([method, path, status, json.error]).toEqual([method, path, 403, 'not_team']);
  }
  const { json } = await askInbox(app, ada, 'GET', `messages/${id}`);
  expect(json).toMatchObject({ state: 'new', notes: [], replies: [] });
});

describe('probable spam', () => {
  const mailsOf = (id: string) =>
    database.sql<{ kind: string; subject: string; text: string; to: string | null }[]>`
      select kind, subject, body_text as text, reply_to as to from app_private.mail_outbox where message_id = ${id}`;

  test('what was no spam is mailed to the team after all, once', async () => {
    const { id, reference } = await visitorWrites(app, { website: 'x', message: 'I do mean it.', locale: 'de' });
    expect(await mailsOf(id)).toEqual([]);
    const before = kicks;
    const cleared = await change(ada, id, { isSpam: false });
    expect(cleared.json).toMatchObject({ box: 'inbox', suspected: null, delivery: 'underway' });
    expect(kicks).toBeGreaterThan(before);
    await change(ada, id, { isSpam: true });
    await change(ada, id, { isSpam: false });
    const mails = await mailsOf(id);
    expect(mails).toMatchObject([
      { kind: 'message', subject: `Hallo sagen: Ada (${reference})`, to: 'ada@example.org' },
    ]);
    expect(mails[0]?.text).toContain('I do mean it.');
    expect(actions(await change(ada, id, {}))).toEqual(['unmarked_spam', 'marked_spam', 'unmarked_spam']);
  });

  test('a message that had its mail gets no second one, and stays out of the daily digest', async () => {
    const { id } = await visitorWrites(app);
    const marked = await change(ada, id, { isSpam: true });
    expect(marked.json.box).toBe('spam');
    const [row] = await database.sql`select digested_at from app_private.messages where id = ${id}`;
    expect(row?.['digested_at']).not.toBeNull();
    await change(ada, id, { isSpam: false });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('without a mail nothing is said to be sent', async () => {
    const { id } = await visitorWrites(app, { website: 'x' });
    expect((await askInbox(app, ada, 'GET', `messages/${id}`)).json.delivery).toBe('none');
  });
});

describe('deleting', () => {
  test('a deleted message can be brought back, and is not changed before', async () => {
    const { id } = await visitorWrites(app);
    const deleted = await change(ada, id, { isDeleted: true });
    expect(deleted.json).toMatchObject({ box: 'deleted', deletedAt: expect.any(String) });
    for (const [method, path, body] of [
      ['PATCH', '', { state: 'done' }],
      ['POST', '/notes', { id: randomUUID(), text: 'Late' }],
      ['POST', '/replies', { id: randomUUID(), text: 'Hello' }],
      ['POST', '/marks', { mark: 'wrote_again' }],
      ['POST', '/send-again', {}],
    ] as const)
      expect(await askInbox(app, ben, method, `messages/${id}${path}`, body)).toMatchObject({
        status: 409,
        json: { error: 'message_deleted' },
      });
    const again = await change(ben, id, { isDeleted: true });
    expect(again.json.deletedAt).toBe(deleted.json.deletedAt);
    const back = await change(ben, id, { isDeleted: false, state: 'done' });
    expect(back.json).toMatchObject({ box: 'inbox', deletedAt: null, state: 'done' });
    // Deleting it once more changed nothing, but showed it.
    expect(actions(back)).toEqual(['state_changed', 'restored', 'opened', 'deleted']);
  });
});

describe('notes', () => {
  const add = (who: Person, id: string, text: unknown, noteId = randomUUID()): Promise<InboxAnswer> =>
    askInbox(app, who, 'POST', `messages/${id}/notes`, { id: noteId, text });

  test('are kept as they were written, and deleted by whoever wrote them', async () => {
    const { id } = await visitorWrites(app);
    const noted = await add(ada, id, ' She called.\r\n\r\n<b>Call back</b>\tsoon. ');
    expect(noted.json.notes).toMatchObject([{ author: { id: ada.id }, text: 'She called.\n\n<b>Call back</b> soon.' }]);
    const path = `messages/${id}/notes/${noted.json.notes[0]?.id}`;
    expect(await askInbox(app, ben, 'DELETE', path)).toMatchObject({ status: 403, json: { error: 'not_your_note' } });
    expect((await askInbox(app, ada, 'DELETE', path)).json.notes).toEqual([]);
    const gone = await askInbox(app, ada, 'DELETE', path);
    expect([gone.status, actions(gone)]).toEqual([200, ['note_deleted', 'note_added']]);
  });

  test('are stored once, also when the answer was lost and they are sent again', async () => {
    const { id } = await visitorWrites(app);
    const noteId = randomUUID();
    await add(ada, id, 'She called.', noteId);
    const again = await add(ada, id, 'She called.', noteId);
    expect(again.json.notes).toMatchObject([{ id: noteId, text: 'She called.' }]);
    expect(actions(again)).toEqual(['note_added']);
  });

  test('a note of one message is not deleted by way of another', async () => {
    const first = await visitorWrites(app);
    const second = await visitorWrites(app);
    const noted = await add(ada, first.id, 'Here');
    await askInbox(app, ada, 'DELETE', `messages/${second.id}/notes/${noted.json.notes[0]?.id}`);
    expect((await askInbox(app, ada, 'GET', `messages/${first.id}`)).json.notes).toHaveLength(1);
  });

  test.each([
    ['nothing', '  \n ', 'Please write something first.'],
    ['too much', 'x'.repeat(5001), 'This text is too long. Please shorten it.'],
    ['a bell', 'a\u0007b', 'This text has invisible characters that we can’t send. Please type it again.'],
  ])('%s is refused in words', async (_, text, words) => {
    const { id } = await visitorWrites(app);
    expect(await add(ada, id, text)).toMatchObject({ status: 400, json: { fields: { text: { message: words } } } });
  });

  test('5,000 letters of any kind are taken', async () => {
    const { id } = await visitorWrites(app);
    for (const text of ['x'.repeat(5000), '😀'.repeat(2500)]) expect((await add(ada, id, text)).status).toBe(200);
  });

  test('nobody of the team can write or delete in the name of another, whatever the server forgets', async () => {
    const { id } = await visitorWrites(app);
    const noted = await add(ada, id, 'Mine');
    const asBen = <Result>(work: Parameters<typeof asRole<Result>>[2]): Promise<Result> =>
      asRole(database.sql, teamClaims({ id: ben.id, role: 'team' }), work);
    for (const table of ['message_notes', 'message_replies'])
      await expect(
        asBen(
          (sql) => sql`
          insert into app_private.${sql.unsafe(table)} (id, message_id, author_id, text)
          values (${randomUUID()}, ${id}, ${ada.id}, 'Forged')`,
        ),
      ).rejects.toThrow(/row-level security/u);
    await expect(
      asBen((sql) => sql`insert into app_private.inbox_log (actor_id, action) values (${ada.id}, 'deleted')`),
    ).rejects.toThrow(/row-level security/u);
    const noteId = noted.json.notes[0]?.id ?? '';
    expect((await asBen((sql) => sql`delete from app_private.message_notes where id = ${noteId}`)).count).toBe(0);
    for (const statement of [
      sqlOf(`update app_private.message_notes set text = 'Other' where id = '${noteId}'`),
      sqlOf(`update app_private.message_replies set text = 'Other'`),
      sqlOf(`update app_private.messages set message = 'Other' where id = '${id}'`),
      sqlOf(`delete from app_private.messages where id = '${id}'`),
      sqlOf(`update app_private.inbox_log set actor_id = null`),
      sqlOf(`delete from app_private.inbox_log`),
      sqlOf(`insert into app_private.mail_outbox (kind, header_id, sender_name, subject, body_text, body_html)
             values ('reply', '<a@b>', 'x', 'x', 'x', 'x')`),
      sqlOf(`update app_private.mail_outbox set to_address = 'thief@example.org'`),
    ])
      await expect(asBen(statement)).rejects.toThrow(/permission denied/u);
  });

  const sqlOf =
    (statement: string): Parameters<typeof asRole<unknown>>[2] =>
    (sql) =>
      sql.unsafe(statement);
});

describe('marks', () => {
  const mark = (id: string, which: string): Promise<InboxAnswer> =>
    askInbox(app, ada, 'POST', `messages/${id}/marks`, { mark: which });

  test('answered elsewhere is done, once', async () => {
    const { id } = await visitorWrites(app);
    await mark(id, 'answered_elsewhere');
    const twice = await mark(id, 'answered_elsewhere');
    expect(twice.json).toMatchObject({ state: 'done', answeredAt: expect.any(String) });
    expect(twice.json.replies).toMatchObject([{ text: null, author: { id: ada.id } }]);
    expect(actions(twice)).toEqual(['answered_elsewhere']);
  });

  test('whoever wrote again waits since the first time, until they are answered again', async () => {
    const { id } = await visitorWrites(app);
    await mark(id, 'answered_elsewhere');
    const first = await mark(id, 'wrote_again');
    expect(first.json.state).toBe('waiting');
    const second = await mark(id, 'wrote_again');
    expect(second.json.wroteAgainAt).toBe(first.json.wroteAgainAt);
    const answered = await mark(id, 'answered_elsewhere');
    expect(answered.json).toMatchObject({ state: 'done', replies: [{ text: null }, { text: null }] });
    expect((await mark(id, 'wrote_again')).json.state).toBe('waiting');
  });

  test('another word is refused', async () => {
    const { id } = await visitorWrites(app);
    expect((await mark(id, 'answered')).status).toBe(400);
  });
});

test('what is noted of a message holds no word of it', async () => {
  const secret = 'Unmistakable words of somebody';
  const { id, reference } = await visitorWrites(app, {
    message: secret,
    name: 'Zelda Quiet',
    email: 'zelda@example.org',
  });
  await change(ada, id, { caretakerId: ada.id });
  await askInbox(app, ada, 'POST', `messages/${id}/notes`, { id: randomUUID(), text: `${secret} in a note` });
  await askInbox(app, ada, 'POST', `messages/${id}/replies`, { id: randomUUID(), text: `${secret} in a reply` });
  await change(ada, id, { isDeleted: true });
  const lines = await database.sql`select * from app_private.inbox_log where message_id = ${id}`;
  expect(lines.length).toBeGreaterThanOrEqual(5);
  for (const words of [secret, 'Zelda', 'zelda@example.org', reference])
    expect(JSON.stringify(lines) + app.logged()).not.toContain(words);
});

test.each([
  ['PATCH', '', {}],
  ['POST', '/send-again', {}],
  ['DELETE', `/notes/${randomUUID()}`, undefined],
])('nobody reads a message unseen by %s %s, which changes nothing', async (method, path, body) => {
  const { id } = await visitorWrites(app);
  for (let time = 0; time < 2; time += 1) {
    const shown = await askInbox(app, ada, method, `messages/${id}${path}`, body);
    expect([shown.status, shown.json.message]).toEqual([200, 'Hello, you dear people.']);
    expect(shown.json.log).toMatchObject([{ action: 'opened', actor: { id: ada.id } }]);
  }
});

test('who uses up the calls of an address holds nobody of the team up behind the same one, and nobody changes without end', async () => {
  const { id } = await visitorWrites(app);
  const changesWhen = async (usedUp: string): Promise<number> => {
    const makeLimiter = (name: string) => ({
      consume: async () => (name === usedUp ? ({ ok: false, wait: 7 } as const) : ({ ok: true } as const)),
    });
    const strained = await openedAppOn(database, {}, { makeLimiter });
    return (await askInbox(strained, ada, 'PATCH', `messages/${id}`, { state: 'done' })).status;
  };
  expect(await changesWhen('auth otherBlock')).toBe(200);
  expect(await changesWhen('auth inboxChangeAccount')).toBe(429);
});
