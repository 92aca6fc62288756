import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#server/postgres/connect.ts';
import type { Place } from '#server/postgres/place.ts';
import type { Superuser } from '#server/postgres/prepare-owner.ts';
import { copyTree } from './copy-tree.ts';

/** What belongs to the running PostgreSQL and not to its data (PostgreSQL's manual, 25.3.4.2). */
const ofTheRunning =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans))\/.*|.*pgsql_tmp.*)$/u;

/**
 * Copies the cluster of a running PostgreSQL, which goes on meanwhile. The copy holds everything that was committed before
 * this began; it becomes whole when it is started, from the notes in `pg_wal` (manual, 25.3.3).
 */
export async function copyRunning({ cluster, identity }: Place, superuser: Superuser, to: string): Promise<void> {
  const { port, password } = superuser;
  const sql = connect(
    { port, user: 'postgres', password, database: 'postgres' },
    { connections: 1, statementTimeoutMs: 0, purpose: 'backup', isLasting: true },
  );
  // A backup is begun and ended by one session.
  const session = await sql.reserve();
  try {
    // Keeps what is written meanwhile in pg_wal, as long as this session lives.
    await session`select pg_create_physical_replication_slot(${`backup_${process.pid}`}, true, true)`;
    await session`select pg_backup_start('npm run backup', true)`;
    await copyTree(cluster, to, identity, (path) => !ofTheRunning.test(path));
    const [label] = await session<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`;
    const file = join(to, 'backup_label');
    await writeFile(file, label?.labelfile ?? '', { mode: 0o600 });
    if (identity) await chown(file, identity.uid, identity.gid);
    await copyTree(join(cluster, 'pg_wal'), join(to, 'pg_wal'), identity);
  } finally {
    session.release();
    await sql.end({ timeout: 5 });
  }
}
