import { readFile } from 'node:fs/promises';
import { asSuperuser, databaseName, type Superuser } from './prepare-owner.ts';

const script = new URL('./superuser-set-up.sql', import.meta.url);

/** Sets up what only a superuser can, in the embedded cluster, where nobody else has work. */
export async function setUpAsSuperuser(superuser: Superuser): Promise<void> {
  const statements = await readFile(script, 'utf8');
  await asSuperuser(superuser, databaseName, (sql) => sql.unsafe(statements));
}
