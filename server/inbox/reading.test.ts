import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { InboxExport, WholeMessage } from '#contract/inbox-message.ts';
import type { MessageNow, InboxStart, MessagePage } from '#contract/inbox.ts';
import { referencePattern } from '#contract/reference.ts';
import { dataCallers } from '#server/testing/data-callers.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import type { DataCaller } from '#server/testing/matrix.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
const people = await dataCallers(app, database);

const ask = (path: string, who: DataCaller = 'team'): Promise<Response> =>
  fetch(`${app.url}/functions/v1/inbox/${path}`, { headers: people[who].headers });

async function open(id: string, who: DataCaller = 'team'): Promise<WholeMessage> {
  const answer = await ask(`messages/${id}`, who);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WholeMessage;
}

test('a message is shown whole, and counts as read from the first time on', async () => {
  const { id, reference } = await visitorWrites(app, { page: '/de/contact', locale: 'de', answer: 'email' });
  const first = await open(id);
  expect(first).toMatchObject({
    id,
    reference,
    name: 'Ada',
    email: 'ada@example.org',
    reasonId: 'hello',
    message: 'Hello, you dear people.',
    page: '/de/contact',
    locale: 'de',
    answer: 'email',
    state: 'new',
    caretaker: null,
    box: 'inbox',
    delivery: 'underway',
    isAnswerWanted: true,
    isLate: false,
    thing: null,
    pairs: [],
    mapUrl: null,
    answering: { from: 'hello@example.org', replyTo: `team+${reference}@example.org`, hasMailServer: true },
    notes: [],
    replies: [],
    log: [{ action: 'opened', actor: { id: people.team.id } }],
  });
  expect(first.mails).toMatchObject([{ kind: 'message', delivery: 'underway', attempts: 0, sentAt: null }]);
  const again = await open(id, 'admin');
  expect(again.readAt).toBe(first.readAt);
  expect(again.log.map(({ actor }) => actor?.id)).toEqual([people.admin.id, people.team.id]);
});

async function list(query = ''): Promise<MessagePage> {
  const answer = await ask(`messages?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as MessagePage;
}

test('the list shows how messages begin, the newest first, and filters them', async () => {
  const { id } = await visitorWrites(app, {
    name: 'Grace',
    message: `Guten Tag. ${'Lange. '.repeat(100)}`,
    answer: 'none',
  });
  const whole = await list();
  expect(whole.next).toBeNull();
  expect(whole.messages[0]).toEqual({
    id,
    reference: expect.stringMatching(referencePattern) as string,
    name: 'Grace',
    reasonId: 'hello',
    reasonLabel: 'Say hello',
    excerpt: expect.stringMatching(/^Guten Tag\. (?:Lange\. ){20,}/u) as string,
    state: 'new',
    caretaker: null,
    delivery: 'underway',
    isAnswerWanted: false,
    isLate: false,
    hasPhoto: false,
    createdAt: expect.any(String) as string,
  });
  expect(whole.messages).toHaveLength(2);
  expect((await list('only=unread')).messages.map((message) => message.id)).toEqual([id]);
});

test('LIVE-13 what became of messages of the list is told without looking them up', async () => {
  const [first, second] = [await visitorWrites(app, { name: 'Kept' }), await visitorWrites(app, { name: 'Moved' })];
  await database.sql`update app_private.messages set caretaker_id = ${people.admin.id} where id = ${first.id}`;
  await database.sql`update app_private.messages set deleted_at = now() where id = ${second.id}`;
  const gone = crypto.randomUUID();
  const entries = (await (await ask(`entries?ids=${[first.id, second.id, gone].join(',')}`)).json()) as MessageNow[];
  expect(entries.map(({ name, box, caretaker }) => [name, box, caretaker?.id]).toSorted()).toEqual([
    ['Kept', 'inbox', people.admin.id],
    ['Moved', 'deleted', undefined],
  ]);
  const noted = await database.sql`select from app_private.inbox_log where message_id in (${first.id}, ${second.id})`;
  const read = await database.sql`select from app_private.messages where id = ${first.id} and read_at is not null`;
  expect([noted.length, read.length]).toEqual([0, 0]);
  for (const ids of ['', 'x', `${first.id},`, Array(101).fill(gone).join(',')])
    expect([ids, (await ask(`entries?ids=${ids}`)).status]).toEqual([ids, 400]);
  await database.sql`delete from app_private.messages where id in (${first.id}, ${second.id})`;
});

const found = async (query: string): Promise<string[]> => (await list(query)).messages.map(({ name }) => name);

test('a search finds words in both languages, names, addresses and references, whole or begun', async () => {
  const { reference } = await visitorWrites(app, {
    name: 'Nora Lindqvist',
    email: 'nora.l@bergdorf.example.org',
    message: 'Könnt ihr mir zwei Bücher über Städte leihen? "Reasonable adjustments" haben mir geholfen. Bücherregal!',
    locale: 'de',
  });
  const [, first = '', second = ''] = reference.split('-');
  for (const typed of [
    'Buch',
    'BÜCHER',
    'Stadt',
    'leihe',
    'adjustment',
    'Lindqvist',
    'nora.l@bergdorf.example.org',
    'bergdorf',
    reference,
    reference.toLowerCase(),
    `EC-${first}`,
    first,
    second,
    `${first.slice(0, 3)} Lindqvist`,
    'lindqv',
    'bücherreg',
    'die Bücher und the Lindqvist',
    'Lindqvist!? (Buch) & | :* <->',
  ])
    expect([typed, await found(`q=${encodeURIComponent(typed)}`)]).toEqual([typed, ['Nora Lindqvist']]);
  expect(await found('q=Lindqvist+Zebra')).toEqual([]);
  expect(await found('q=Lindqvist&state=done')).toEqual([]);
  expect(await found('q=Lindqvist&box=spam')).toEqual([]);
});

test('whatever somebody types, a search is no error, and only a filter that is none is refused', async () => {
  const hostile = [
    '!!!',
    "'; drop table app_private.messages; --",
    '\\\\',
    '\0',
    '\u{10FFFF}',
    'a'.repeat(5000),
    'wort '.repeat(400),
    '& | ! ( ) <-> :*',
    "''::tsquery",
    '%',
    '\u202E\u0301\u0301',
    '日本語',
    '1e5abc 0x00 -5 3.14',
    'the und',
    '🐿️',
  ];
  for (const typed of hostile) expect(await found(`q=${encodeURIComponent(typed)}`)).toEqual([]);
  for (const raw of ['q=%', 'q=%ff%fe', 'q=%ED%A0%80', 'q[]=1', 'q=', 'reason=&state='])
    expect([raw, (await ask(`messages?${raw}`)).status]).toEqual([raw, 200]);
  for (const wrong of [
    'box=all',
    'state=open',
    'delivery=lost',
    'only=me',
    'reason=a%20b',
    'caretaker=somebody',
    'before=-1',
    'before=9999999999999999999',
    'before=1%3B',
  ])
    expect([wrong, (await ask(`messages?${wrong}`)).status]).toEqual([wrong, 400]);
});

test('pages follow one another without a gap or a double, while new messages arrive', async () => {
  await database.sql`
    insert into app_private.messages (reference, name, email, reason_id, reason_label, message, locale, created_at)
    select 'EC-PAGE-' || i, 'Page ' || i, 'p@example.org', case when i % 2 = 0 then 'borrow' end, 'x', 'Seitenweise', 'de', now()
    from generate_series(1, 70) i`;
  const names: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: MessagePage = await list(`q=seitenweise&before=${next}`);
    names.push(...page.messages.map(({ name }) => name));
    next = page.next;
    await visitorWrites(app, { message: 'Seitenweise' });
  }
  expect(names).toEqual(Array.from({ length: 70 }, (_, index) => `Page ${70 - index}`));
  expect(await found('reason=borrow')).toHaveLength(25);
  expect((await list('reason=other&q=seitenweise')).messages.every(({ reasonId }) => reasonId === null)).toBe(true);
});

test('filters by who cares, by delivery and by box', async () => {
  const { id } = await visitorWrites(app, { name: 'Filter', message: 'Filtered, and long enough.' });
  const spam = await visitorWrites(app, { name: 'Spam', message: 'Filtered, and long enough.', website: 'x' });
  const { sql } = database;
  await sql`update app_private.messages set caretaker_id = ${people.team.id}, state = 'waiting' where id = ${id}`;
  await sql`update app_private.mail_outbox set attempts = 2, last_error = '451 later' where message_id = ${id}`;
  expect(await found('caretaker=me')).toEqual(['Filter']);
  expect(await found(`caretaker=${people.team.id}&state=waiting&delivery=failing&q=filtered`)).toEqual(['Filter']);
  expect(await found('caretaker=nobody&q=filtered')).toEqual([]);
  expect(await found('only=undelivered')).toEqual(['Filter']);
  expect(await found('box=spam')).toEqual(['Spam']);
  await sql`update app_private.mail_outbox set sent_at = now() where message_id = ${id}`;
  expect((await open(id)).delivery).toBe('sent');
  await sql`update app_private.messages set deleted_at = now() where id = ${spam.id}`;
  expect(await found('box=spam')).toEqual([]);
  expect(await found('box=deleted')).toEqual(['Spam']);
  await sql`update app_private.messages set created_at = now() - interval '30 days' where id = ${id}`;
  expect(await found('only=late')).toEqual(['Filter']);
  const start = (await (await ask('start')).json()) as InboxStart;
  expect(start).toMatchObject({ late: 1, undelivered: 0, suspected: 0, hasMailServer: true });
});

test('a map is shown for a point of our own report alone', async () => {
  const report = (message: string): Promise<{ id: string }> => visitorWrites(app, { reason: 'find-the-lost', message });
  const ours = await report(
    'Fundmeldung\n\nGegenstand: Schlüssel\nKarte: https://www.google.com/maps?q=1.000000,2.000000\nFundort: 52.520008, 13.404954\nKarte: https://www.google.com/maps?q=52.520008,13.404954\n\nKontakt\n\nName: Ada',
  );
  expect((await open(ours.id)).mapUrl).toBe(
    'https://www.openstreetmap.org/?mlat=52.520008&mlon=13.404954#map=18/52.520008/13.404954',
  );
  for (const message of [
    'Map: https://www.google.com/maps?q=52.520008,13.404954&x=1',
    'Map: https://www.google.com.evil.example/maps?q=52.520008,13.404954',
    'Map: javascript:alert(1)',
    'Map: https://www.google.com/maps?q=99.000000,13.404954',
    'See Map: https://www.google.com/maps?q=52.520008,13.404954',
  ])
    expect([message, (await open((await report(message)).id)).mapUrl]).toEqual([message, null]);
  const other = await visitorWrites(app, { message: 'Map: https://www.google.com/maps?q=52.520008,13.404954' });
  expect((await open(other.id)).mapUrl).toBeNull();
});

test('SEC-15 a photo is sent as what it is, kept by no cache, and anything else is never shown', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#F00' } })
    .jpeg()
    .toBuffer();
  const { id, reference } = await visitorWrites(app, { reason: 'find-the-lost', photo: picture.toString('base64') });
  expect((await open(id)).hasPhoto).toBe(true);
  const answer = await ask(`messages/${id}/photo`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="${reference}.jpg"`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  const [stored] = await database.sql`
    update app_private.messages set photo = '<script>1</script>', photo_type = 'text/html' where id = ${id} returning id`;
  expect(stored).toEqual({ id });
  const page = await ask(`messages/${id}/photo`);
  expect(page.headers.get('content-type')).toBe('application/octet-stream');
  expect(page.headers.get('content-disposition')).toMatch(/^attachment/u);
  const without = await visitorWrites(app);
  expect((await ask(`messages/${without.id}/photo`)).status).toBe(404);
});

test('a list is exported whole with our answers, counts nothing as read, and is noted with each message once a day', async () => {
  const { sql } = database;
  const [first, second] = [
    await visitorWrites(app, { name: 'Zoë', message: 'Please send me what you keep of me. quokka' }),
    await visitorWrites(app, { name: 'Zoë', message: 'It is about the quokka again.', page: '/contact' }),
  ];
  const { id: other } = await visitorWrites(app);
  await sql`insert into app_private.message_replies (id, message_id, text, created_at) values
            (gen_random_uuid(), ${first.id}, 'Here it is.', '2026-11-20T12:00:00Z'),
            (gen_random_uuid(), ${first.id}, null, '2026-11-21T12:00:00Z')`;
  await sql`insert into app_private.message_notes (message_id, text) values (${first.id}, 'Only among us.')`;
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask('export?q=quokka');
    expect((await answer.json()) as InboxExport).toEqual({
      next: null,
      messages: [
        expect.objectContaining({ reference: second.reference, page: '/contact', answers: [] }),
        {
          reference: first.reference,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/u) as string,
          name: 'Zoë',
          email: 'ada@example.org',
          reasonId: 'hello',
          reasonLabel: 'Say hello',
          message: 'Please send me what you keep of me. quokka',
          page: null,
          state: 'new',
          answers: [
            { text: 'Here it is.', createdAt: expect.stringMatching(/^2026-11-20T12:00/u) as string },
            { text: null, createdAt: expect.stringMatching(/^2026-11-21T12:00/u) as string },
          ],
        },
      ],
    });
  }
  const noted = await sql`
    select message_id as id, actor_id as actor from app_private.inbox_log
    where action = 'exported' and message_id in (${first.id}, ${second.id}, ${other}) order by id`;
  expect(noted).toEqual(
    [
      { id: second.id, actor: people.team.id },
      { id: first.id, actor: people.team.id },
    ].toSorted((one, two) => one.id.localeCompare(two.id)),
  );
  const read =
    await sql`select from app_private.messages where id in (${first.id}, ${second.id}) and read_at is not null`;
  expect(read).toHaveLength(0);
  expect((await ask('export?q=!!!')).status).toBe(200);
  expect((await ask('export?state=none')).status).toBe(400);
  const whole = (await (await ask('export')).json()) as InboxExport;
  expect(whole.messages.length).toBeGreaterThan(2);

  await sql`
    insert into app_private.messages (reference, name, email, reason_label, message, locale, state)
    select 'EC-' || n, 'Ada', 'ada@example.org', 'Say hello', 'Hello', 'en', 'done' from generate_series(1, 1001) n`;
  const many: string[] = [];
  let parts = 0;
  for (let before: string | null = ''; before !== null; parts += 1) {
    const part = (await (await ask(`export?state=done&before=${before}`)).json()) as InboxExport;
    many.push(...part.messages.map(({ reference }) => reference));
    before = part.next;
  }
  expect([parts, many]).toEqual([11, Array.from({ length: 1001 }, (_, place) => `EC-${1001 - place}`)]);
  await sql`delete from app_private.messages where reference ~ '^EC-\\d+$'`;
});

test('looking things up is noted once an hour, without a word of it', async () => {
  const { sql } = database;
  const { id } = await visitorWrites(app);
  const lines = async (action: string) =>
    sql`select details, message_id as "messageId" from app_private.inbox_log
        where action = ${action} and actor_id = ${people.admin.id} and (message_id is null or message_id = ${id})`;
  for (let time = 0; time < 3; time += 1) {
    await open(id, 'admin');
    await ask('messages?q=secret', 'admin');
  }
  expect(await lines('opened')).toEqual([{ details: {}, messageId: id }]);
  expect(await lines('searched')).toEqual([{ details: {}, messageId: null }]);
  await sql`update app_private.inbox_log set created_at = created_at - interval '61 minutes'`;
  await open(id, 'admin');
  expect(await lines('opened')).toHaveLength(2);
  const missing = await ask('messages/5b0b1a1e-0000-4000-8000-000000000001', 'admin');
  expect([missing.status, (await ask('messages/nothing', 'admin')).status]).toEqual([404, 404]);
  const [count] =
    await sql`select count(*)::int as lines from app_private.inbox_log where message_id = '5b0b1a1e-0000-4000-8000-000000000001'`;
  expect(count).toEqual({ lines: 0 });
});
