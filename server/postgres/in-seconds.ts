import type { Queries } from './connect.ts';

/**
 * The moment in so many seconds by the clock of the database, which decides what has ended: that of this machine may be
 * another one.
 */
export async function inSeconds(sql: Queries, seconds: number): Promise<Date> {
  const [{ at }] = await sql<[{ at: Date }]>`select now() + make_interval(secs => ${seconds}) as at`;
  return at;
}
