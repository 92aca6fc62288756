import type { WholeMessage } from '#contract/inbox-message.ts';
import type { Receipt } from '#contract/message.ts';
import { callFunction } from './call-function.ts';
import { hello, post, sendEmailPath } from './messages.ts';
import { newPerson, type Person } from './sessions.ts';
import { ask, type Asked, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Makes an account, of the team unless another role is named, and signs it in. */
export async function teamCaller(
  app: TestApp,
  database: TestDatabase,
  role: 'team' | 'admin' | 'nobody' = 'team',
): Promise<Person> {
  return newPerson(app, database, role === 'nobody' ? {} : { role });
}

/** What a call of the inbox answered: the message, or `error` with its words. */
export type InboxAnswer = {
  readonly status: number;
  readonly json: WholeMessage & { error?: string; message: string; fields?: Record<string, { message: string }> };
};

/** Calls the inbox, e.g. `askInbox(app, ada, 'PATCH', 'messages/…', { state: 'done' })`. */
export async function askInbox(
  app: Pick<TestApp, 'url'>,
  who: Pick<Person, 'headers'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<InboxAnswer> {
  const [status, json] = await callFunction<InboxAnswer['json']>(app, who, method, `inbox/${path}`, body);
  return { status, json };
}

/** Sends a message as a visitor does. */
export async function visitorWrites(app: Asked, changes: Readonly<Record<string, unknown>> = {}): Promise<Receipt> {
  const answer = await ask(app, sendEmailPath, post(hello(changes)));
  if (answer.status !== 200) throw new Error(`The message was answered with ${answer.status}.`);
  return (await answer.json()) as Receipt;
}
