import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signingKeys } from './auth/sessions/signing-keys.ts';
import { readEnv } from './env.ts';
import { mailOfSite, putMail } from './mail/put-mail.ts';
import { openParts } from './open-parts.ts';
import { rolePassword, setRolePassword } from './postgres/api-roles.ts';
import { asSuperuser } from './postgres/prepare-owner.ts';
import { makeSeal } from './seal.ts';
import { openedDatabase } from './testing/opened.ts';
import { keptLog } from './testing/quiet-log.ts';
import { databaseUrl } from './testing/several-servers.ts';
import { testPostgres } from './testing/test-database.ts';

test('SEC-04 a server that is given another JWT_SECRET than its database does not start, and the others go on: no password of theirs changes, and no mail leaves by it', async () => {
  const database = await openedDatabase(testPostgres);
  const { sql, secrets, embeddedPort: port = 0 } = database;
  const { jwtSecret } = secrets;
  // What a server has done that runs already.
  await signingKeys(sql, makeSeal(jwtSecret)).reload();
  await setRolePassword(sql, 'ecosystem_api', rolePassword(jwtSecret, 'ecosystem_api'));
  await setRolePassword(sql, 'sql_console', rolePassword(jwtSecret, 'sql_console'));
  const site = new URL('https://ecosystem.example.org');
  await putMail(sql, mailOfSite(site, { subject: 'One', text: 'One', html: '<p>One</p>' }), { kind: 'message' });
  const found = async () => ({
    passwords: await asSuperuser({ port, password: secrets.postgres }, 'postgres', async (root) => [
      ...(await root`select rolname, rolpassword from pg_authid where rolname in ('ecosystem_api', 'sql_console') order by 1`),
    ]),
    mails: [...(await sql`select attempts, lease, sent_at from app_private.mail_outbox`)],
  });
  const before = await found();

  const random = (): string => randomBytes(32).toString('base64url');
  const env = readEnv({
    DATABASE_URL: databaseUrl(database),
    JWT_SECRET: random(),
    BACKEND_SECRET_KEY: random(),
    DATA_DIR: join(database.folder, 'another'),
  });
  if (!env.ok) throw new Error(env.faults.join('\n'));
  const { dataDir } = env.value;
  const opened = await openParts({ env: env.value, dataDir, database, secrets: undefined, log: keptLog() });
  expect(opened).toEqual({ ok: false, because: expect.stringContaining('JWT_SECRET is not the one') });
  expect(await found()).toEqual(before);
});
