import { checkSetting, isSetting } from '#contract/settings.ts';
import { type Changes, noChanges } from '#contract/site-data.ts';
import type { Database, Queries } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh } from './kept-fresh.ts';

/** What the association says of itself now, by the names in content. What could not be shown is left out. */
export async function readSettings(sql: Queries): Promise<Changes> {
  const rows = await sql<{ key: string; value: unknown }[]>`
    select distinct on (key) key, value from app_private.setting_versions
    where counts_from <= now() and stopped_at is null order by key, id desc`;
  return new Map(
    rows.flatMap(({ key, value }) => {
      const checked = isSetting(key) && value !== null ? checkSetting(key, value) : undefined;
      return checked?.ok ? [[key, { value: checked.value }] as const] : [];
    }),
  );
}

/** Knows that. A change that waited begins to count without anybody writing, so all of the few rows are asked for. */
export function publishedSettings(sql: Database): Fresh<Changes> {
  return keptFresh(noChanges, async (known) => {
    const now = await readSettings(sql);
    return JSON.stringify([...now]) === JSON.stringify([...known]) ? known : now;
  });
}
