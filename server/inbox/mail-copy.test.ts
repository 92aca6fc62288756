import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { copyMail } from '#content/mail/copy-mail.ts';
import type { Receipt } from '#contract/message.ts';
import { statusPath } from '#contract/status.ts';
import { pruneOutbox } from '#server/mail/outbox.ts';
import { watchStandstill } from '#server/mail/standstill.ts';
import { eventually } from '#server/testing/eventually.ts';
import { inPairs, type Measured, sure } from '#server/testing/in-pairs.ts';
import { visitorWrites } from '#server/testing/inbox.ts';
import { wayOf } from '#server/testing/mail-way.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedLimited, openedApp, openedMailer, openedOutbox, openedPeer } from '#server/testing/opened.ts';
import { keptLog } from '#server/testing/quiet-log.ts';
import type { Received } from '#server/testing/smtp-peer.ts';

const { database, app } = await openedApp({ onStored: () => outbox.kick() });
const peer = await openedPeer();
const outbox = await openedOutbox({ database, wayNow: wayOf(openedMailer(peer.url)), log: keptLog() });
// In the order in which the outbox takes them: in the other one each once waited for the other.
beforeEach(() => database.sql`truncate app_private.mail_outbox, app_private.messages, app_private.rate_limits cascade`);

const ask = (body: Readonly<Record<string, unknown>>, headers = {}, url = app.url): Promise<Response> =>
  fetch(`${url}/functions/v1/mail-status`, post(body, headers));

const askByForm = (fields: Readonly<Record<string, string>>, headers = {}): Promise<Response> =>
  fetch(`${app.url}/functions/v1/mail-status`, postForm(fields, headers));

/** The mails with number and link that reached a mailbox, once nothing waits any more. */
async function copiesTo(address: string): Promise<Received[]> {
  await eventually('no mail waits', async () => {
    outbox.kick();
    const [row] = await database.sql<{ count: number }[]>`
      select count(*)::int as count from app_private.mail_outbox
      where sent_at is null and (expires_at is null or expires_at > now())`;
    return row?.count === 0;
  });
  return peer.received.filter(({ envelope }) => envelope.to.includes(address));
}

test('SEC-12 number and link go to the address of the message, in its language, without a word of the sender', async () => {
  const { reference, status } = await visitorWrites(app, {
    name: 'Buy <b>pills</b>',
    email: 'ada@example.org',
    message: 'Cheap watches at https://evil.example, and a secret.',
    page: '/de/contact',
    locale: 'de',
  });
  const answer = await ask({ status, locale: 'en' });
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([200, {}, 'no-store']);
  const [mail, ...others] = await copiesTo('ada@example.org');
  expect(others).toEqual([]);
  expect(mail?.mail.subject).toBe(copyMail.subject.de.replace('{reference}', reference));
  const link = `https://ecosystem.example.org${statusPath(status, 'de')}`;
  for (const part of [mail?.mail.text, mail?.mail.html]) {
    expect(part).toContain(reference);
    expect(part).toContain(link);
  }
  for (const word of ['pills', 'watches', 'evil', 'secret', 'ada@', 'Say hello'])
    expect((mail?.mail.text ?? '') + (mail?.mail.html ?? '') + (mail?.mail.subject ?? '')).not.toContain(word);
  expect(mail?.envelope).toEqual({ from: 'hello@example.org', to: ['ada@example.org'] });
  // It holds the link: nothing of it stays with us.
  expect(await database.sql`select 1 from app_private.mail_outbox where kind = 'copy'`).toHaveLength(0);
});

test('SEC-12 two mails a day reach a mailbox, however often and for however many messages they are asked for', async () => {
  const mine: Receipt[] = [];
  for (const email of [
    'bomb@example.org',
    'BOMB@example.org',
    'bomb+1@example.org',
    'bomb+2@EXAMPLE.org.'.slice(0, -1),
  ])
    mine.push(await visitorWrites(app, { email }));
  const answers: string[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const { status } of mine) {
      const answer = await ask({ status });
      answers.push(`${answer.status} ${await answer.text()}`);
    }
  expect(new Set(answers)).toEqual(new Set(['200 {}']));
  await copiesTo('bomb@example.org');
  const received = () => peer.received.filter(({ envelope }) => /^bomb/iu.test(envelope.to[0] ?? '')).length;
  expect(received()).toBe(2);
  // What was one too many is never sent, and gone with the next tidying.
  await pruneOutbox(database.sql);
  expect(await database.sql`select 1 from app_private.mail_outbox where kind = 'copy'`).toHaveLength(0);
  await database.sql`update app_private.mail_copies set asked_at = asked_at - interval '25 hours'`;
  for (const { status } of mine) await ask({ status });
  await copiesTo('bomb@example.org');
  expect(received()).toBe(4);
  // Those that were asked for while the clock was ahead do not count until then.
  await database.sql`update app_private.mail_copies set asked_at = asked_at + interval '400 days'`;
  for (const { status } of mine) await ask({ status });
  await copiesTo('bomb@example.org');
  expect(received()).toBe(6);
  await database.sql`update app_private.mail_copies set asked_at = asked_at - interval '25 hours'`;
  await pruneOutbox(database.sql);
  expect(await database.sql`select 1 from app_private.mail_copies`).toHaveLength(0);
});

test('SEC-12 a mailbox at Google is one, however its dots and its domain are spelt', async () => {
  for (const email of ['b.o.x@gmail.com', 'box@gmail.com', 'bo.x+1@googlemail.com', 'BOX@GoogleMail.com'])
    await ask({ status: (await visitorWrites(app, { email })).status });
  await copiesTo('box@gmail.com');
  const reached = peer.received.filter(({ envelope }) => /@(?:gmail|googlemail)\.com$/iu.test(envelope.to[0] ?? ''));
  expect(reached).toHaveLength(2);
  for (const email of ['d.o.t@example.org', 'do.t@example.org', 'dot@example.org']) {
    await ask({ status: (await visitorWrites(app, { email })).status });
    expect(await copiesTo(email)).toHaveLength(1);
  }
});

test('SEC-12 asked for twenty times at once, two mails leave', async () => {
  const mine = await Promise.all(Array.from({ length: 10 }, () => visitorWrites(app, { email: 'rush@example.org' })));
  await Promise.all([...mine, ...mine].map(({ status }) => ask({ status })));
  expect(await copiesTo('rush@example.org')).toHaveLength(2);
});

test('SEC-12 whoever presses twice gets one mail', async () => {
  const { status } = await visitorWrites(app, { email: 'twice@example.org' });
  await Promise.all([ask({ status }), askByForm({ status })]);
  expect(await copiesTo('twice@example.org')).toHaveLength(1);
});

test('SEC-12 one place cannot have many mailboxes written to', async () => {
  const addressOf = () => '198.51.100.7';
  const limited = await openedLimited(database, { addressOf, onStored: () => {} });
  const statuses: number[] = [];
  for (let n = 0; n < 27; n += 1) await limited.auth.parts.limits.count('mailBlock', addressOf());
  for (let n = 27; n < 33; n += 1) {
    const { status } = await visitorWrites(app, { email: `many-${n}@example.org` });
    statuses.push((await ask({ status }, {}, limited.url)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test('SEC-12 all places together cannot have many mailboxes written to', async () => {
  let place = 0;
  const addressOf = () => `2001:db8:${(place += 1).toString(16)}::1`;
  const limited = await openedLimited(database, { addressOf, onStored: () => {} });
  // What is no link of ours uses nothing up.
  for (let n = 0; n < 5; n += 1) await ask({ status: randomBytes(16).toString('hex') }, {}, limited.url);
  const statuses: number[] = [];
  for (let n = 0; n < 56; n += 1) await limited.auth.parts.limits.count('copyEverywhere');
  for (let n = 56; n < 62; n += 1) {
    const { status } = await visitorWrites(app, { email: `all-${n}@example.org` });
    statuses.push((await ask({ status }, {}, limited.url)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test('SEC-12 no mail for a message that is deleted, spam, or without an address, nor for what is no link', async () => {
  const deleted = await visitorWrites(app, { email: 'gone@example.org' });
  await database.sql`update app_private.messages set deleted_at = now() where id = ${deleted.id}`;
  const spam = await visitorWrites(app, { email: 'spam@example.org', website: 'https://spam.example' });
  const nobody = await visitorWrites(app, { email: 'anonymous@feedback.invalid', reason: 'feedback' });
  const asked = [deleted.status, spam.status, nobody.status, deleted.id, 'f'.repeat(32), '', "' or true --", '%00'];
  const answers = await Promise.all(
    asked.map(async (status) => {
      const answer = await ask({ status });
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['200 {}']));
  expect(await database.sql`select 1 from app_private.mail_outbox where kind = 'copy'`).toHaveLength(0);
});

test('SEC-16 nothing that is sent along becomes a header or another recipient', async () => {
  const evil = 'x\r\nBcc: victim@example.org';
  for (const email of [`ada@example.org\r\nBcc: victim@example.org`, 'ada@example.org, victim@example.org'])
    expect((await fetch(app.url + sendEmailPath, post(hello({ email })))).status).toBe(400);
  const { status } = await visitorWrites(app, { email: 'head@example.org', name: 'A =?utf-8?q?=0D=0ABcc:_victim?=' });
  await ask({ status, locale: evil, email: 'victim@example.org', to: 'victim@example.org', reference: evil });
  const [mail] = await copiesTo('head@example.org');
  expect(mail?.envelope.to).toEqual(['head@example.org']);
  expect(mail?.mail.cc ?? []).toEqual([]);
  expect(mail?.raw).not.toMatch(/^Bcc/imu);
  expect(mail?.raw).not.toContain('victim');
  expect((await copiesTo('victim@example.org')).length).toBe(0);
});

test('SEC-10 the third mail of a day takes as long to ask for as the first', async () => {
  await outbox.stop();
  // The longer a message is, the dearer it is to write anything beside it.
  const message = Array.from({ length: 2_500 }, (_, n) => `word${n}`)
    .join(' ')
    .slice(0, 20_000);
  const [first, second] = [
    await visitorWrites(app, { email: 'full@example.org' }),
    await visitorWrites(app, { email: 'full@example.org' }),
  ];
  for (const { status } of [first, second]) await ask({ status });
  const free = await Promise.all(
    Array.from({ length: 63 }, (_, n) => visitorWrites(app, { email: `free-${n}@example.org`, message })),
  );
  const full = await Promise.all(
    Array.from({ length: 63 }, () => visitorWrites(app, { email: 'full@example.org', message })),
  );
  const measure = async (status: string): Promise<Measured> => {
    const began = performance.now();
    const text = await (await ask({ status })).text();
    return { ms: performance.now() - began, text };
  };
  const { texts, z, medians } = await inPairs(
    (n) => measure(free.at(n)?.status ?? ''),
    (n) => measure(full.at(n)?.status ?? ''),
    60,
  );
  console.log(`sent ${medians[0].toFixed(2)} ms, not sent ${medians[1].toFixed(2)} ms, z ${z.toFixed(2)}`);
  expect(texts).toEqual(['{}']);
  expect(Math.abs(z)).toBeLessThan(sure);
});

test('without JavaScript the page of the link says that the mail is on its way, or that it is not', async () => {
  const { status } = await visitorWrites(app);
  const answer = await askByForm({ status, locale: 'de' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${statusPath(status, 'de')}?mailed=yes`]);
  expect((await askByForm({ status: '//evil.example', locale: 'en' })).headers.get('location')).toBe(
    '/status/-?mailed=yes',
  );
  // The link says enough.
  expect((await askByForm({ status }, { origin: 'null' })).status).toBe(303);
  const page = await (await fetch(`${app.url}${statusPath(status, 'en')}?mailed=no`)).text();
  expect(page).toContain('mailed');
  expect(await (await fetch(`${app.url}${statusPath(status, 'en')}?mailed=<b>`)).text()).not.toContain('mailed');
});

test('a mail to an address that nobody has raises no alarm and ends after a day', async () => {
  const { status } = await visitorWrites(app);
  await ask({ status });
  await database.sql`
    update app_private.mail_outbox set sent_at = case when kind = 'copy' then null else now() end,
      attempts = 9, next_attempt_at = now() + interval '1 hour', created_at = now() - interval '3 hours'`;
  const alarm = {
    sql: database.sql,
    log: keptLog(),
    wayNow: async () => ({ mailers: [], from: 'hello@example.org', to: [] }),
  };
  expect(await watchStandstill(alarm)).toBeUndefined();
  expect(await database.sql`select 1 from app_private.mail_outbox where alarmed_at is not null`).toHaveLength(0);
  await database.sql`update app_private.mail_outbox set expires_at = now() where kind = 'copy'`;
  await pruneOutbox(database.sql);
  expect(await database.sql`select 1 from app_private.mail_outbox where kind = 'copy'`).toHaveLength(0);
});
