import { isAway } from '#server/postgres/away.ts';
import { type Database, quoted } from '#server/postgres/connect.ts';
import type { AskedChange } from '#server/realtime/join-config.ts';
import { databaseAway, RealtimeError } from '#server/realtime/realtime-error.ts';
import { type Condition, mostConditions, operators, readFilter } from './filters.ts';
import { findTables, type PublishedTable } from './tables.ts';

/** What a channel hears of: changes of a kind, in matching tables, of matching rows. */
export type Subscription = {
  readonly id: number;
  readonly event: 'INSERT' | 'UPDATE' | 'DELETE' | '*';
  /** Names, or `*` for all. */
  readonly schema: string;
  readonly table: string;
  readonly conditions: readonly Condition[];
};

let ids = 0;

/**
 * Reads what a channel wants to hear of. In: what was asked for, and the role that asks. Throws a refusal in the words
 * of Supabase's server: for what cannot be read, for a table that is not told of, and for one that the role may not read.
 */
export async function readSubscription(sql: Database, role: string, asked: AskedChange): Promise<Subscription> {
  // What is null or empty is left out.
  const schema = asked.schema || 'public';
  const table = asked.table || '*';
  if (!asked.schema && !asked.table)
    throw refused('No subscription params provided. Please provide at least a `schema` or `table` to subscribe to');
  if (asked.select !== undefined) throw refused('Column selection is not supported');
  const conditions = readFilter(asked.filter ?? '');
  if (conditions.length > mostConditions) throw refused('Error parsing `filter` params: too many conditions');
  try {
    // PostgreSQL has no table of such a name, and cannot be asked for one.
    const tables = `${schema}${table}`.includes('\0') ? [] : await findTables(sql, { schema, table, role });
    if (tables.length === 0) throw unable(asked, 'Please check Realtime is enabled for the given connect parameters');
    for (const found of tables) for (const condition of conditions) await tryOut(sql, asked, found, condition);
  } catch (error) {
    if (error instanceof RealtimeError) throw error;
    throw isAway(error) ? databaseAway() : error;
  }
  ids += 1;
  return { id: ids, event: eventOf(asked), schema, table, conditions };
}

/** A condition as SQL about the row `t`. `give` takes a value and says how it is named. */
export function conditionSql(
  { column, operator, values }: Condition,
  { cast }: { readonly cast: string },
  give: (value: string) => string,
): string {
  const left = `t.${quoted(column)}`;
  if (operator === 'in')
    return `${left} = any (array(select jsonb_array_elements_text(${give(JSON.stringify(values))}::text::jsonb))::${cast}[])`;
  return `${left} ${operators[operator]} (${give(values[0] ?? '')}::text)::${cast}`;
}

// A value that is none of its column would otherwise fail with every change.
async function tryOut(
  sql: Database,
  asked: AskedChange,
  { columns }: PublishedTable,
  condition: Condition,
): Promise<void> {
  const column = columns.find(({ name }) => name === condition.column);
  if (column === undefined)
    throw unable(
      asked,
      `An exception happened so please check your connect parameters: invalid column for filter ${condition.column.slice(0, 63)}`,
    );
  const values: string[] = [];
  const written = conditionSql(condition, column, (value) => `$${values.push(value)}`);
  try {
    await sql.unsafe(`select ${written} from (select null::${column.cast} as ${quoted(column.name)}) t`, values);
  } catch (error) {
    if (isAway(error)) throw error;
    throw unable(asked, 'An exception happened so please check your connect parameters: invalid value for filter');
  }
}

const refused = (message: string): RealtimeError => new RealtimeError('RealtimeDisabledForConfiguration', message);

function unable({ event, schema, table, filter }: AskedChange, because: string): RealtimeError {
  const given = Object.entries({ event, schema, table, filter }).map(
    ([name, value]) => `${name}: ${String(value ?? 'nil')}`,
  );
  return refused(
    `Unable to subscribe to changes with given parameters. ${because}: [${given.join(', ').slice(0, 500)}]`,
  );
}

function eventOf({ event }: AskedChange): Subscription['event'] {
  const name = event?.toUpperCase();
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*';
}
