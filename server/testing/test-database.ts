import { chmod } from 'node:fs/promises';
import { type OpenDatabase, openDatabase } from '#server/database.ts';
import { keepSecrets, type Secrets } from '#server/secrets.ts';
import { keptLog } from './quiet-log.ts';
import { layReadyCluster } from './ready-cluster.ts';
import { testFolder } from './test-folder.ts';

export type TestDatabase = OpenDatabase & { readonly secrets: Secrets; readonly folder: string };

/**
 * Starts a real PostgreSQL with all migrations, in a folder of its own. `close` also removes the folder.
 * @param lay Puts a database there; one that puts none lets it be made as at the first start of a server.
 */
export async function testDatabase(lay: (folder: string) => Promise<void> = layReadyCluster): Promise<TestDatabase> {
  const folder = testFolder();
  await chmod(folder.path, 0o711);
  await lay(folder.path);
  const secrets = await keepSecrets(folder.path);
  const opened = await openDatabase({ kind: 'embedded', dataDir: folder.path, secrets }, keptLog());
  if (!opened.ok) throw new Error(opened.because);
  return {
    ...opened.value,
    secrets,
    folder: folder.path,
    close: async () => {
      await opened.value.close();
      await folder.remove();
    },
  };
}
