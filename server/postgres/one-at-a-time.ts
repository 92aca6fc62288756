import type { Queries } from './connect.ts';

/** Waits until nobody else is at `what`, on any server of the database, and keeps others from it until the transaction ends. */
export const oneAtATime = (sql: Queries, what: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`;
