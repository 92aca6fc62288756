import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openValues, openVariables, staleChecks } from './launch.ts';
import { configuredNames, root } from './run.ts';

/** A line for everything that the association must still decide or check before going live. */
export async function everythingOpen(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const folder = join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/u.test(file),
  );
  const open = openVariables(environment);
  for (const file of files.toSorted()) {
    const data: unknown = await import(pathToFileURL(join(folder, file)).href);
    const lines = [...openValues(data, configuredNames(), environment), ...staleChecks(data, new Date())];
    open.push(...lines.map((line) => `content/${file}  ${line}`));
  }
  return open;
}
