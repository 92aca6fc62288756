import type { Money } from '#contract/money.ts';
import { readMoney } from '#contract/read-money.ts';
import type { Database } from '#server/postgres/connect.ts';
import { type Fresh, keptFresh, partOf } from './kept-fresh.ts';

type SumsState = { readonly goals: readonly unknown[]; readonly newest: string | null };

/** `written`: the state that it was read in. `newest` names the newest of the entries. */
type KnownSums = {
  readonly money: Money | undefined;
  readonly written: string;
  readonly newest: string | null;
  readonly entries: readonly unknown[];
};

const nothing: KnownSums = { money: undefined, written: '', newest: null, entries: [] };

/**
 * Knows what is collected for, and what came in and went out; undefined until the database was asked. Entries are never
 * changed, so they are read again only when there is a new one.
 */
export function publishedSums(sql: Database): Fresh<Money | undefined> {
  async function askEntries(): Promise<readonly unknown[]> {
    const found = await sql<{ row: unknown }[]>`select to_jsonb(b) as row from public.bookings b`;
    return found.map(({ row }) => row);
  }

  const known = keptFresh(nothing, async (before) => {
    const [state] = await sql<SumsState[]>`
        select
          (select coalesce(jsonb_agg(to_jsonb(g) order by position, id), '[]') from public.funding_goals g) as goals,
          (select id || ' ' || number from public.bookings order by number desc limit 1) as newest`;
    const written = JSON.stringify(state);
    if (!state || written === before.written) return before;
    const { goals, newest } = state;
    const entries = newest === before.newest ? before.entries : await askEntries();
    return { money: readMoney({ goals, bookings: entries }), written, newest, entries };
  });
  return partOf(known, ({ money }) => money);
}
