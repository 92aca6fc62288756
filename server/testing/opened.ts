import { afterAll } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** A database for all tests of a file, closed after the last of them. */
export async function openedDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  afterAll(() => database.close());
  return database;
}

type Changes = Parameters<typeof testApp> extends [unknown, ...infer Rest] ? Rest : never;

/** The same, with a server on it (`testApp`). */
export async function openedApp(...changes: Changes): Promise<{ database: TestDatabase; app: TestApp }> {
  const database = await openedDatabase();
  const app = await testApp(database, ...changes);
  afterAll(() => app.stop());
  return { database, app };
}
