import type { Hono } from 'hono';
import * as v from 'valibot';
import { asRole, statementAs } from '#server/postgres/as-role.ts';
import { type BucketRules, checkType, rulesOf } from './bucket-rules.ts';
import { callerOf } from './caller.ts';
import { countedCaller } from './limits.ts';
import { findBucket, findObject, objectColumns, type ObjectMetadata, type StoredObject } from './object-rows.ts';
import { checkMayPut, putObject } from './put-object.ts';
import { readChecked, storable } from './read-json.ts';
import { StorageError } from './storage-error.ts';
import { bucketOf, checkPlace, placeOf, placePath, type StorageParts } from './storage-parts.ts';

const ends = {
  bucketId: storable,
  sourceKey: storable,
  destinationKey: storable,
  destinationBucket: v.optional(v.nullable(storable)),
};
const copying = v.object({
  ...ends,
  copyMetadata: v.optional(v.nullable(v.boolean())),
  metadata: v.optional(v.nullable(v.object({ cacheControl: v.optional(storable), mimetype: v.optional(storable) }))),
});
const removing = v.object({ prefixes: v.pipe(v.array(storable), v.minLength(1), v.maxLength(1000)) });

/** Moving, copying and removing objects (API-03). What one may not see is not there. */
export function changes(app: Hono, parts: StorageParts): void {
  const { sql } = parts;

  app.post('/object/move', async (c) => {
    const caller = await countedCaller(c, parts);
    const asked = await readChecked(c, v.object(ends));
    const from = checkPlace({ bucket: asked.bucketId, name: asked.sourceKey });
    const to = checkPlace({ bucket: asked.destinationBucket ?? asked.bucketId, name: asked.destinationKey });
    const rules = rulesOf(await findBucket(sql, to.bucket));
    const moved = await asRole(sql, caller, async (transaction) => {
      const source = await findObject(transaction, from);
      if (from.bucket !== to.bucket) checkFits(source.metadata, rules);
      const [row] = await transaction<StoredObject[]>`
        update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
        where id = ${source.id} returning id`;
      if (row === undefined) throw new StorageError('AccessDenied');
      return row;
    });
    return c.json({ message: 'Successfully moved', Id: moved.id, Key: to.name });
  });

  app.post('/object/copy', async (c) => {
    const caller = await callerOf(c, parts);
    await parts.limits.count('upload', caller, c);
    const asked = await readChecked(c, copying);
    const from = checkPlace({ bucket: asked.bucketId, name: asked.sourceKey });
    const to = checkPlace({ bucket: asked.destinationBucket ?? asked.bucketId, name: asked.destinationKey });
    const isUpsert = c.req.header('x-upsert') === 'true';
    const rules = rulesOf(await findBucket(sql, to.bucket));
    const source = await asRole(sql, caller, (transaction) => findObject(transaction, from));
    const given = asked.copyMetadata === false ? asked.metadata : undefined;
    const metadata = { ...source.metadata, ...changed(given, rules), lastModified: new Date().toISOString() };
    if (from.bucket !== to.bucket) checkFits(metadata, rules);
    await checkMayPut(parts, caller, { ...to, isUpsert });
    const userMetadata = asked.copyMetadata === false ? null : source.user_metadata;
    const row = await putObject(parts, caller, { ...to, userMetadata, isUpsert }, async (version) => {
      // Somebody else may have deleted or replaced it since its row was read.
      if (!(await parts.bytes.copy(source.version, version))) throw new StorageError('NoSuchKey');
      return metadata;
    });
    return c.json({ Id: row.id, Key: `${to.bucket}/${to.name}`, ...row });
  });

  app.delete(`/object/${placePath}`, async (c) => {
    const caller = await countedCaller(c, parts);
    const { bucket, name } = placeOf(c);
    const { count } = await statementAs(sql, caller)`
      delete from storage.objects where bucket_id = ${bucket} and name = ${name}`;
    if (count === 0) throw new StorageError('NoSuchKey');
    parts.onLeft();
    return c.json({ message: 'Successfully deleted' });
  });

  app.delete('/object/:bucket', async (c) => {
    const caller = await countedCaller(c, parts);
    const bucket = bucketOf(c);
    const { prefixes } = await readChecked(c, removing);
    const removed = await statementAs(sql, caller)`
      delete from storage.objects where bucket_id = ${bucket} and name = any (${prefixes})
      returning ${sql.unsafe(objectColumns)}`;
    parts.onLeft();
    return c.json(removed);
  });
}

type MetadataChange =
  | { readonly cacheControl?: string | undefined; readonly mimetype?: string | undefined }
  | null
  | undefined;

// Of a bucket of pictures the type is what was found in the bytes.
function changed(given: MetadataChange, rules: BucketRules): Partial<ObjectMetadata> {
  const cacheControl = given?.cacheControl;
  if (cacheControl !== undefined && !/^[\w=, -]{1,100}$/u.test(cacheControl))
    throw new StorageError('InvalidRequest', 'body/metadata/cacheControl is not valid');
  const mimetype = rules.isForPictures ? undefined : given?.mimetype;
  if (mimetype !== undefined) checkType(mimetype, rules);
  return { ...(cacheControl === undefined ? {} : { cacheControl }), ...(mimetype === undefined ? {} : { mimetype }) };
}

// Elsewhere nobody has looked whether it is a picture, nor taken its metadata out: it must be uploaded anew.
function checkFits({ size, mimetype }: ObjectMetadata, rules: BucketRules): void {
  if (rules.isForPictures) throw new StorageError('InvalidMimeType', 'Pictures can only be uploaded to this bucket');
  if (size > rules.fileSizeLimit) throw new StorageError('EntityTooLarge');
  checkType(mimetype, rules);
}
