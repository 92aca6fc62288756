import { askBesideServer } from '#server/beside-server.ts';
import { readSettings } from '#server/settings/published-settings.ts';
import { everythingOpen } from './open-values.ts';
import { loadEnv } from './run.ts';

loadEnv();
const asked = await askBesideServer('launch check', async (sql) => {
  const settings = await readSettings(sql);
  const texts = await sql<{ key: string }[]>`
    select key from (select distinct on (key) key, text from app_private.text_versions order by key, id desc) newest
    where text is not null`;
  return [...settings.keys(), ...texts.map(({ key }) => key)];
});
const open = await everythingOpen(process.env, asked.ok ? asked.value : []);
for (const line of open) console.log(`open  ${line}`);
if (!asked.ok) console.log(`\nWhat was filled in in the browser is not counted: ${asked.because}`);
console.log(
  open.length === 0
    ? 'Nothing is left to fill in.'
    : `\n${open.length} to fill in before going live: on the page "Data of the association" (/team/association), or write the value into its file and delete the mark, or set the variable in .env; what was checked long ago, check again.`,
);
process.exitCode = open.length === 0 ? 0 : 1;
