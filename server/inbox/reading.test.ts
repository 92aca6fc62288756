import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MessagePage, WholeMessage } from '#contract/inbox.ts';
import { referencePattern } from '#contract/message.ts';
import type { DataCaller } from '#server/gateway/matrix.ts';
import { dataCallers, type Person } from '#server/testing/data-callers.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { type TestDatabase, testDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let people: Record<DataCaller, Person>;

beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
  people = await dataCallers(app, database);
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

async function send(changes: Readonly<Record<string, unknown>> = {}): Promise<{ id: string; reference: string }> {
  const answer = await fetch(app.url + sendEmailPath, post(hello(changes)));
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: string; reference: string };
}

const ask = (path: string, who: DataCaller = 'team'): Promise<Response> =>
  fetch(`${app.url}/functions/v1/inbox/${path}`, { headers: people[who].headers });

async function open(id: string, who: DataCaller = 'team'): Promise<WholeMessage> {
  const answer = await ask(`messages/${id}`, who);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WholeMessage;
}

test('a message is shown whole, and counts as read from the first time on', async () => {
  const { id, reference } = await send({ page: '/de/contact', locale: 'de', answer: 'email' });
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
    mapUrl: null,
    answering: { from: 'hello@example.org', replyTo: `team+${reference}@example.org` },
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
  const { id } = await send({ name: 'Grace', message: `Guten Tag. ${'Lange. '.repeat(100)}`, answer: 'none' });
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
