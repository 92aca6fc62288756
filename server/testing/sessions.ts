import { beginSession, type SessionJson } from '#server/auth/sessions/sessions.ts';
import { findUser } from '#server/auth/users/users.ts';
import { makeUser } from './accounts.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Begins a session of an account, as if its owner had signed in with the password. */
export async function startSession(app: TestApp, database: TestDatabase, userId: string): Promise<SessionJson> {
  const user = await findUser(database.sql, userId);
  if (user === undefined) throw new Error('There is no such account.');
  const asker = { address: '127.0.0.1', userAgent: 'test' };
  return database.sql.begin((sql) => beginSession(sql, app.auth.parts.tokens, user, 'password', asker));
}

/** A new account with a session of its own. Out: the session and the id of the account. */
export async function newMember(app: TestApp, database: TestDatabase): Promise<SessionJson & { userId: string }> {
  const { id } = await makeUser(database, { email: `${crypto.randomUUID()}@example.org` });
  return { ...(await startSession(app, database, id)), userId: id };
}
