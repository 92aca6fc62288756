import type { Database } from '#server/postgres/connect.ts';
import { asked, type Load, underLoad } from './load.ts';

/** How many a second: the published projects by the data API, and the same rows by a bare select. */
export type RowRates = { readonly asked: Load; readonly selected: Load };

/** Reads the published projects `count` times as a visitor, then as often with the same driver alone. */
export async function measureRows(url: string, sql: Database, count: number): Promise<RowRates> {
  const init = { headers: { apikey: 'sb_publishable_local' } };
  const ofApi = await underLoad(count, () => asked(`${url}/rest/v1/projects?select=*&limit=20`, init));
  const selected = await underLoad(count, async () =>
    JSON.stringify(await sql`select * from public.projects where published_at is not null limit 20`),
  );
  return { asked: ofApi, selected };
}

/** Publishes some projects for that. */
export async function makeProjects(sql: Database, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ title: `Project ${index}`, published_at: new Date() }));
  await sql`insert into public.projects ${sql(rows)}`;
}
