import * as content from '#content/site.ts';
import { openValues, openVariables } from './launch.ts';
import { loadEnv } from './run.ts';

loadEnv();
const open = [...openVariables(process.env), ...openValues(content, process.env)];
for (const line of open) console.log(`open  ${line}`);
console.log(
  open.length === 0
    ? 'Nothing is left to fill in.'
    : `\n${open.length} to fill in before going live: edit content/site.ts, or set the variable in .env.`,
);
process.exitCode = open.length === 0 ? 0 : 1;
