import { expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import { openedPeer, openedPlace } from '#server/testing/opened.ts';
import { serverHere } from '#server/testing/server-here.ts';
import { smtpPeer } from '#server/testing/smtp-peer.ts';

const mail = { MAIL_FROM: 'hello@example.org', MAIL_TO: 'team@example.org', RATE_LIMITS: 'off' };

const place = await openedPlace();

const send = async (server: { readonly url: string }, changes = {}): Promise<string> =>
  (await visitorWrites(server, changes)).reference;

test('SEC-08 the mail server is away the whole time: the visitor notices nothing, and the mail arrives once when it is back; of two hundred messages at once two hundred are stored and mailed, none twice', async () => {
  const first = await smtpPeer();
  const { port } = first;
  await first.close();
  const server = await serverHere(place, { ...mail, SMTP_URL: first.url });
  const reference = await send(server, { message: 'Is anybody there?', locale: 'de' });
  await eventually('an attempt has failed', () => server.output().includes('a mail was not sent and is tried again'));

  const peer = await openedPeer({ port });
  const arrived = await eventually('the mail arrives', () => peer.received[0]);
  expect(arrived.mail).toMatchObject({
    subject: `Hallo sagen: Ada (${reference})`,
    from: { name: 'Ada über Ecosystem', address: 'hello@example.org' },
    replyTo: [{ address: 'ada@example.org' }],
    text: expect.stringContaining('Is anybody there?'),
  });

  const references = await Promise.all(
    Array.from({ length: 200 }, (_, index) => send(server, { message: `Message number ${index} of many` })),
  );
  expect(new Set(references).size).toBe(200);
  await eventually('all mails arrive', () => peer.received.length >= 201);
  await server.end();
  const [, ...many] = peer.received;
  const subjects = many.map(({ mail: { subject } }) => subject);
  expect(subjects.toSorted()).toEqual(references.map((reference) => `Hallo sagen: Ada (${reference})`).toSorted());
  expect(new Set(many.map(({ mail: { text } }) => /Message number \d+/u.exec(text ?? '')?.[0])).size).toBe(200);
});

test('SEC-08 a mail server that takes connections and says nothing delays no answer and no stop for ever', async () => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const peer = await openedPeer({ beforeAnswer: () => held });
  const server = await serverHere(place, { ...mail, SMTP_URL: peer.url });
  for (let index = 0; index < 8; index += 1) await send(server, { message: `Waiting patiently ${index}` });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.end();
  letGo();
});
