import { everythingOpen } from './open-values.ts';
import { loadEnv } from './run.ts';

loadEnv();
const open = await everythingOpen(process.env);
for (const line of open) console.log(`open  ${line}`);
console.log(
  open.length === 0
    ? 'Nothing is left to fill in.'
    : `\n${open.length} to fill in before going live: write the value into its file and delete the mark, or set the variable in .env; what was checked long ago, check again.`,
);
process.exitCode = open.length === 0 ? 0 : 1;
