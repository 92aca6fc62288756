import { readMailServer } from '#server/mail/mail-ways.ts';
import { readSettings } from '#server/pages/published-settings.ts';
import type { Queries } from '#server/postgres/connect.ts';
import type { PublishedEntry } from './launch.ts';

/** What was filled in in the browser. */
export type FilledIn = {
  /** The names of values and texts. */
  readonly names: readonly string[];
  readonly entries: readonly PublishedEntry[];
  readonly hasMail: boolean;
};

export const nothingFilledIn: FilledIn = { names: [], entries: [], hasMail: false };

export async function readFilledIn(sql: Queries): Promise<FilledIn> {
  const settings = await readSettings(sql);
  const texts = await sql<{ key: string }[]>`
    select key from (select distinct on (key) key, text from app_private.text_versions order by key, id desc) newest
    where text is not null`;
  const entries = await sql<PublishedEntry[]>`
    select distinct on (list, entry) list, entry, state, fields from app_private.entry_versions
    order by list, entry, id desc`;
  const mail = await readMailServer(sql);
  return {
    names: [...settings.keys(), ...texts.map(({ key }) => key)],
    entries,
    hasMail: Boolean(mail?.value),
  };
}
