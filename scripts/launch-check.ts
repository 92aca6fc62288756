import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openValues, openVariables } from './launch.ts';
import { configuredNames, loadEnv, root } from './run.ts';

loadEnv();
const folder = join(root, 'content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/u.test(file),
);
const open = openVariables(process.env);
for (const file of files.toSorted()) {
  const data: unknown = await import(pathToFileURL(join(folder, file)).href);
  const lines = openValues(data, configuredNames(), process.env);
  open.push(...lines.map((line) => `content/${file}  ${line}`));
}
for (const line of open) console.log(`open  ${line}`);
console.log(
  open.length === 0
    ? 'Nothing is left to fill in.'
    : `\n${open.length} to fill in before going live: write the value into its file and delete the mark, or set the variable in .env.`,
);
process.exitCode = open.length === 0 ? 0 : 1;
