import type postgres from 'postgres';
import type { Database, Queries } from './connect.ts';

/** The role as which statements run, and whatever else policies may know of the caller. */
type RoleClaims = { readonly role: string };

/** Runs statements in one transaction as a role, with its claims, under row-level security. `first` runs as the server. */
export async function asRole<Result>(
  sql: Database,
  claims: RoleClaims,
  work: (transaction: Queries) => Promise<Result>,
  first?: (transaction: Queries) => Promise<void>,
): Promise<Result> {
  const result = await sql.begin(async (transaction) => {
    await first?.(transaction);
    await becomeRole(transaction, claims);
    return { value: await work(transaction) };
  });
  return result.value;
}

/** A statement of its own, as it stands in a template; it may hold fragments of any connection. */
export type StatementTag = <Row extends object = postgres.Row>(
  text: TemplateStringsArray,
  ...values: readonly postgres.ParameterOrFragment<never>[]
) => Promise<postgres.RowList<Row[]>>;

/** Runs one statement as a role: `await statementAs(sql, claims)<Row>`select …``. */
export const statementAs =
  (sql: Database, claims: RoleClaims): StatementTag =>
  (text, ...values) =>
    asRole(sql, claims, async (transaction) => transaction(text, ...values));

/** Becomes a role for the rest of a transaction, and sets whatever else holds as long, in one statement. */
export async function becomeRole(
  transaction: Queries,
  claims: RoleClaims,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const all = { ...settings, 'request.jwt.claims': JSON.stringify(claims), role: claims.role };
  await transaction`
    select set_config(name, value, true)
    from unnest(${Object.keys(all)}::text[], ${Object.values(all)}::text[]) as setting (name, value)`;
}

/** Back to the server's own role, for the rest of a transaction. */
export async function leaveRole(transaction: Queries): Promise<void> {
  await transaction`select set_config('role', 'none', true)`;
}
