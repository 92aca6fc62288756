import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#server/postgres/free-port.ts';
import { chooseIdentity } from '#server/postgres/identity.ts';
import { databaseName, owner } from '#server/postgres/prepare-owner.ts';
import { eventually } from './eventually.ts';
import type { TestDatabase } from './test-database.ts';
import { testFolder } from './test-folder.ts';

const program = '/usr/sbin/pgbouncer';

/** Whether this machine has Debian's PgBouncer. */
export const hasPgBouncer = existsSync(program);

/** Starts PgBouncer in transaction mode before a database of a test. */
export async function pgBouncer(
  database: TestDatabase,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const folder = testFolder();
  const port = await freePort();
  // It refuses to run as root.
  const identity = chooseIdentity(join(database.folder, 'postgres'));
  await writeFile(join(folder.path, 'users.txt'), `"${owner}" "${database.secrets.owner}"\n`);
  await writeFile(
    join(folder.path, 'pgbouncer.ini'),
    [
      '[databases]',
      `${databaseName} = host=127.0.0.1 port=${database.embeddedPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(folder.path, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 8',
      'max_client_conn = 200',
      // How soon it looks again for a database that was away.
      'server_login_retry = 1',
      '',
    ].join('\n'),
  );
  if (identity) await chown(join(folder.path, 'users.txt'), identity.uid, identity.gid);
  const child: ChildProcess = spawn(program, ['-q', join(folder.path, 'pgbouncer.ini')], {
    ...identity,
    stdio: 'ignore',
  });
  await eventually('PgBouncer answers', () => answers(port));
  return {
    port,
    close: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      await folder.remove();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
