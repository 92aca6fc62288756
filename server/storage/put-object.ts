import { randomUUID } from 'node:crypto';
import { asRole, becomeRole, leaveRole } from '#server/postgres/as-role.ts';
import type { Queries } from '#server/postgres/connect.ts';
import { oneAtATime } from '#server/postgres/one-at-a-time.ts';
import { rolledBack } from '#server/postgres/rolled-back.ts';
import { isTrusted, ownerOf, type StorageCaller } from './caller.ts';
import { giveUp, noteUpload } from './leftovers.ts';
import { ownerQuota } from './limits.ts';
import { objectColumns, type ObjectMetadata, type ObjectKey, type StoredObject } from './object-rows.ts';
import { StorageError } from './storage-error.ts';
import type { StorageParts } from './storage-parts.ts';

type NewObject = ObjectKey & {
  readonly version: string;
  readonly metadata: ObjectMetadata;
  readonly userMetadata: Record<string, unknown> | null;
  /** Whether it may take the place of another object. */
  readonly isUpsert: boolean;
};

const nothingYet: ObjectMetadata = {
  eTag: '""',
  size: 0,
  mimetype: 'application/octet-stream',
  cacheControl: 'no-cache',
  lastModified: new Date(0).toISOString(),
  contentLength: 0,
  httpStatusCode: 200,
};

/** Refuses an object that a caller may not put in a place, before its bytes are read: nothing stays of the try. */
export async function checkMayPut(
  { sql, bytes }: Pick<StorageParts, 'sql' | 'bytes'>,
  caller: StorageCaller,
  place: ObjectKey & Pick<NewObject, 'isUpsert'>,
): Promise<void> {
  await rolledBack(sql, async (transaction) => {
    await becomeRole(transaction, caller);
    await insert(transaction, caller, { ...place, version: randomUUID(), metadata: nothingYet, userMetadata: null });
    await checkQuota(transaction, caller);
  });
  // Any number of accounts, of somebody with as many addresses, must not fill the disk that messages need.
  if (!isTrusted(caller) && (await bytes.isShort())) throw new StorageError('NoSpace');
}

/**
 * Puts an object with new bytes, or nothing of it: they are noted before the first one comes, and from the row on it can be
 * read, whole. `receive` brings them under their version, and says what they are.
 */
export async function putObject(
  { sql, bytes, onLeft }: StorageParts,
  caller: StorageCaller,
  place: Omit<NewObject, 'version' | 'metadata'>,
  receive: (version: string) => Promise<ObjectMetadata>,
): Promise<StoredObject> {
  const version = randomUUID();
  await noteUpload(sql, version);
  try {
    const metadata = await receive(version);
    await bytes.keep(version);
    const row = await asRole(sql, caller, async (transaction) => {
      const written = await insert(transaction, caller, { ...place, version, metadata });
      await checkQuota(transaction, caller);
      await leaveRole(transaction);
      await transaction`delete from storage.leftovers where version = ${version}`;
      return written;
    });
    if (place.isUpsert) onLeft();
    return row;
  } catch (error) {
    await giveUp(sql, version);
    onLeft();
    throw error;
  }
}

async function insert(sql: Queries, caller: StorageCaller, object: NewObject): Promise<StoredObject> {
  const owner = ownerOf(caller);
  const { bucket, name, version, isUpsert } = object;
  const metadata = sql.json(object.metadata);
  const userMetadata = object.userMetadata === null ? null : sql.json(object.userMetadata as never);
  const [row] = await sql<StoredObject[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${bucket}, ${name}, ${owner}, ${owner}, ${version}, ${metadata}, ${userMetadata})
    ${
      isUpsert
        ? sql`on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
            version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata, updated_at = now()`
        : sql``
    }
    returning ${sql.unsafe(objectColumns)}`;
  if (row === undefined) throw new StorageError('AccessDenied');
  return row;
}

// One after the other for each account, or two uploads at once would both still find room.
async function checkQuota(sql: Queries, caller: StorageCaller): Promise<void> {
  const owner = ownerOf(caller);
  if (owner === null || isTrusted(caller)) return;
  await leaveRole(sql);
  await oneAtATime(sql, `storage of ${owner}`);
  const [kept] = await sql<[{ files: number; bytes: number }]>`
    select count(*)::int as files, coalesce(sum((metadata ->> 'size')::bigint), 0)::float8 as bytes
    from storage.objects where owner_id = ${owner}`;
  if (kept.files > ownerQuota.files || kept.bytes > ownerQuota.bytes)
    throw new StorageError('EntityTooLarge', 'The account has no room for more files');
}
