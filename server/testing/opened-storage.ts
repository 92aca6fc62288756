import { basename } from 'node:path';
import type { MakeLimiter } from '#server/limits.ts';
import { fileMember, filesIn, storageClient } from './files.ts';
import { openedApp } from './opened.ts';
import { testKeys } from './test-app.ts';

/**
 * A server with one bucket of the team, one for everybody and one for nobody. Out: it, somebody of the team, somebody else,
 * the client of the site itself, how many objects there are, under which version one lies, and whether a version has bytes.
 */
export async function openedStorage(makeLimiter?: MakeLimiter) {
  const { database, app } = await openedApp({}, makeLimiter && { makeLimiter });
  const [team, ada] = await Promise.all([fileMember(app, database, 'team'), fileMember(app, database)]);
  const service = storageClient(app, { apikey: testKeys.secretKey });
  await team.files.createBucket('project_assets', { public: true });
  await service.createBucket('open', { public: true });
  await service.createBucket('papers');
  const rows = async (): Promise<number> =>
    (await database.sql<{ count: number }[]>`select count(*)::int as count from storage.objects`)[0]?.count ?? 0;
  const versionOf = async (name: string): Promise<string> => {
    const [row] = await database.sql<{ version: string }[]>`select version from storage.objects where name = ${name}`;
    if (!row) throw new Error(`There is no ${name}.`);
    return row.version;
  };
  const hasBytes = async (version: string): Promise<boolean> =>
    (await filesIn(database, 'storage')).some((file) => basename(file) === version);
  return { database, app, team, ada, service, rows, versionOf, hasBytes };
}
