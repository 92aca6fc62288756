import type { PendingQuery, Row } from 'postgres';
import type { Queries } from '#server/postgres/connect.ts';

type Plan = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] };
type Tagged = (strings: TemplateStringsArray, ...values: unknown[]) => PendingQuery<Row[]> & { executed: boolean };

/**
 * Does some work with statements, and then runs each of them once more under EXPLAIN. Out: how many pages of 8 KiB they
 * touched, in memory or on the disk. It is what a statement costs, whatever machine it runs on.
 */
export async function pagesOf(sql: Queries, work: (sql: Queries) => Promise<unknown>): Promise<number> {
  const run = sql as unknown as Tagged;
  const made: { query: ReturnType<Tagged>; given: Parameters<Tagged> }[] = [];
  await work(
    new Proxy(sql, {
      apply(_run, _self, given: Parameters<Tagged>) {
        const query = run(...given);
        made.push({ query, given });
        return query;
      },
    }),
  );
  let pages = 0;
  for (const { query, given } of made) {
    // A part of a statement is a template too, and never runs by itself.
    if (!query.executed) continue;
    const [[first = '', ...rest], ...values] = given;
    const explaining = [`explain (analyze, buffers, format json) ${first}`, ...rest];
    const [row] = (await run(Object.assign(explaining, { raw: explaining }), ...values)) as unknown as [Explained];
    const { Plan: plan } = row['QUERY PLAN'][0];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}
