import type { Hono } from 'hono';
import * as v from 'valibot';
import { databaseCodes } from '#contract/refusals.ts';
import { asRole, statementAs } from '#server/postgres/as-role.ts';
import { readSizeLimit, readTypes } from './bucket-rules.ts';
import { callerOf, ownerOf } from './caller.ts';
import { countedCaller } from './limits.ts';
import { checkBucketName } from './names.ts';
import { readChecked, storable } from './read-json.ts';
import { StorageError } from './storage-error.ts';
import { bucketOf, type StorageParts } from './storage-parts.ts';

const columns = `id, name, coalesce(owner_id, '') as owner, public, type, file_size_limit::float8 as file_size_limit,
  allowed_mime_types, created_at, updated_at`;

const settings = {
  public: v.optional(v.boolean()),
  file_size_limit: v.optional(v.nullable(v.union([v.number(), v.string()]))),
  allowed_mime_types: v.optional(v.nullable(v.pipe(v.array(storable), v.maxLength(100)))),
};
const newBucket = v.object({
  id: v.optional(storable),
  name: storable,
  type: v.optional(v.literal('STANDARD', 'FeatureNotEnabled')),
  ...settings,
});
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number));
const query = v.object({
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1)), '1000'),
  offset: v.optional(wholeNumber, '0'),
  sortColumn: v.optional(v.picklist(['id', 'name', 'created_at', 'updated_at']), 'id'),
  sortOrder: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  search: v.optional(storable, ''),
});

/** Buckets: for the team and the site itself (ADM-08). */
export function buckets(app: Hono, parts: StorageParts): void {
  const { sql } = parts;

  app.get('/bucket', async (c) => {
    const caller = await callerOf(c, parts);
    const asked = v.safeParse(query, c.req.query());
    if (!asked.success) throw new StorageError('InvalidRequest', 'querystring is not valid');
    const { limit, offset, sortColumn, sortOrder, search } = asked.output;
    const found = await statementAs(sql, caller)`
      select ${sql.unsafe(columns)} from storage.buckets
      where ${search} = '' or position(lower(${search}) in lower(name)) > 0
      order by ${sql(sortColumn)} ${sql.unsafe(sortOrder)} limit ${limit} offset ${offset}`;
    return c.json(found);
  });

  app.post('/bucket', async (c) => {
    const caller = await countedCaller(c, parts);
    const asked = await readChecked(c, newBucket);
    const id = asked.id || asked.name;
    checkBucketName(id);
    if (asked.name !== id) throw new StorageError('InvalidBucketName');
    const owner = ownerOf(caller);
    await statementAs(sql, caller)`
      insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
      values (${id}, ${id}, ${owner}, ${owner}, ${asked.public ?? false}, ${readSizeLimit(asked.file_size_limit)},
              ${readTypes(asked.allowed_mime_types)})`;
    return c.json({ name: id });
  });

  app.get('/bucket/:bucket', async (c) => {
    const caller = await callerOf(c, parts);
    const [found] = await statementAs(sql, caller)`
      select ${sql.unsafe(columns)} from storage.buckets where id = ${bucketOf(c)}`;
    if (found === undefined) throw new StorageError('NoSuchBucket');
    return c.json(found);
  });

  app.put('/bucket/:bucket', async (c) => {
    const caller = await countedCaller(c, parts);
    const id = bucketOf(c);
    const asked = await readChecked(c, v.object(settings));
    const limit = asked.file_size_limit;
    const types = asked.allowed_mime_types;
    const { count } = await statementAs(sql, caller)`
      update storage.buckets set updated_at = now()
        ${asked.public === undefined ? sql`` : sql`, public = ${asked.public}`}
        ${limit === undefined ? sql`` : sql`, file_size_limit = ${readSizeLimit(limit)}`}
        ${types === undefined ? sql`` : sql`, allowed_mime_types = ${readTypes(types)}`}
      where id = ${id}`;
    if (count === 0) throw new StorageError('NoSuchBucket');
    return c.json({ message: 'Successfully updated' });
  });

  app.post('/bucket/:bucket/empty', async (c) => {
    const caller = await countedCaller(c, parts);
    const id = bucketOf(c);
    await asRole(sql, caller, async (transaction) => {
      const [found] = await transaction`select from storage.buckets where id = ${id}`;
      if (found === undefined) throw new StorageError('NoSuchBucket');
      await transaction`delete from storage.objects where bucket_id = ${id}`;
    });
    parts.onLeft();
    return c.json({ message: 'Successfully emptied' });
  });

  app.delete('/bucket/:bucket', async (c) => {
    const caller = await countedCaller(c, parts);
    const { count } = await statementAs(sql, caller)`
      delete from storage.buckets where id = ${bucketOf(c)}`.catch((error: { code?: string }) => {
      throw error.code === databaseCodes.referred ? new StorageError('ResourceNotEmpty') : error;
    });
    if (count === 0) throw new StorageError('NoSuchBucket');
    return c.json({ message: 'Successfully deleted' });
  });
}
