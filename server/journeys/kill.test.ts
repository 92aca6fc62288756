import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { connect } from '#server/postgres/connect.ts';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { readRunFile } from '#server/run-file.ts';
import { keepSecrets } from '#server/secrets.ts';
import { eventually } from '#server/testing/eventually.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedPeer, openedPlace } from '#server/testing/opened.ts';
import { serverHere } from '#server/testing/server-here.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

// Each kind of strike three times; `npm run torture` kills on and on.
const rounds = 9;
const messagesPerRound = 5;
// How many mails one process has under way at once: no kill can double more.
const underWay = 4;

// Where a kill strikes: at any moment, while the mail server holds a mail, or in the moment after its "250".
const strikes = ['any moment', 'before 250', 'after 250'] as const;

type Delivery = { life: number; at: (typeof strikes)[number]; headerId: string; draft: string };

test('kill -9 at any point of nine deliveries: no message is lost, and one is doubled only between the answer of the mail server and our note of it, with the same Message-ID', async () => {
  const place = await openedPlace();
  const deliveries: Delivery[] = [];
  const lives = new Map<string, number>();
  let round = 0;
  let strike: { at: (typeof strikes)[number]; kill: () => void } | undefined;
  const peer = await openedPeer({
    // A connection belongs to one process; its last words may reach us when the next round has begun.
    onConnect: (connection) => void lives.set(connection, round),
    beforeAnswer: async (_, gone) => {
      if (strike?.at !== 'before 250') return wait(randomInt(20));
      strike.kill();
      return gone;
    },
    onTaken: ({ connection, mail }) => {
      const draft = /Draft ([0-9a-f-]{36})/u.exec(mail.text ?? '')?.[1] ?? '';
      deliveries.push({
        life: lives.get(connection) ?? 0,
        at: strike?.at ?? 'any moment',
        headerId: mail.messageId ?? '',
        draft,
      });
      if (strike?.at === 'after 250') setImmediate(strike.kill);
    },
  });
  const settings = {
    SMTP_URL: peer.url,
    MAIL_FROM: 'hello@example.org',
    MAIL_TO: 'team@example.org',
    RATE_LIMITS: 'off',
  };

  const unanswered = new Set<string>();
  const answered = new Set<string>();
  const send = async (server: Pick<TestServer, 'url'>, draft: string): Promise<void> => {
    // No answer: the browser keeps the draft and sends it again, with the same id.
    const response = await fetch(
      server.url + sendEmailPath,
      post(hello({ id: draft, message: `Draft ${draft}` })),
    ).catch(() => undefined);
    if (response?.status !== 200) return;
    unanswered.delete(draft);
    answered.add(draft);
  };

  for (round = 1; round <= rounds; round += 1) {
    const server = await startTestServer(place.path, settings);
    const kill = (): void => void server.process.kill('SIGKILL');
    strike = { at: strikes[round % strikes.length] ?? 'any moment', kill };
    for (let count = 0; count < messagesPerRound; count += 1) unanswered.add(randomUUID());
    const sending = Promise.all([...unanswered].map((draft) => send(server, draft)));
    if (strike.at === 'any moment') await wait(randomInt(250)).then(kill);
    // The first mail triggers the kill; should none come, the round is killed all the same.
    else await Promise.race([server.ended, wait(2000)]);
    await Promise.all([server.end('SIGKILL'), sending]);
  }

  strike = undefined;
  const last = await serverHere(place, settings);
  await Promise.all([...unanswered].map((draft) => send(last, draft)));
  expect(unanswered.size).toBe(0);
  const { databasePort: port = 0 } = (await readRunFile(`${place.path}/data`)) ?? {};
  const sql = connect(
    { port, user: owner, password: (await keepSecrets(`${place.path}/data`)).owner, database: databaseName },
    { connections: 1, statementTimeoutMs: 10_000, purpose: 'test' },
  );
  await eventually(
    'the outbox is empty',
    async () => (await sql`select 1 from app_private.mail_outbox where sent_at is null limit 1`).length === 0,
  );
  const stored = await sql<{ draft: string; headerId: string }[]>`
      select draft_id as draft, header_id as "headerId" from app_private.messages join app_private.mail_outbox on message_id = messages.id`;
  await sql.end();
  await last.end();

  const doubled = deliveries.filter(
    ({ headerId }, index) => deliveries.findIndex((other) => other.headerId === headerId) !== index,
  );
  const seen = strikes.map(
    (at) => `${doubled.filter((one) => before(deliveries, one).at === at).length} by a kill ${at}`,
  );
  console.log(
    `kill -9, ${rounds} rounds: ${answered.size} messages acknowledged, ${stored.length} stored, ` +
      `${deliveries.length} deliveries, ${doubled.length} doubled (${seen.join(', ')})`,
  );

  // Stored once each, and every stored message arrived: nothing lost.
  expect(stored.map(({ draft }) => draft).toSorted()).toEqual([...answered].toSorted());
  expect(new Set(deliveries.map(({ draft }) => draft))).toEqual(answered);
  // Every delivery of a message has the one Message-ID of the outbox.
  const headerIds = new Map(stored.map(({ draft, headerId }) => [draft, headerId]));
  for (const { draft, headerId } of deliveries) expect(headerId).toBe(headerIds.get(draft));
  // One process never sends a mail twice: between two deliveries of the same mail lies a kill.
  const once = deliveries.map(({ life, headerId }) => `life ${life}: ${headerId}`);
  expect(once.filter((entry, index) => once.indexOf(entry) !== index)).toEqual([]);
  // A mail server that has not said "250" has not taken the mail: nothing is doubled then.
  expect(doubled.filter((one) => before(deliveries, one).at === 'before 250')).toEqual([]);
  // No kill doubles more than what was under way at that moment.
  for (let life = 1; life <= rounds; life += 1) {
    const again = new Set(doubled.map(({ headerId }) => headerId));
    const lastSeen = [...again].filter(
      (headerId) =>
        deliveries.some((one) => one.headerId === headerId && one.life === life) &&
        deliveries.some((one) => one.headerId === headerId && one.life > life),
    );
    expect(lastSeen.length).toBeLessThanOrEqual(underWay);
  }
});

/** The delivery of the same mail that came before this one. */
function before(deliveries: readonly Delivery[], one: Delivery): Delivery {
  const earlier = deliveries.slice(0, deliveries.indexOf(one)).findLast(({ headerId }) => headerId === one.headerId);
  if (earlier === undefined) throw new Error('This mail was delivered once.');
  return earlier;
}
