import { askBesideServer } from '#server/beside-server.ts';
import { readSettings, sayFaults } from '#server/env.ts';
import { nothingFilledIn, readFilledIn } from './filled-in.ts';
import { openMail } from './launch.ts';
import { everythingOpen } from './open-values.ts';
import { giveUp } from './run.ts';

const settings = readSettings();
if (!settings.ok) giveUp(sayFaults(settings.faults));
const asked = await askBesideServer('launch check', readFilledIn);
const filledIn = asked.ok ? asked.value : nothingFilledIn;
const open = [...openMail(process.env, filledIn.hasMail), ...(await everythingOpen(process.env, filledIn))];
for (const line of open) console.log(`open  ${line}`);
if (!asked.ok) console.log(`\nWhat was filled in in the browser is not counted: ${asked.because}`);
console.log(
  open.length === 0
    ? 'Nothing is left to fill in.'
    : `\n${open.length} to fill in before going live: on the page "Data of the association" (/team/association), or write the value into its file and delete the mark, or set the variable in .env; what was checked long ago, check again, and write the day on its page ("Edit this page").`,
);
process.exitCode = open.length === 0 ? 0 : 1;
