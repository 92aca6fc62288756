/** `npm run copy-files`: carries all files from one backend to another (docs/other-ways.md). */
import { StorageClient } from '@supabase/storage-js';
import { copyFiles } from '#server/storage/copy-files.ts';

const usage = `Copies all files from one backend to another. Both are named by settings, so that no key stands in a command:

  FROM_URL=https://www.example.org FROM_KEY=… TO_URL=https://<project>.supabase.co TO_KEY=… npm run copy-files

Each key is the secret key of its side.`;

const { FROM_URL, FROM_KEY, TO_URL, TO_KEY } = process.env;
if (FROM_URL && FROM_KEY && TO_URL && TO_KEY) {
  const { buckets, files } = await copyFiles(storageOf(FROM_URL, FROM_KEY), storageOf(TO_URL, TO_KEY));
  console.log(`${files} files in ${buckets} buckets are there now.`);
} else {
  console.error(usage);
  process.exitCode = 1;
}

function storageOf(url: string, key: string): StorageClient {
  return new StorageClient(`${url.replace(/\/$/u, '')}/storage/v1`, { apikey: key, Authorization: `Bearer ${key}` });
}
