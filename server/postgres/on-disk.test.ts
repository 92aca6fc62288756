import { expect, test } from 'vitest';
import { testDatabase } from '#server/testing/test-database.ts';
import { onDisk } from './on-disk.ts';

test('what was committed without waiting for the disk is there once somebody has waited for it', async () => {
  const { sql, close } = await testDatabase();
  try {
    await sql`create table public.kept (text text)`;
    const written = async () => {
      const [row] = await sql.begin(async (transaction) => {
        await transaction`set local synchronous_commit = off`;
        await transaction`insert into public.kept values ('one')`;
        return transaction<{ end: string }[]>`select pg_current_wal_insert_lsn() as end`;
      });
      return row?.end ?? '';
    };
    const ends = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const end = await written();
        await onDisk(sql);
        const [row] = await sql`select pg_current_wal_flush_lsn() > ${end}::pg_lsn as "isKept"`;
        return row?.isKept as unknown;
      }),
    );
    expect(ends).toEqual(ends.map(() => true));
  } finally {
    await close();
  }
});
