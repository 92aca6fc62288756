import { askBesideServer } from '#server/beside-server.ts';
import { readMailServer } from '#server/mail/mail-ways.ts';
import { readSettings } from '#server/pages/published-settings.ts';
import { openMail } from './launch.ts';
import { everythingOpen } from './open-values.ts';
import { loadEnv } from './run.ts';

loadEnv();
const asked = await askBesideServer('launch check', async (sql) => {
  const settings = await readSettings(sql);
  const texts = await sql<{ key: string }[]>`
    select key from (select distinct on (key) key, text from app_private.text_versions order by key, id desc) newest
    where text is not null`;
  const mail = await readMailServer(sql);
  return { filled: [...settings.keys(), ...texts.map(({ key }) => key)], hasMail: Boolean(mail?.value) };
});
const { filled, hasMail } = asked.ok ? asked.value : { filled: [], hasMail: false };
const open = [...openMail(process.env, hasMail), ...(await everythingOpen(process.env, filled))];
for (const line of open) console.log(`open  ${line}`);
if (!asked.ok) console.log(`\nWhat was filled in in the browser is not counted: ${asked.because}`);
console.log(
  open.length === 0
    ? 'Nothing is left to fill in.'
    : `\n${open.length} to fill in before going live: on the page "Data of the association" (/team/association), or write the value into its file and delete the mark, or set the variable in .env; what was checked long ago, check again.`,
);
process.exitCode = open.length === 0 ? 0 : 1;
