import type { Database, Queries } from '#server/postgres/connect.ts';
import type { ApiClaims } from './claims.ts';

/** Becomes a caller for the rest of a transaction, under row-level security. */
export async function becomeCaller(transaction: Queries, claims: ApiClaims): Promise<void> {
  await transaction`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${claims.role}, true)`;
}

/** Runs statements in a transaction as a caller, under row-level security. */
export async function asCaller<Result>(
  sql: Database,
  claims: ApiClaims,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const result = await sql.begin(async (transaction) => {
    await becomeCaller(transaction, claims);
    return { value: await work(transaction) };
  });
  return result.value;
}
