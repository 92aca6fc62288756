import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { teamLanguage } from '#content/mail/team-language.ts';
import { setUpPath } from '#contract/set-up.ts';
import { isLoopback } from '#server/env.ts';
import { writeWhole } from '#server/write-whole.ts';

type Needs = {
  /** The end of the link; undefined where there is an admin. */
  readonly token: string | undefined;
  readonly siteUrl: URL;
  readonly dataDir: string;
  /** Whether a person reads what is said, and no log keeps it. */
  readonly isTerminal: boolean;
};

/**
 * Hands the link over to whoever has the machine: on a terminal as a sentence, else in a file that only the user of the
 * server may read. It leads to the page in the language of the team. Out: what to say. A link in a log would be read by whoever reads logs.
 */
export async function tellSetUpLink({ token, siteUrl, dataDir, isTerminal }: Needs): Promise<string> {
  const file = join(dataDir, 'setup-link');
  // Also one of an earlier start, which may have been made readable meanwhile.
  await rm(file, { force: true });
  if (token === undefined) return '';
  const link = new URL(setUpPath(token, teamLanguage), siteUrl).href;
  const elsewhere = isLoopback(siteUrl.hostname)
    ? ` From another machine, write its address in place of ${siteUrl.origin}.`
    : '';
  if (isTerminal)
    return `\n\nThis site has no admin yet. Open this link in a browser to set it up (it works once, and for seven days).${elsewhere}\n${link}\n`;
  await writeWhole(file, `${link}\n`);
  return `\nThis site has no admin yet. The link to set it up stands in ${file}.${elsewhere}`;
}
