import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FilledIn, nothingFilledIn } from './filled-in.ts';
import { asPublished, openValues, openVariables, staleChecks } from './launch.ts';
import { configuredNames, root } from './run.ts';

/** A line for everything that the association must still decide or check before going live. */
export async function everythingOpen(
  environment: NodeJS.ProcessEnv,
  { names, entries }: FilledIn = nothingFilledIn,
  today = new Date(),
): Promise<string[]> {
  const folder = join(root, 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/u.test(file),
  );
  const open = openVariables(environment);
  for (const file of files.toSorted()) {
    const place = `${file.slice(0, -'.ts'.length)}#`;
    const data = asPublished(await import(pathToFileURL(join(folder, file)).href), entries, place);
    const own = names.flatMap((key) => (key.startsWith(place) ? [key.slice(place.length)] : []));
    const lines = [...openValues(data, configuredNames(), environment, own), ...staleChecks(data, today)];
    open.push(...lines.map((line) => `content/${file}  ${line}`));
  }
  return open;
}
