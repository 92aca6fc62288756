import { errorFields } from '#server/error-fields.ts';
import type { Log } from '#server/log.ts';
import { isAway, withDeadline } from '#server/postgres/away.ts';
import { type Database, type Queries, quoted } from '#server/postgres/connect.ts';
import type { Channel } from '#server/realtime/channel.ts';
import { databaseAway } from '#server/realtime/realtime-error.ts';
import type { Condition } from './filters.ts';
import { type RowChange, readRows, type SeenRow } from './read-rows.ts';
import type { Subscription } from './subscriptions.ts';
import { findTables, type PublishedTable } from './tables.ts';

/** Which channels listen to what. */
type Listeners = ReadonlyMap<Channel, readonly Subscription[]>;

type Needs = { readonly sql: Database; readonly log: Log };

/**
 * Tells changes of one table to all who listen to it and may see them. All with the same claims are asked for once; who
 * has other claims by the time of the answer is asked for again. A channel that cannot be told fails, so that its client
 * joins again and looks at what is then.
 */
export async function tell(needs: Needs, listeners: Listeners, notes: readonly RowChange[]): Promise<void> {
  const [first] = notes;
  if (first === undefined) return;
  const listening = (channel: Channel): readonly Subscription[] =>
    (listeners.get(channel) ?? []).filter(
      ({ schema, table }) => [first.schema, '*'].includes(schema) && [first.table, '*'].includes(table),
    );
  let waiting = [...listeners.keys()].filter((channel) => listening(channel).length > 0);
  while (waiting.length > 0) {
    const groups = Map.groupBy(waiting, (channel) => channel.listener().key);
    const tables = new Map<string, Promise<(PublishedTable & { rule: string }) | undefined>>();
    const told = await Promise.all(
      [...groups].map(async ([key, channels]) => {
        const { claims } = channels[0]?.listener() ?? {};
        if (claims === undefined) return [];
        const { role } = claims;
        if (!tables.has(role)) tables.set(role, tableFor(needs.sql, first, role));
        const asked = channels.flatMap((channel) => listening(channel).map(({ conditions }) => conditions));
        const filters = new Map(asked.map((conditions) => [keyOf(conditions), conditions]));
        try {
          const table = await tables.get(role);
          if (table === undefined) return [];
          const rows = await withDeadline(() =>
            readRows(needs.sql, claims, { table, filters: [...filters.values()] }, notes),
          );
          return channels.filter((channel) => {
            if (channel.isOver()) return false;
            if (channel.listener().key !== key) return true;
            for (const [place, note] of notes.entries())
              tellOne(channel, listening(channel), note, rows[place], { table, filters: [...filters.keys()] });
            return false;
          });
        } catch (error) {
          if (!isAway(error)) needs.log.error(errorFields(error), 'changes could not be told');
          for (const channel of channels) channel.fail(databaseAway().message);
          return [];
        }
      }),
    );
    waiting = told.flat();
  }
}

/** The table as a role sees it, with the condition under which the role sees a row. */
async function tableFor(
  sql: Database,
  { schema, table }: RowChange,
  role: string,
): Promise<(PublishedTable & { rule: string }) | undefined> {
  const [found] = await findTables(sql, { schema, table, role });
  return found && { ...found, rule: await readRule(sql, found, role) };
}

type Seen = { readonly table: PublishedTable; readonly filters: readonly string[] };

function tellOne(
  channel: Channel,
  subscriptions: readonly Subscription[],
  note: RowChange,
  row: SeenRow | undefined,
  { table, filters }: Seen,
): void {
  const { schema, table: name, type, at, key, old } = note;
  // A note holds its keys unless they are longer than PostgreSQL takes (`realtime.note_change`).
  const isTooLong = key === undefined && old === undefined;
  if (row === undefined && !isTooLong) return;
  const ids = subscriptions
    .filter(({ event }) => event === '*' || event === type)
    .filter(({ conditions }) => isTooLong || row?.matches[filters.indexOf(keyOf(conditions))] === true)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  channel.push('postgres_changes', {
    ids,
    data: {
      schema,
      table: name,
      // As Supabase says it, to the millisecond.
      commit_timestamp: at.replace(/\d{3}Z$/u, 'Z'),
      type,
      columns: table.columns.map((column) => ({ name: column.name, type: column.type })),
      ...(type === 'DELETE' ? {} : { record: row?.record ?? {} }),
      ...(type === 'INSERT' ? {} : { old_record: type === 'DELETE' ? (row?.record ?? {}) : (old ?? {}) }),
      errors: isTooLong ? ['Error 413: Payload Too Large'] : null,
    },
  });
}

const keyOf = (conditions: readonly Condition[]): string => JSON.stringify(conditions);

/**
 * The condition under which a role may read a row, as SQL: what the policies of the table say of it, put together as
 * PostgreSQL does (https://www.postgresql.org/docs/current/ddl-rowsecurity.html). So it can be asked of a row as it was
 * when it changed, which is in no table any more.
 */
async function readRule(
  sql: Queries,
  { schema, name }: { readonly schema: string; readonly name: string },
  role: string,
): Promise<string> {
  const [found] = await sql<{ isGuarded: boolean; rules: { isPermissive: boolean; text: string }[] }[]>`
    select c.relrowsecurity and not (select rolbypassrls from pg_roles where rolname = ${role}) as "isGuarded",
      coalesce((
        select json_agg(json_build_object('isPermissive', p.polpermissive, 'text', pg_get_expr(p.polqual, p.polrelid)))
        from pg_policy p
        where p.polrelid = c.oid and p.polcmd in ('r', '*') and p.polqual is not null
          and (p.polroles = '{0}' or exists (select from unnest(p.polroles) r where pg_has_role(${role}::name, r, 'usage')))
      ), '[]') as rules
    from pg_class c where c.oid = ${`${quoted(schema)}.${quoted(name)}`}::text::regclass`;
  if (found?.isGuarded === false) return 'true';
  const texts = (isPermissive: boolean): string[] =>
    (found?.rules ?? []).filter((rule) => rule.isPermissive === isPermissive).map(({ text }) => `(${text})`);
  return [`(${[...texts(true), 'false'].join(' or ')})`, ...texts(false)].join(' and ');
}
