import type { Queries } from '#server/postgres/connect.ts';
import type { ReceivedBytes } from './bytes.ts';
import { StorageError } from './storage-error.ts';

/** What storage tells about the bytes of an object. */
export type ObjectMetadata = {
  readonly eTag: string;
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
};

/** The metadata of bytes that arrived a moment ago. */
export const metadataOf = ({ size, etag }: ReceivedBytes, mimetype: string, cacheControl: string): ObjectMetadata => ({
  eTag: etag,
  size,
  mimetype,
  cacheControl,
  lastModified: new Date().toISOString(),
  contentLength: size,
  httpStatusCode: 200,
});

/** A row of storage.objects. */
export type StoredObject = {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly version: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_accessed_at: Date;
  readonly metadata: ObjectMetadata;
  readonly user_metadata: Record<string, unknown> | null;
};

export type ObjectKey = { readonly bucket: string; readonly name: string };

/** The columns of a row that a client may see. */
export const objectColumns =
  'id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at, metadata, user_metadata';

/** Finds an object, as far as whoever asks may see it. Throws `NoSuchKey`. */
export async function findObject(sql: Queries, { bucket, name }: ObjectKey): Promise<StoredObject> {
  const [row] = await sql<StoredObject[]>`
    select ${sql.unsafe(objectColumns)} from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  if (row === undefined) throw new StorageError('NoSuchKey');
  return row;
}

export type Bucket = {
  readonly id: string;
  readonly isPublic: boolean;
  readonly fileSizeLimit: number | null;
  readonly allowedMimeTypes: string[] | null;
};

/** Finds a bucket for the server itself. Throws `NoSuchBucket`. */
export async function findBucket(sql: Queries, id: string): Promise<Bucket> {
  const [row] = await sql<Bucket[]>`
    select id, public as "isPublic", file_size_limit::float8 as "fileSizeLimit", allowed_mime_types as "allowedMimeTypes"
    from storage.buckets where id = ${id}`;
  if (row === undefined) throw new StorageError('NoSuchBucket');
  return row;
}
