import type { FileObject, StorageClient } from '@supabase/storage-js';

type CopiedCounts = { readonly buckets: number; readonly files: number };

const page = 1000;

/**
 * Copies all buckets and files from one storage to another, each with the secret key of its side
 * (docs/other-ways.md, "Moving to a hosted project"). What is there already is written anew, so it may be done again
 * after a failure. Whose a file is does not travel with it. Throws what a side answers, and where there is
 * no bucket to see.
 */
export async function copyFiles(from: StorageClient, to: StorageClient): Promise<CopiedCounts> {
  let files = 0;
  const buckets = given(await from.listBuckets());
  // Who may see none is told of none.
  if (buckets.length === 0) throw new Error('There is no bucket: is FROM_KEY the secret key?');
  for (const { id, public: isPublic, file_size_limit, allowed_mime_types } of buckets) {
    const rules = {
      public: isPublic,
      fileSizeLimit: file_size_limit ?? null,
      allowedMimeTypes: allowed_mime_types ?? null,
    };
    const made = await to.createBucket(id, rules);
    if (made.error && !isThere(made.error)) throw made.error;
    for await (const { path, ...kept } of filesIn(from, id)) {
      try {
        const file = given(await from.from(id).download(path));
        given(await to.from(id).upload(path, file, { contentType: file.type, upsert: true, ...kept }));
      } catch (cause) {
        throw new Error(`${id}/${path} was not copied: ${(cause as Error).message}`, { cause });
      }
      files += 1;
    }
  }
  return { buckets: buckets.length, files };
}

/** For how many seconds caches may keep a file. */
type Kept = { readonly cacheControl?: string };

/** The paths of all files below a folder. A folder is what has no id. */
async function* filesIn(
  storage: StorageClient,
  bucket: string,
  folder = '',
): AsyncGenerator<Kept & { readonly path: string }> {
  for (let offset = 0; ; offset += page) {
    const options = { limit: page, offset, sortBy: { column: 'name', order: 'asc' } };
    const found: readonly (Pick<FileObject, 'name' | 'metadata'> & { id: string | null })[] = given(
      await storage.from(bucket).list(folder, options),
    );
    for (const { name, id, metadata } of found) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (id === null) yield* filesIn(storage, bucket, path);
      else yield { path, ...keptFor(metadata?.['cacheControl']) };
    }
    if (found.length < page) return;
  }
}

function keptFor(cacheControl: unknown): Kept {
  if (typeof cacheControl !== 'string') return {};
  return { cacheControl: /\bmax-age=(\d+)/u.exec(cacheControl)?.[1] ?? '0' };
}

const isThere = (error: object): boolean => 'statusCode' in error && error.statusCode === '409';

function given<Value>({ data, error }: { data: Value | null; error: Error | null }): Value {
  if (error || data === null) throw error ?? new Error('The storage answered with nothing.');
  return data;
}
