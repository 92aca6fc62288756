import { expect, test } from 'vitest';
import { openedDatabase } from '#server/testing/opened.ts';

const database = await openedDatabase();

// An uncaught exception would end the server; here it fails the run.
test('a connection that is cut in a transaction fails that transaction and nothing else', async () => {
  const { sql } = database;
  for (let round = 0; round < 12; round += 1) {
    // The first question to a place that was cut may still hear of it.
    await Promise.all(Array.from({ length: 30 }, async () => sql`select 1`.catch(() => {})));
    let pids: number[] = [];
    const ends = Array.from({ length: 4 }, async () =>
      sql
        .begin(async (transaction) => {
          const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
          pids = [...pids, row?.pid ?? 0];
          await transaction`select pg_sleep(20)`;
        })
        .then(
          () => 'done',
          () => 'failed',
        ),
    );
    while (pids.length < 4) await new Promise(setImmediate);
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`;
    expect(await Promise.all(ends)).toEqual(Array(4).fill('failed'));
  }
  await Promise.all(Array.from({ length: 30 }, async () => sql`select 1`.catch(() => {})));
  // Every place of the pool works again.
  expect(await Promise.all(Array.from({ length: 30 }, async () => (await sql`select 1 as one`)[0]?.one))).toEqual(
    Array(30).fill(1),
  );
});

test('a transaction still ends as its work does', async () => {
  const { sql } = database;
  await sql`create table cut (id int)`;
  await expect(
    sql.begin(async (transaction) => {
      await transaction`insert into cut values (1)`;
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await expect(sql.begin((transaction) => transaction`select nonsense`)).rejects.toMatchObject({ code: '42703' });
  expect(await sql.begin('read only', async (transaction) => (await transaction`select 2 as two`)[0]?.two)).toBe(2);
  // The same error of something else ends it, too.
  const elsewhere = Object.assign(new Error('elsewhere'), { code: 'ECONNRESET' });
  await expect(
    sql.begin(async (transaction) => {
      await transaction`insert into cut values (1)`;
      throw elsewhere;
    }),
  ).rejects.toBe(elsewhere);
  expect((await sql`select from cut`).count).toBe(0);
});
