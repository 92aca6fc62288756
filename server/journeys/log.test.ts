import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { errorFields } from '#server/error-fields.ts';
import { loggedPath } from '#server/http/logged-path.ts';
import { goodPassword } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedPeer, openedPlace } from '#server/testing/opened.ts';
import { startTestServer } from '#server/testing/test-server.ts';

test('MANY-13 the log is a line of JSON for each event and holds nothing of whoever signs up, signs in, writes, uploads, looks something up or meets a failure', async () => {
  const person = {
    email: 'wilhelmine.sommerfeld@personal.example',
    name: 'Wilhelmine Sommerfeld',
    address: '203.0.113.77',
    words: 'My daughter Theodora-Elin has a new school.',
    file: 'Wilhelmine-Sommerfeld-passport.png',
  };
  // It quotes whom it does not know, as mail servers do.
  const peer = await openedPeer({
    refuses: (command, address) => (command === 'RCPT TO' ? [450, `<${address}> is not known here`] : undefined),
  });
  const place = await openedPlace();
  const server = await startTestServer(place.path, {
    CONFIRM_SIGN_UPS: 'off',
    SMTP_URL: peer.url,
    MAIL_FROM: 'hello@example.org',
    MAIL_TO: person.email,
  });
  onTestFinished(() => server.end().then(() => undefined));
  const { backendSecretKey } = JSON.parse(await readFile(join(place.path, 'data/secrets.json'), 'utf8')) as {
    backendSecretKey: string;
  };
  const ask = async (path: string, init: RequestInit = {}, key = 'sb_publishable_local', bearer = key) => {
    const headers = { apikey: key, authorization: `Bearer ${bearer}`, 'x-forwarded-for': person.address };
    return fetch(server.url + path, { ...init, headers: { ...(init.headers as object), ...headers } });
  };
  const account = { email: person.email, password: `${goodPassword} of Theodora-Elin` };
  const message = { name: person.name, email: person.email, message: person.words };

  const signedUp = await ask('/auth/v1/signup', post({ ...account, data: { full_name: person.name } }));
  const { access_token: token } = (await signedUp.json()) as { access_token: string };
  expect((await ask('/auth/v1/token?grant_type=password', post(account))).status).toBe(200);
  expect((await ask('/auth/v1/token?grant_type=password', post({ ...account, password: person.words }))).status).toBe(
    400,
  );
  expect((await ask('/auth/v1/recover', post({ email: person.email }))).status).toBe(200);
  const sent = await ask(sendEmailPath, post(hello(message)));
  const { reference, status } = (await sent.json()) as { reference: string; status: string };
  await ask(sendEmailPath, postForm({ ...message, reason: 'hello' }));
  await ask(sendEmailPath, post(`{"name":"${person.name}"`));
  await ask(`/status/${status}`);
  await ask('/functions/v1/find-message', post({ reference, email: person.email }));
  const bucket = post({ id: 'things', name: 'things', public: true });
  expect((await ask('/storage/v1/bucket', bucket, backendSecretKey)).status).toBe(200);
  const upload: RequestInit = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: person.words };
  expect((await ask(`/storage/v1/object/things/${person.file}`, upload, backendSecretKey)).status).toBe(200);
  await ask(`/storage/v1/object/public/things/${person.file}`);
  await ask(`/rest/v1/projects?title=eq.${encodeURIComponent(person.name)}`);
  await ask(`/rest/v1/projects?id=eq.${encodeURIComponent(person.email)}`);
  await ask('/rest/v1/projects', post({ title: person.words, cents: person.email }), 'sb_publishable_local', token);
  await ask(`/functions/v1/${encodeURIComponent(person.email)}`);
  await ask(`/resources/${encodeURIComponent(person.name)}`);
  await eventually('a mail was refused', () => server.output().includes('a mail was not sent and is tried again'));

  // What goes wrong on our side quotes rows: a column that is not there any more, and a message too long for its own.
  await inLiveDatabase(join(place.path, 'data'), async (sql) => {
    await sql`alter table app_private.messages add constraint refused check (name <> ${sql.unsafe(`'${person.name}'`)}) not valid`;
    await sql`alter table auth.identities rename to away`;
  });
  expect((await ask(sendEmailPath, post(hello({ ...message, message: `${person.words} Again.` })))).status).toBe(500);
  expect((await ask('/auth/v1/user', {}, 'sb_publishable_local', token)).status).toBe(500);
  expect(await server.end()).toBe(0);

  const lines = server.output().split('\n').filter(Boolean);
  // What it says to whoever starts it at a terminal, in one go.
  const [begins, ends] = [
    lines.findIndex((line) => line.startsWith('Ecosystem is ready: ')),
    (line: string) => line.startsWith('{'),
  ];
  const greeting = lines.slice(begins, begins + lines.slice(begins).findIndex(ends));
  const events = lines
    .filter((line) => !greeting.includes(line))
    .map((line) => JSON.parse(line) as { level: number; time: string; msg: string });
  for (const event of events)
    expect(event).toMatchObject({
      level: expect.any(Number),
      time: expect.stringContaining('T'),
      msg: expect.any(String),
    });
  expect(events.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['call', 'failed']));
  const all = [...lines, await readFile(join(place.path, 'data/postgres.log'), 'utf8').catch(() => '')].join('\n');
  expect(lines.join('\n')).not.toContain('127.0.0.1');
  for (const personal of [
    'ilhelmine',
    'ommerfeld',
    'heodora',
    'daughter',
    '203.0.113',
    'passport',
    goodPassword,
    reference,
    status,
    token,
  ])
    expect(all).not.toContain(personal);
});

test('MANY-13 of an error only its name, its code and its places are told, of a path no name', () => {
  const error = Object.assign(new Error('invalid: "Ada\n    at home in Hamburg"'), { code: '22P02' });
  const fields = errorFields(error);
  expect([fields.name, fields.errorCode]).toEqual(['Error', '22P02']);
  expect(JSON.stringify(fields)).not.toContain('Hamburg');
  expect(
    [
      '/status/abc',
      '/de/set-up/abc',
      '/storage/v1/object/sign/things/Ada.png',
      '/functions/v1/a%40b',
      '/auth/v1/user',
    ].map(loggedPath),
  ).toEqual(['/status/…', '/de/set-up/…', '/storage/v1/object/…', '/functions/v1/…', '/auth/v1/user']);
});
