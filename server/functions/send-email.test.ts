import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactProblems } from '#contract/contact.ts';
import { referencePattern } from '#contract/reference.ts';
import { statusTokenPattern } from '#contract/status.ts';
import { drawnWith } from '#server/testing/fixture-renderer.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp } from '#server/testing/opened.ts';

const { database, app } = await openedApp();
beforeEach(() => database.sql`truncate app_private.messages, app_private.mail_outbox cascade`);

const send = (init: RequestInit): Promise<Response> => fetch(app.url + sendEmailPath, init);
const json = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;

async function counts(): Promise<{ messages: number; mails: number }> {
  const [row] = await database.sql<{ messages: number; mails: number }[]>`
    select (select count(*) from app_private.messages)::int as messages, (select count(*) from app_private.mail_outbox)::int as mails`;
  if (row === undefined) throw new Error('count gives one row');
  return row;
}

describe('JSON', () => {
  test('API-01 CONT-13 a message is stored with its mail and answered with id and reference', async () => {
    const response = await send(post(hello({ page: '/contact', locale: 'de', answer: 'email' })));
    expect(response.status).toBe(200);
    const receipt = await json(response);
    expect(receipt).toEqual({
      id: expect.any(String),
      reference: expect.stringMatching(referencePattern),
      status: expect.stringMatching(statusTokenPattern),
    });
    const [stored] = await database.sql`
      select id, reference, status_token as status, name, email, reason_id, reason_label, message, page, locale, answer, html, photo, suspected from app_private.messages`;
    expect(stored).toEqual({
      ...receipt,
      name: 'Ada',
      email: 'ada@example.org',
      reason_id: 'hello',
      reason_label: 'Say hello',
      message: 'Hello, you dear people.',
      page: '/contact',
      locale: 'de',
      answer: 'email',
      html: null,
      photo: null,
      suspected: null,
    });
    const [mail] =
      await database.sql`select kind, message_id, header_id, reply_to, sender_name, sent_at from app_private.mail_outbox`;
    expect(mail).toMatchObject({
      kind: 'message',
      message_id: receipt.id,
      reply_to: 'ada@example.org',
      sent_at: null,
      header_id: expect.stringMatching(/^<[0-9a-f-]{36}@ecosystem\.example\.org>$/u),
    });
  });

  test.each([
    ['Ein Buch leihen', 'borrow', 'Ein Buch leihen'],
    ['Borrow a book', 'borrow', 'Borrow a book'],
    ['borrow', 'borrow', 'Borrow a book'],
    ['Something of my own', null, 'Something of my own'],
  ])('CONT-13 CONT-16 the reason %j is stored as id %j and label %j', async (reason, id, label) => {
    expect((await send(post(hello({ reason })))).status).toBe(200);
    expect(await database.sql`select reason_id, reason_label from app_private.messages`).toMatchObject([
      { reason_id: id, reason_label: label },
    ]);
  });

  test('API-06 functions-js gets data on success, and the error with its JSON otherwise', async () => {
    const client = new FunctionsClient(`${app.url}/functions/v1`, {
      headers: { apikey: 'sb_publishable_local', Authorization: 'Bearer sb_publishable_local' },
    });
    const good = await client.invoke<{ reference: string }>('send-email', { body: hello() });
    expect(good.error).toBeNull();
    expect(good.data?.reference).toMatch(referencePattern);

    const bad = await client.invoke('send-email', { body: hello({ email: 'ada' }) });
    expect(bad.data).toBeNull();
    expect(bad.error).toBeInstanceOf(FunctionsHttpError);
    expect(await json((bad.error as FunctionsHttpError).context as Response)).toMatchObject({
      error: 'invalid_message',
      message: 'Please enter a valid email address.',
    });

    const nowhere = await client.invoke('no-such-function', { body: {} });
    expect(nowhere.error).toBeInstanceOf(FunctionsHttpError);
    expect(await json((nowhere.error as FunctionsHttpError).context as Response)).toMatchObject({
      code: 'not_found',
      message: expect.any(String),
    });
  });

  test('API-06 any other method is answered with 405 in JSON', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await send({ method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(await json(response)).toMatchObject({ error: 'wrong_method', message: expect.any(String) });
    }
  });

  test('CONT-02 CONT-03 CONT-05 each faulty field is named with its text in the language of the sender, and nothing is stored', async () => {
    const response = await send(
      post({ name: 'A', email: 'ada@', reason: 'Hallo sagen', message: 'Kurz', locale: 'de' }),
    );
    expect(response.status).toBe(400);
    expect(await json(response)).toEqual({
      error: 'invalid_message',
      message:
        'Der Name muss mindestens 2 Zeichen haben. Bitte gib eine gültige E-Mail-Adresse ein. Die Nachricht muss mindestens 10 Zeichen haben.',
      fields: {
        name: { code: 'tooShort', message: 'Der Name muss mindestens 2 Zeichen haben.' },
        email: { code: 'invalid', message: 'Bitte gib eine gültige E-Mail-Adresse ein.' },
        message: { code: 'tooShort', message: 'Die Nachricht muss mindestens 10 Zeichen haben.' },
      },
    });
    expect(await counts()).toEqual({ messages: 0, mails: 0 });
  });

  test('other reasons have no rules of the contact form', async () => {
    expect(
      (await send(post({ name: 'A', email: 'No email provided', reason: 'find-the-lost', message: 'Keys' }))).status,
    ).toBe(200);
    expect(
      await database.sql`select email, reply_to from app_private.messages join app_private.mail_outbox on message_id = messages.id`,
    ).toMatchObject([{ email: 'No email provided', reply_to: null }]);
  });
});

describe('the same message twice', () => {
  const id = '0b8f3c1e-6f4e-4b0e-9d3f-2f6a7f7d1c11';

  test('API-01 the same id within a day gets the first answer and stores nothing, also all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(post(hello({ id }))).then(json)));
    expect(new Set(answers.map((answer) => answer.reference)).size).toBe(1);
    expect(await json(await send(post(hello({ id, message: 'Changed in the meantime.' }))))).toEqual(answers[0]);
    expect(await counts()).toEqual({ messages: 1, mails: 1 });
  });

  test('a day later the id is new again', async () => {
    await send(post(hello({ id })));
    await database.sql`update app_private.messages set created_at = now() - interval '25 hours'`;
    await send(post(hello({ id })));
    expect(await counts()).toEqual({ messages: 2, mails: 2 });
  });

  test('a double click on a form without JavaScript stores once', async () => {
    const form = { name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello, you dear people.' };
    const answers = await Promise.all([send(postForm(form)), send(postForm(form))]);
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
    await send(postForm({ ...form, message: 'And something else.' }));
    expect(await counts()).toEqual({ messages: 2, mails: 2 });
  });
});

describe('a form without JavaScript', () => {
  const form = { name: 'Ada', email: 'ada@example.org', reason: 'borrow', message: 'First line\r\nsecond line' };

  test('CONT-14 leads to the thank-you page of its language, with the reference', async () => {
    const english = await send(postForm(form, { origin: app.url }));
    expect(english.status).toBe(303);
    expect(english.headers.get('location')).toMatch(
      /^\/thank-you\?reference=EC-[0-9A-Z]{4}-[0-9A-Z]{4}&status=[0-9a-f]{32}$/u,
    );
    const german = await send(postForm({ ...form, locale: 'de', name: 'Bea' }));
    expect(german.headers.get('location')).toMatch(/^\/de\/thank-you\?reference=EC-/u);
    expect(
      await database.sql`select message, locale, reason_label from app_private.messages order by created_at`,
    ).toMatchObject([
      { message: 'First line\nsecond line', locale: 'en', reason_label: 'Borrow a book' },
      { locale: 'de', reason_label: 'Ein Buch leihen' },
    ]);
  });

  test('what was chosen about an answer is stored, and the thank-you page is told', async () => {
    const none = await send(postForm({ ...form, answer: 'none' }));
    expect(none.headers.get('location')).toMatch(/&status=[0-9a-f]{32}&answer=none$/u);
    // As the form stands at first.
    const email = await send(postForm({ ...form, answer: '' }));
    expect(email.headers.get('location')).toMatch(/&status=[0-9a-f]{32}$/u);
    expect(await database.sql`select answer from app_private.messages order by created_at`).toEqual([
      { answer: 'none' },
      { answer: 'email' },
    ]);
    expect((await send(postForm({ ...form, answer: 'by pigeon' }))).status).toBe(400);
  });

  test('the thank-you page is told when the answer is not due in days, and so is a form that comes back', async () => {
    const later = await send(postForm({ ...form, later: 'event' }));
    expect(later.headers.get('location')).toMatch(/&status=[0-9a-f]{32}&later=event$/u);
    const other = await send(postForm({ ...form, message: 'And something else.', later: 'never&x=1' }));
    expect(other.headers.get('location')).toMatch(/&status=[0-9a-f]{32}$/u);
    const refused = await send(postForm({ ...form, name: '', later: 'event' }));
    expect(drawnWith(await refused.text()).refused).toMatchObject({ later: true });
  });

  test('CALM-05 SEC-16 a refused form comes back with its problems and the text of the visitor, as text', async () => {
    const response = await send(postForm({ ...form, name: '<', message: '"><script>alert(1)</script>[[email]]' }));
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+';/u);
    expect(response.headers.get('cache-control')).toBe('no-store');
    // How it looks: server/pages/real-pages.built.test.ts.
    expect(drawnWith(await response.text())).toEqual({
      at: '/contact',
      titles: [],
      refused: {
        typed: {
          name: '<',
          email: form.email,
          reason: 'borrow',
          message: '"><script>alert(1)</script>[[email]]',
          answer: '',
        },
        problems: { name: contactProblems.name },
      },
    });
  });

  test('CONT-04 an empty form is refused with all four texts and no option chosen', async () => {
    const page = await (await send(postForm({ name: '', email: '', reason: '', message: '', locale: 'de' }))).text();
    const { at, refused } = drawnWith(page);
    expect([at, refused?.problems, refused?.typed.reason]).toEqual(['/de/contact', contactProblems, '']);
  });

  test('only pages of our own may post it', async () => {
    const statuses = await Promise.all(
      [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
        { origin: 'https://ecosystem.example.org', 'sec-fetch-site': 'cross-site' },
        { origin: app.url, 'sec-fetch-site': 'same-origin' },
        // A browser that is set to send no referrer.
        { origin: 'null', 'sec-fetch-site': 'same-origin' },
      ].map((headers, index) =>
        send(postForm({ ...form, message: `Message number ${index}` }, headers as Record<string, string>)).then(
          ({ status }) => status,
        ),
      ),
    );
    expect(statuses).toEqual([403, 403, 403, 303, 303, 303]);
  });

  test('a site on another host gets its visitor back', async () => {
    const response = await send(postForm(form, { origin: 'https://ecosystem.example.org' }));
    expect(response.headers.get('location')).toMatch(/^https:\/\/ecosystem\.example\.org\/thank-you\?reference=EC-/u);
  });
});

describe('keys and origins', () => {
  test('API-05 any API key will do, and a bearer that is not the public key is refused', async () => {
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await send(post(hello(), headers))).status;
    expect(await status({ apikey: 'anything' })).toBe(200);
    expect(await status({ authorization: 'Bearer sb_publishable_local' })).toBe(200);
    expect(await status({ authorization: 'Basic dXNlcjpwYXNz' })).toBe(200);
    for (const token of ['wrong', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', 'sb_publishable_local x']) {
      expect(await status({ authorization: `Bearer ${token}` })).toBe(401);
    }
    expect(await counts()).toEqual({ messages: 3, mails: 3 });
  });

  test('CORS is open to the site alone', async () => {
    const preflight = async (origin: string): Promise<Response> =>
      send({ method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    const own = await preflight('https://ecosystem.example.org');
    expect([
      own.status,
      own.headers.get('access-control-allow-origin'),
      own.headers.get('access-control-allow-headers'),
    ]).toEqual([
      204,
      'https://ecosystem.example.org',
      'authorization, apikey, content-type, x-client-info, x-region, x-supabase-api-version, accept-profile, content-profile, prefer, range, range-unit, x-retry-count, cache-control, if-none-match, x-metadata, x-upsert',
    ]);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (await send(post(hello(), { origin: 'https://ecosystem.example.org' }))).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('https://ecosystem.example.org');
  });
});

test('a filled honeypot is answered alike, stored as suspected, and gets no mail of its own', async () => {
  const response = await send(post(hello({ website: 'https://spam.example' })));
  expect([response.status, Object.keys(await json(response))]).toEqual([200, ['id', 'reference', 'status']]);
  expect(await database.sql`select suspected from app_private.messages`).toMatchObject([{ suspected: 'honeypot' }]);
  expect((await counts()).mails).toBe(0);
});

test('SEC-16 the report of a found item is stored without markup that could do anything', async () => {
  const map = 'https://www.google.com/maps?q=53.550341,-9.993682';
  const html =
    '<p onclick="x()">A <b>key</b></p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">y</a>' +
    '<a href="https://evil.example">our inbox</a><a href="https://maps.example/?q=1,2">https://maps.example/?q=1,2</a>' +
    '<a href="https://your-bank.com@evil.test/">https://your-bank.com@evil.test/</a><a href="/x">/x</a>' +
    '\u202E<a href="https://evil.test/moc.knab">https://evil.test/moc.knab</a>\u202C' +
    `<a href="${map}">${map}</a><a href="${map}.evil.test">${map}.evil.test</a>`;
  await send(post(hello({ reason: 'find-the-lost', html })));
  await send(post(hello({ html })));
  expect(await database.sql`select html from app_private.messages order by created_at`).toMatchObject([
    {
      html:
        '<p>A <b>key</b></p>your inboxhttps://maps.example/?q=1,2https://your-bank.com@evil.test//x' +
        `https://evil.test/moc.knab<a href="${map}">${map}</a>${map}.evil.test`,
    },
    { html: null },
  ]);
});

test('neither names nor addresses nor messages are in the log', async () => {
  await send(
    post(hello({ name: 'Rosalind', email: 'rosalind@secret.example', message: 'A message nobody else may read.' })),
  );
  expect(app.logged()).toContain('"path":"/functions/v1/send-email","status":200');
  for (const secret of ['Rosalind', 'secret.example', 'nobody else', '127.0.0.1'])
    expect(app.logged()).not.toContain(secret);
});
