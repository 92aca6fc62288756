import { restError } from './rest-answers.ts';

/** One column of a foreign key. */
export type KeyColumn = {
  readonly table: string;
  readonly column: string;
  readonly ref_table: string;
  readonly ref_column: string;
  readonly foreign_key_name: string;
};

type Embed = { readonly spread?: boolean } & Part;
/** What is asked of a table: its columns, and what is embedded in its rows. */
type Part = { readonly select?: unknown; readonly join?: unknown };
type Join = { from?: string; hint?: string; readonly type?: string };
type Named<Value> = Record<string, Value>;

/**
 * Says of every embedding by which key it goes, where the package would choose otherwise than PostgREST.
 * Out: the refusal of one that may mean several keys, or of which the package would make wrong rows.
 */
export function hintEmbeds(part: Part, table: string, keys: readonly KeyColumn[]): Response | undefined {
  const joins = (part.join ?? {}) as Named<Join>;
  const entries = ((part.select ?? []) as (string | Named<Embed>)[]).filter((entry) => typeof entry === 'object');
  for (const [name, join] of Object.entries(joins)) {
    const entry = entries.find((named) => name in named);
    const asked = join.from ?? name;
    const key =
      keys.find((one) => one.table === table && one.column === asked) ??
      keys.find((one) => one.foreign_key_name === asked && [one.table, one.ref_table].includes(table));
    const target = key === undefined ? asked : key.table === table ? key.ref_table : key.table;
    const embed = entry?.[name];
    const refusal =
      target === table
        ? hintSelf(join, { table, keys, isNamed: key !== undefined, isSpread: embed?.spread === true })
        : undefined;
    const further = refusal ?? (embed === undefined ? undefined : hintEmbeds(embed, target, keys));
    if (further !== undefined) return further;
    if (target === table || join.hint !== undefined) continue;
    if (key !== undefined && join.from === undefined) join.hint = name;
    // An alias is only a name, also where a column that is a key has it.
    const isAliasKey = key === undefined && keys.some((one) => one.table === table && one.column === name);
    if (!isAliasKey || join.from === undefined) continue;
    const between = keys.filter(
      (one) => (one.table === table && one.ref_table === target) || (one.table === target && one.ref_table === table),
    );
    const [only, another] = new Set(between.map((one) => one.foreign_key_name));
    if (another === undefined) Object.assign(join, only === undefined ? {} : { hint: only });
    // By any other name the package asks which of them is meant.
    else rename(name, `${name}?`, [joins, ...(entry === undefined ? [] : [entry])]);
  }
  return undefined;
}

type OfItself = {
  readonly table: string;
  readonly keys: readonly KeyColumn[];
  readonly isNamed: boolean;
  readonly isSpread: boolean;
};

/** The same for a table in itself: by the name of the table the rows that lead to this one, by a column the one it leads to. */
function hintSelf(join: Join, { table, keys, isNamed, isSpread }: OfItself): Response | undefined {
  // In its SQL both have the same name there.
  if (join.type === 'inner' || isSpread)
    return restError({
      code: 'PGRST127',
      message: 'Feature not implemented',
      details: 'A table embedded in itself can be neither an inner join nor spread.',
    });
  if (isNamed) return undefined;
  const own = keys.filter((key) => key.table === table && key.ref_table === table);
  const hinted = own.find((key) => key.column === join.hint);
  if (hinted !== undefined) join.from = hinted.foreign_key_name;
  const names = [...new Set(own.map((key) => key.foreign_key_name))];
  if (join.hint !== undefined || names.length < 2) return undefined;
  const columns = (of: string, side: 'column' | 'ref_column'): string =>
    own
      .filter((key) => key.foreign_key_name === of)
      .map((key) => key[side])
      .join(', ');
  return restError({
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${table}' and '${table}'`,
    details: names.map((of) => ({
      cardinality: 'one-to-many',
      embedding: `${table} with ${table}`,
      relationship: `${of} using ${table}(${columns(of, 'ref_column')}) and ${table}(${columns(of, 'column')})`,
    })),
    hint: `Try changing '${table}' to one of the following: ${names.map((of) => `'${table}!${columns(of, 'column')}'`).join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}

function rename(name: string, other: string, all: readonly Named<unknown>[]): void {
  for (const one of all) {
    one[other] = one[name];
    delete one[name];
  }
}
