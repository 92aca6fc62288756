import type { Hono } from 'hono';
import * as v from 'valibot';
import { statementAs } from '#server/postgres/as-role.ts';
import { countedCaller } from './limits.ts';
import { readChecked, storable } from './read-json.ts';
import { StorageError } from './storage-error.ts';
import { bucketOf, type StorageParts } from './storage-parts.ts';

const text = v.pipe(storable, v.maxLength(1000));
const limit = v.pipe(v.number(), v.integer(), v.minValue(1));
const order = v.optional(v.picklist(['asc', 'desc']), 'asc');
const most = 1000;

const inFolder = v.object({
  prefix: v.optional(text, ''),
  // Storage's own defaults: 100 items from the first, by name (API-03).
  limit: v.optional(limit, 100),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0),
  sortBy: v.optional(
    v.object({
      column: v.optional(v.picklist(['name', 'updated_at', 'created_at', 'last_accessed_at']), 'name'),
      order,
    }),
    {},
  ),
  search: v.optional(text, ''),
});

const byPrefix = v.object({
  prefix: v.optional(text, ''),
  limit: v.optional(limit, most),
  cursor: v.optional(v.pipe(text, v.maxLength(3000))),
  with_delimiter: v.optional(v.boolean(), false),
  sortBy: v.optional(v.object({ column: v.picklist(['name', 'updated_at', 'created_at']), order }), { column: 'name' }),
});

type ListedObject = { id: string | null; name: string; sortKey: string };

/** Lists: of a folder, page by page, and of everything that begins with a text, with a cursor (API-03). */
export function lists(app: Hono, { sql, ...parts }: StorageParts): void {
  app.post('/object/list/:bucket', async (c) => {
    const bucket = bucketOf(c);
    const caller = await countedCaller(c, parts);
    const asked = await readChecked(c, inFolder);
    const within = asked.prefix === '' || asked.prefix.endsWith('/') ? asked.prefix : `${asked.prefix}/`;
    // What is searched for may name a folder, too: `2026/cov` are the entries of 2026 that begin with `cov`.
    const cut = asked.search.lastIndexOf('/') + 1;
    const folder = within + asked.search.slice(0, cut);
    const search = asked.search.slice(cut);
    const { column } = asked.sortBy;
    const direction = sql.unsafe(asked.sortBy.order);
    const found = await statementAs(sql, caller)`
      with inside as (
        select *, substr(name, length(${folder}) + 1) as rest from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${folder})
      ), matching as (
        select * from inside where starts_with(lower(rest), lower(${search}))
      )
      select name, id, updated_at, created_at, last_accessed_at, metadata from (
        select distinct split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as updated_at,
               null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
        from matching where position('/' in rest) > 0
        union all
        select rest, id, updated_at, created_at, last_accessed_at, metadata from matching where position('/' in rest) = 0
      ) as entries
      order by ${column === 'name' ? sql`` : sql`id is not null, ${sql(column)} ${direction},`} name collate "C" ${direction}
      limit ${Math.min(asked.limit, most)} offset ${asked.offset}`;
    return c.json(found);
  });

  app.post('/object/list-v2/:bucket', async (c) => {
    const bucket = bucketOf(c);
    const caller = await countedCaller(c, parts);
    const asked = await readChecked(c, byPrefix);
    const { column, order } = asked.sortBy;
    const size = Math.min(asked.limit, most);
    const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor);
    const isAfter = order === 'asc' ? sql`>` : sql`<`;
    const direction = sql.unsafe(order);
    const sortKey =
      column === 'name' ? sql`''` : sql`to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
    const slash = asked.with_delimiter ? sql`position('/' in substr(name, length(${asked.prefix}) + 1))` : sql`0`;
    const found = await statementAs(sql, caller)<ListedObject>`
      with inside as (
        select *, ${slash} as slash from storage.objects where bucket_id = ${bucket} and starts_with(name, ${asked.prefix})
      )
      select * from (
        select distinct left(name, length(${asked.prefix}) + slash) as name, null::uuid as id, '' as "sortKey",
               null::timestamptz as updated_at, null::timestamptz as created_at, null::timestamptz as last_accessed_at,
               null::jsonb as metadata
        from inside where slash > 0
        union all
        select name, id, ${sortKey}, updated_at, created_at, last_accessed_at, metadata from inside where slash = 0
      ) as entries
      where ${after === undefined ? sql`true` : sql`("sortKey" collate "C", name collate "C") ${isAfter} (${after.sortKey}, ${after.name})`}
      order by "sortKey" collate "C" ${direction}, name collate "C" ${direction} limit ${size + 1}`;
    const page = found.slice(0, size);
    const last = found.length > size ? page.at(-1) : undefined;
    return c.json({
      hasNext: last !== undefined,
      ...(last ? { nextCursor: writeCursor(last), nextCursorKey: last.name } : {}),
      folders: page.filter(({ id }) => id === null).map(({ name }) => ({ name, key: name.replace(/\/$/u, '') })),
      objects: page
        .filter(({ id }) => id !== null)
        .map(({ id, name, ...rest }) => ({ ...rest, id, name, key: name, sortKey: undefined })),
    });
  });
}

const cursor = v.tuple([storable, storable]);

const writeCursor = ({ sortKey, name }: ListedObject): string =>
  Buffer.from(JSON.stringify([sortKey, name])).toString('base64');

function readCursor(given: string): { sortKey: string; name: string } {
  try {
    const [sortKey, name] = v.parse(cursor, JSON.parse(Buffer.from(given, 'base64').toString()));
    return { sortKey, name };
  } catch {
    throw new StorageError('InvalidRequest', 'Invalid Parameter continuation token');
  }
}
