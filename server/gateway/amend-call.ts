import { sql } from 'kysely';
import { databaseCodes } from '#contract/refusals.ts';
import { hintEmbeds, type KeyColumn } from './hint-embeds.ts';

/** A call as @supabase/lite has read it, before it becomes SQL: as far as we look at it. */
export type ReadCall = {
  readonly type: string;
  readonly function?: string;
  args?: unknown;
  readonly httpMethod?: string;
  readonly select?: unknown;
  readonly join?: unknown;
  readonly from?: string;
  values?: unknown;
  where?: unknown;
  readonly onConflict?: readonly string[];
  readonly $meta?: {
    count?: string;
    columns?: unknown;
    readonly missing?: string;
    readonly handling?: string;
    readonly maxAffected?: number;
  };
};

type Named = { readonly name: string };
/** What there is to call, as far as we look at it. */
type Callable = {
  readonly tables: readonly Named[];
  readonly views: readonly Named[];
  readonly columns: readonly (Named & { readonly table: string; readonly pg_type?: string })[];
  readonly custom_types: readonly { readonly kind: string; readonly type: string }[];
  readonly foreign_keys?: readonly KeyColumn[];
  readonly functions?: readonly (Named & {
    readonly return_type?: string;
    readonly arg_names: readonly string[];
    readonly arg_types: readonly string[];
  })[];
};

// The names of types are one word, but for these of standard SQL. The text of a cast becomes part of the SQL.
const typeName = /^(?:[a-z_]\w*|double precision|(?:character|bit) varying|time(?:stamp)? with(?:out)? time zone)$/iu;

/**
 * Changes a call to what PostgREST would do with it. Throws what PostgreSQL says of a type that there is not.
 */
export function amendCall(call: ReadCall, shown: Callable): void {
  refuseCasts(call.select);
  const { $meta: wishes } = call;
  // The planner's guess of a few rows is far off; PostgREST takes it beyond its limit only.
  if (wishes?.count === 'planned' || wishes?.count === 'estimated') wishes.count = 'exact';
  if (call.type === 'rpc') call.args = amendArguments(call, shown);
  if (call.values !== undefined) call.values = keepTexts(call, shown);
}

/** Rows whose texts stay texts where the column takes JSON: the package would read them as what they look like. */
function keepTexts({ from, values }: ReadCall, { columns }: Callable): unknown {
  const names = columns.filter(({ table, pg_type: type = '' }) => table === from && /^jsonb?$/u.test(type));
  const keep = (row: unknown): unknown => {
    if (typeof row !== 'object' || row === null) return row;
    const texts = names.flatMap(({ name }) => {
      const value = (row as Record<string, unknown>)[name];
      return typeof value === 'string' ? [[name, JSON.stringify(value)]] : [];
    });
    return { ...row, ...Object.fromEntries(texts) };
  };
  return Array.isArray(values) ? values.map(keep) : keep(values);
}

/** The refusal of a call before it becomes SQL, if any. */
export function refuseEmbeds(call: ReadCall, shown: Callable): Response | undefined {
  const called = shown.functions?.find(({ name }) => name === call.function);
  const table = call.from ?? called?.return_type?.replaceAll('"', '') ?? '';
  return hintEmbeds(call, table, shown.foreign_keys ?? []);
}

function refuseCasts(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    const isCast = (name === 'cast' || name === 'preCast') && typeof value === 'string';
    if (isCast && !typeName.test(value))
      throw Object.assign(new Error(`type "${value}" does not exist`), { code: databaseCodes.noType });
    refuseCasts(value);
  }
}

/** Arguments by name: as the rows and the JSON texts that the function takes. */
function amendArguments({ args, function: called, httpMethod }: ReadCall, shown: Callable): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args;
  const names = Object.keys(args);
  const candidates = (shown.functions ?? []).filter(
    ({ name, arg_names: known }) => name === called && names.every((given) => known.includes(given)),
  );
  const [only] = candidates;
  if (only === undefined || candidates.length > 1) return args;
  const isRow = (type: string): boolean => {
    const name = type.replaceAll(/^"|"$/gu, '');
    const { tables, views, custom_types: types } = shown;
    return (
      [...tables, ...views].some((relation) => relation.name === name) ||
      types.some((made) => made.kind === 'composite' && made.type === name)
    );
  };
  const amended = Object.entries(args).map(([name, value]: [string, unknown]) => {
    const type = only.arg_types[only.arg_names.indexOf(name)] ?? '';
    // A text is written as JSON by everything but an address, where it is JSON already.
    if (/^jsonb?$/u.test(type) && typeof value === 'string' && httpMethod === 'POST')
      return [name, JSON.stringify(value)];
    if (isRow(type) && typeof value === 'object' && value !== null)
      return [name, sql`jsonb_populate_record(null::${sql.raw(type)}, ${value}::jsonb)`];
    return [name, value];
  });
  return Object.fromEntries(amended);
}
