import { afterAll } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** A database for all tests of a file, closed after the last of them. `testPostgres` starts a PostgreSQL for it. */
export async function openedDatabase(make: () => Promise<TestDatabase> = testDatabase): Promise<TestDatabase> {
  const database = await make();
  afterAll(() => database.close());
  return database;
}

/** A server on a database for all tests of a file (`testApp`), stopped after the last of them. */
export async function openedAppOn(...given: Parameters<typeof testApp>): Promise<TestApp> {
  const app = await testApp(...given);
  afterAll(() => app.stop());
  return app;
}

type Changes = Parameters<typeof testApp> extends [unknown, ...infer Rest] ? Rest : never;

/** Both. */
export async function openedApp(...changes: Changes): Promise<{ database: TestDatabase; app: TestApp }> {
  const database = await openedDatabase();
  return { database, app: await openedAppOn(database, ...changes) };
}
