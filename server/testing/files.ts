import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import sharp from 'sharp';
import { newMember } from './sessions.ts';
import { ask, type Asked, type TestApp, testKeys } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

type Keys = { readonly bearer?: string; readonly apikey?: string };

/** The real client of storage, as supabase-js makes it: the key in both headers until somebody signs in. */
export function storageClient(
  app: Pick<TestApp, 'url'>,
  { bearer, apikey = testKeys.publishableKey }: Keys = {},
): StorageClient {
  return new StorageClient(`${app.url}/storage/v1`, { apikey, Authorization: `Bearer ${bearer ?? apikey}` });
}

/** Somebody signed in, with a client of their own. */
export type FileMember = { readonly id: string; readonly bearer: string; readonly files: StorageClient };

/** Makes an account, with a role when one is named, and signs it in. */
export async function fileMember(app: TestApp, database: TestDatabase, role?: 'team' | 'admin'): Promise<FileMember> {
  const { userId: id, access_token: bearer } = await newMember(app, database, { role });
  return { id, bearer, files: storageClient(app, { bearer }) };
}

/** Calls the storage as anybody could, without the client. */
export async function callStorage(
  app: Asked,
  method: string,
  path: string,
  {
    bearer,
    headers,
    body,
  }: { bearer?: string; headers?: Record<string, string>; body?: NonNullable<RequestInit['body']> } = {},
): Promise<Response> {
  return ask(app, `/storage/v1${path}`, {
    method,
    headers: {
      apikey: testKeys.publishableKey,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}

/** A small picture of one colour. `place` writes into it where and by whom it was taken. */
export async function picture(
  type: 'png' | 'jpeg' | 'webp' | 'gif',
  { place = false, side = 40 }: { place?: boolean; side?: number } = {},
): Promise<Buffer> {
  const drawn = sharp({ create: { width: side, height: side, channels: 3, background: '#0F4C5C' } });
  const told = place
    ? drawn.withExif({
        IFD0: { Artist: 'Ada Example' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
    : drawn;
  return told.toFormat(type).toBuffer();
}

/** The files in a folder of a test, below its own. */
export const filesIn = async ({ folder }: TestDatabase, ...below: string[]): Promise<string[]> =>
  (await readdir(join(folder, ...below), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Whether no upload is on its way, and every file belongs to a row. */
export async function isTidy(database: TestDatabase): Promise<boolean> {
  const [count] = await database.sql<[{ left: number; rows: number }]>`
    select (select count(*) from storage.leftovers)::int as left, (select count(*) from storage.objects)::int as rows`;
  return count.left === 0 && (await filesIn(database, 'storage')).length === count.rows;
}
