import type { TransactionSql } from 'postgres';
import type { Database } from './connect.ts';

/** Does something in a transaction of which nothing stays. `options` are those of `begin`. Out: what the work gives. */
export async function rolledBack<Value>(
  sql: Database,
  work: (transaction: TransactionSql) => Promise<Value>,
  options = '',
): Promise<Value> {
  const rollBack = new Error('Nothing of it stays.');
  let value: Value | undefined;
  await sql
    .begin(options, async (transaction) => {
      value = await work(transaction);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return value as Value;
}
