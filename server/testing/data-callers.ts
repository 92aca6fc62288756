import type { DataCaller } from './matrix.ts';
import { newMember } from './sessions.ts';
import { ask, type Asked, type TestApp, testKeys } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Somebody who calls the data API: the headers they send, and the id of their account. */
export type Person = { readonly headers: Readonly<Record<string, string>>; readonly id: string };

/** Makes everybody of the matrix, with real sessions. */
export async function dataCallers(app: TestApp, database: TestDatabase): Promise<Record<DataCaller, Person>> {
  const person = async (who: Parameters<typeof newMember>[2] = {}): Promise<Person> => {
    const { access_token: token, userId: id } = await newMember(app, database, who);
    return { id, headers: { apikey: testKeys.publishableKey, authorization: `Bearer ${token}` } };
  };
  const { publishableKey, secretKey } = testKeys;
  return {
    visitor: { id: '', headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` } },
    owner: await person(),
    other: await person(),
    team: await person({ role: 'team' }),
    teamWithoutSecondFactor: await person({ role: 'admin', shown: 'password' }),
    admin: await person({ role: 'admin' }),
    service: { id: '', headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` } },
  };
}

/** Calls the data API. Out: the status, the body as JSON (undefined when there is none), and the headers. */
export async function callData(
  app: Asked,
  { headers }: Pick<Person, 'headers'>,
  method: string,
  path: string,
  { body, prefer, more }: { body?: unknown; prefer?: string; more?: Readonly<Record<string, string>> } = {},
): Promise<{ status: number; json: unknown; headers: Headers }> {
  const answer = await ask(app, `/rest/v1/${path}`, {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(prefer === undefined ? {} : { prefer }),
      ...more,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    json: text === '' ? undefined : (JSON.parse(text) as unknown),
    headers: answer.headers,
  };
}
