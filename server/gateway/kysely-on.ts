import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Queries } from '#server/postgres/connect.ts';
import { JsonText, lengthOf } from './text-types.ts';

type Row = Readonly<Record<string, unknown>>;
/** What is about to be run. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;
type StatementRules = {
  /** Throws what is not to be run. */
  readonly check?: (statement: Statement) => void;
  /** Texts among the values are JSON already, where PostgreSQL takes JSON. */
  readonly isJsonText?: boolean;
  /** Which rows are passed on. */
  readonly isShown?: (row: Row) => boolean;
};

/**
 * In signs of the texts that are held at once for one call. All that our pages read is a hundredth of it; a thousand rows
 * of long texts, each named several times, would end the process.
 */
const mostHeld = 8_000_000;

/** What was asked for is more than is held at once. */
export class TooMuch extends Error {}

const nothing = async (): Promise<void> => {};

/** Kysely, by which the statements of the data API are made, on one transaction of ours; without one it runs nothing. */
export function kyselyOn(
  transaction: Queries | undefined,
  { check, isJsonText = false, isShown = () => true }: StatementRules = {},
): Kysely<never> {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql, parameters }: CompiledQuery) => {
      if (transaction === undefined) throw new Error('A statement outside of a call was not run.');
      check?.({ sql, parameters });
      // A list comes as PostgreSQL writes one (`{1,2}`), which the driver passes on as it is.
      const lists = new Set([...sql.matchAll(/\$(\d+)::[^$(),]*\[\]/gu)].map(([, place]) => Number(place)));
      const values = parameters.map((value, index) =>
        isJsonText && typeof value === 'string' && !lists.has(index + 1) ? new JsonText(value) : value,
      );
      // Also without values in the way of sending that takes one statement only; the driver's types do not know it.
      const statement = transaction.unsafe<Row[]>(sql, values as never[], { simple: false } as { prepare?: boolean });
      const rows: Row[] = [];
      let held = 0;
      const result = await statement.forEach((row) => {
        for (const value of Object.values(row)) held += lengthOf(value);
        // Those that still come are let go.
        if (held <= mostHeld && isShown(row)) rows.push(row);
      });
      if (held > mostHeld) throw new TooMuch();
      const isChange = /^(?:INSERT|UPDATE|DELETE|MERGE)$/u.test(result.command);
      return {
        rows: rows as never[],
        ...(isChange ? { numAffectedRows: BigInt(result.count) } : {}),
      };
    },
    streamQuery: () => {
      throw new Error('The data API does not stream.');
    },
  };
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
