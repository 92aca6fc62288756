import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/build-stale.ts';
import { ensureChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { categories, openLighthouse, scoresOf } from './lighthouse-look.ts';
import { shown, table } from './median.ts';
import { startServer } from './servers.ts';

/**
 * `npm run lighthouse`: what Lighthouse says of every address of the site map, as seen by a phone, served by the real
 * server. `npm run lighthouse -- /contact /de/team` asks about some only. Ends with 1 where a category is below 100.
 */

type Seen = {
  readonly scores: readonly number[];
  readonly lcp: number | undefined;
  readonly faults: readonly string[];
};

// A busy machine costs points of performance and sometimes the beginning of a load: then it is asked again.
const tries = 3;

process.chdir(root);
forgetConfiguration();
const executablePath = ensureChromium();
if (!(await buildIfStale(process.env))) process.exit(1);

const addresses = process.argv.length > 2 ? process.argv.slice(2) : publicAddresses();
const site = await startServer(root);
const { look: ask, close } = await openLighthouse(executablePath, site.url);
try {
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const address of addresses) {
    const seen = await look(address);
    rows.push([address, ...seen.scores.map((score) => String(score)), shown(seen.lcp)]);
    faults.push(...seen.faults.map((fault) => `${address}: ${fault}`));
    console.error(rows.at(-1)?.join('  '));
  }
  console.log(`${table([['address', ...categories, 'LCP ms'], ...rows])}\n`);
  console.log(faults.length === 0 ? `${rows.length} addresses, 100 everywhere.` : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await close();
  await site.stop();
}

/** Looks at an address until everything is well, at most three times. Out: the best that was seen, with what is missing. */
async function look(address: string): Promise<Seen> {
  let best: Seen | undefined;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const seen = await lookOnce(address);
    if (seen && (!best || sum(seen) > sum(best))) best = seen;
    if (best?.faults.length === 0) break;
  }
  return best ?? { scores: [], lcp: undefined, faults: [`Lighthouse failed ${tries} times.`] };
}

function sum({ scores }: Seen): number {
  return scores.reduce((all, each) => all + each, 0);
}

async function lookOnce(address: string): Promise<Seen | undefined> {
  const report = await ask(address);
  if (!report) return undefined;
  const { audits, categories: found } = report;
  const scores = scoresOf(report);
  const faults = categories.flatMap((name, index) => {
    if (scores[index] === 100) return [];
    const refs = found[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9) ?? [];
    return [
      `${name} ${scores[index]} (${refs.map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()).join(', ')})`,
    ];
  });
  return { scores, lcp: audits['largest-contentful-paint']?.numericValue, faults };
}

function publicAddresses(): string[] {
  const map = readFileSync(join(root, 'dist/site/sitemap.xml'), 'utf8');
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
}
