import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { asRole, statementAs } from '#server/postgres/as-role.ts';
import { callerOf } from './caller.ts';
import { countedCaller } from './limits.ts';
import { findBucket, findObject, type StoredObject } from './object-rows.ts';
import { readChecked, storable } from './read-json.ts';
import { serveObject } from './serve-object.ts';
import { StorageError } from './storage-error.ts';
import { bucketOf, placeOf, placePath, type StorageParts } from './storage-parts.ts';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366 * 86_400));

/** Reading: from public buckets without a key, with an account, and with a signed address (API-03). */
export function downloads(app: Hono, parts: StorageParts): void {
  const { sql } = parts;

  // HEAD is answered by these, too.
  app.get(`/object/public/${placePath}`, async (c) => serveObject(c, parts, { kind: 'public' }, () => findPublic(c)));

  app.get(`/object/sign/${placePath}`, async (c) => {
    const place = placeOf(c);
    const { expiresAt } = await parts.tokens.checkDownload(c.req.query('token'), place);
    return serveObject(c, parts, { kind: 'private', until: expiresAt }, () => findObject(sql, place));
  });

  app.post(`/object/sign/${placePath}`, async (c) => {
    const place = placeOf(c);
    const caller = await countedCaller(c, parts);
    const { expiresIn } = await readChecked(c, v.object({ expiresIn: seconds }));
    await asRole(sql, caller, (transaction) => findObject(transaction, place));
    return c.json({ signedURL: await signedAddress(place.bucket, place.name, expiresIn) });
  });

  app.post('/object/sign/:bucket', async (c) => {
    const bucket = bucketOf(c);
    const caller = await countedCaller(c, parts);
    const paths = v.pipe(v.array(storable), v.minLength(1), v.maxLength(1000));
    const asked = await readChecked(c, v.object({ expiresIn: seconds, paths }));
    const found = await statementAs(sql, caller)<{ name: string }>`
      select name from storage.objects where bucket_id = ${bucket} and name = any (${asked.paths})`;
    const names = new Set(found.map(({ name }) => name));
    const answers = asked.paths.map(async (path) =>
      names.has(path)
        ? { error: null, path, signedURL: await signedAddress(bucket, path, asked.expiresIn) }
        : { error: 'Either the object does not exist or you do not have access to it', path, signedURL: null },
    );
    return c.json(await Promise.all(answers));
  });

  app.get(`/object/info/public/${placePath}`, async (c) => info(c, await findPublic(c)));
  for (const path of [`/object/info/authenticated/${placePath}`, `/object/info/${placePath}`])
    app.get(path, async (c) => info(c, (await findReadable(c)).object));

  for (const path of [`/object/authenticated/${placePath}`, `/object/${placePath}`])
    app.get(path, async (c) => {
      const { isPublic } = await findReadable(c);
      const find = async (): Promise<StoredObject> => (await findReadable(c)).object;
      return serveObject(c, parts, { kind: isPublic ? 'public' : 'private' }, find);
    });

  async function signedAddress(bucket: string, name: string, expiresIn: number): Promise<string> {
    return `/object/sign/${bucket}/${name}?token=${await parts.tokens.signDownload({ bucket, name }, expiresIn)}`;
  }

  async function findPublic(c: Context): Promise<StoredObject> {
    const place = placeOf(c);
    if (!(await findBucket(sql, place.bucket)).isPublic) throw new StorageError('NoSuchBucket');
    return findObject(sql, place);
  }

  // What lies in a public bucket can be read by everybody; the rest by whom a policy lets see it.
  async function findReadable(c: Context): Promise<{ isPublic: boolean; object: StoredObject }> {
    const place = placeOf(c);
    const caller = await callerOf(c, parts);
    const { isPublic } = await findBucket(sql, place.bucket);
    const object = isPublic
      ? await findObject(sql, place)
      : await asRole(sql, caller, (transaction) => findObject(transaction, place));
    return { isPublic, object };
  }
}

function info(c: Context, { metadata, ...row }: StoredObject): Response {
  return c.json({
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  });
}
