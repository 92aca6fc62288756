import type { DataCaller } from './matrix.ts';
import { headersOf, newPerson, type Person } from './sessions.ts';
import { ask, type Asked, type TestApp, testKeys } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/** Makes everybody of the matrix, with real sessions. */
export async function dataCallers(app: TestApp, database: TestDatabase): Promise<Record<DataCaller, Person>> {
  const person = (who: Parameters<typeof newPerson>[2] = {}): Promise<Person> => newPerson(app, database, who);
  const { publishableKey, secretKey } = testKeys;
  return {
    visitor: { id: '', headers: headersOf(publishableKey) },
    owner: await person(),
    other: await person(),
    team: await person({ role: 'team' }),
    teamWithoutSecondFactor: await person({ role: 'admin', shown: 'password' }),
    admin: await person({ role: 'admin' }),
    service: { id: '', headers: headersOf(secretKey, secretKey) },
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
