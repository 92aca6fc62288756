import type { Queries } from './connect.ts';

/** Waits until nobody else is at `what`, on any server of the database, and keeps others from it until the transaction ends. */
export const oneAtATime = (sql: Queries, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`;

/** The same for what may take minutes: whoever finds somebody at it does not wait. Out: whether nobody was. */
export async function isOurTurn(sql: Queries, what: string): Promise<boolean> {
  const [{ isFree }] = await sql<[{ isFree: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended(${what}, 0)) as "isFree"`;
  return isFree;
}
