import type { Money } from '#contract/money.ts';
import { readMoney } from '#contract/read-money.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh } from './kept-fresh.ts';

type SumsState = { readonly goals: readonly unknown[]; readonly newest: string | null };

/**
 * Knows what is collected for, and what came in and went out; undefined until the database was asked. Entries are never
 * changed, so they are read again only when there is a new one.
 */
export function publishedSums(sql: Database): Fresh<Money | undefined> {
  let written = '';
  let read: { newest: string | null; rows: readonly unknown[] } = { newest: null, rows: [] };

  async function askEntries(newest: string | null): Promise<readonly unknown[]> {
    if (newest === read.newest) return read.rows;
    const found = await sql<{ row: unknown }[]>`select to_jsonb(b) as row from public.bookings b`;
    read = { newest, rows: found.map(({ row }) => row) };
    return read.rows;
  }

  return keptFresh<Money | undefined>(undefined, async (known) => {
    const [state] = await sql<SumsState[]>`
        select
          (select coalesce(jsonb_agg(to_jsonb(g) order by position, id), '[]') from public.funding_goals g) as goals,
          (select id || ' ' || number from public.bookings order by number desc limit 1) as newest`;
    const now = JSON.stringify(state);
    if (!state || now === written) return known;
    const money = readMoney({ goals: state.goals, bookings: await askEntries(state.newest) });
    written = now;
    return money;
  });
}
