import { expect, test } from 'vitest';
import { findReceipt } from '#server/messages/store-message.ts';
import { openedDatabase } from '#server/testing/opened.ts';
import type { Database } from './connect.ts';
import { onDisk } from './on-disk.ts';

/** Commits something without waiting for the disk, waits in another way, and says of each of 20 whether it is there then. */
async function kept(sql: Database, wait: () => Promise<unknown>): Promise<unknown[]> {
  await sql`create table if not exists public.kept (text text)`;
  const written = async () => {
    const [row] = await sql.begin(async (transaction) => {
      await transaction`set local synchronous_commit = off`;
      await transaction`insert into public.kept values ('one')`;
      return transaction<{ end: string }[]>`select pg_current_wal_insert_lsn() as end`;
    });
    return row?.end ?? '';
  };
  return Promise.all(
    Array.from({ length: 20 }, async () => {
      const end = await written();
      await wait();
      const [row] = await sql`select pg_current_wal_flush_lsn() > ${end}::pg_lsn as "isKept"`;
      return row?.isKept as unknown;
    }),
  );
}

const all = Array.from({ length: 20 }, () => true);

test('what was committed without waiting for the disk is there once somebody has waited for it', async () => {
  const { sql } = await openedDatabase();
  expect(await kept(sql, () => onDisk(sql))).toEqual(all);
});

test('who sends a message again hears of the first only once it is on the disk', async () => {
  const { sql } = await openedDatabase();
  const draft = crypto.randomUUID();
  await sql`
    insert into app_private.messages (reference, draft_id, name, email, reason_label, message, locale)
    values ('EC-AAAA-BBBB', ${draft}, 'Ada', '', 'Say hello', 'Hello, you dear people.', 'en')`;
  expect(await kept(sql, () => findReceipt(sql, draft))).toEqual(all);
});
