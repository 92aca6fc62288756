import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openValues, openVariables, staleChecks } from './launch.ts';
import { configuredNames, root } from './run.ts';

/**
 * A line for everything that the association must still decide or check before going live.
 * @param filled The names of all that was filled in or written in the browser.
 */
export async function everythingOpen(
  environment: NodeJS.ProcessEnv,
  filled: readonly string[] = [],
): Promise<string[]> {
  const folder = join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/u.test(file),
  );
  const open = openVariables(environment);
  for (const file of files.toSorted()) {
    const data: unknown = await import(pathToFileURL(join(folder, file)).href);
    const own = filled.flatMap((key) => (key.startsWith(`${file.slice(0, -3)}#`) ? [key.slice(file.length - 2)] : []));
    const lines = [...openValues(data, configuredNames(), environment, own), ...staleChecks(data, new Date())];
    open.push(...lines.map((line) => `content/${file}  ${line}`));
  }
  return open;
}
