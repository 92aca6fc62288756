import { readFileSync } from 'node:fs';
import { closedAfter, connect } from '#server/postgres/connect.ts';
import { prepareTable } from '#server/postgres/migrate.ts';
import { asSuperuser, owner } from '#server/postgres/prepare-owner.ts';
import type { TestDatabase } from './test-database.ts';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

// What its ten migrations made is what these five make, letter by letter (docs/decisions/050-one-file-for-each-schema.md),
// and no migration is ever changed.
const anew = [
  '../auth/migrations/20261121170000_accounts.sql',
  '../storage/migrations/20261121180000_storage.sql',
  '../../supabase/migrations/20261121220000_messages.sql',
  '../../supabase/migrations/20261121220100_projects.sql',
  '../../supabase/migrations/20261121220200_files_of_projects.sql',
];

/** Makes a database of the first version with rows in it, beside that of a test. Out: its address. */
export async function firstVersion({ secrets, embeddedPort: port = 0 }: TestDatabase): Promise<string> {
  const name = 'first_version';
  const asRoot = (database: string, statements: string) =>
    asSuperuser({ port, password: secrets.postgres }, database, (sql) => sql.unsafe(statements));
  await asRoot('postgres', `create database ${name} owner ${owner}`);
  // Before any table, because tables get rights from it.
  await asRoot(name, read('../postgres/superuser-set-up.sql'));
  const url = `postgres://${owner}:${secrets.owner}@127.0.0.1:${port}/${name}`;
  await closedAfter(connect(url, { connections: 1, statementTimeoutMs: 60_000, purpose: 'restore' }), async (sql) => {
    for (const schema of ['auth', 'storage', 'supabase_migrations'] as const) await prepareTable(sql, schema);
    for (const file of anew) await sql.unsafe(read(file));
  });
  // No trigger writes anything beside the rows.
  await asRoot(name, `set session_replication_role = replica; ${read('./first-version.sql')}`);
  return url;
}
