import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { buildIfStale } from '#scripts/build-stale.ts';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { shown, table } from './median.ts';
import { startServer } from './servers.ts';

/**
 * `npm run lighthouse`: what Lighthouse says of every address of the site map, as seen by a phone, served by the real
 * server. `npm run lighthouse -- /contact /de/team` asks about some only. Ends with 1 where a category is below 100.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What is read of a report of Lighthouse. */
type Report = {
  readonly runtimeError?: unknown;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string; readonly numericValue?: number }>
  >;
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
};

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
const port = await freePort();
// The pages are asked for where they say that they are: an address of another name would be none of theirs.
const home = 'http://localhost:3000';
const browser = await chromium.launch({
  executablePath,
  args: [
    ...chromiumArgs,
    `--remote-debugging-port=${port}`,
    `--host-resolver-rules=MAP localhost:3000 ${new URL(site.url).host}`,
  ],
});
try {
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const address of addresses) {
    const seen = await look(home + address);
    rows.push([address, ...seen.scores.map((score) => String(score)), shown(seen.lcp)]);
    faults.push(...seen.faults.map((fault) => `${address}: ${fault}`));
    console.error(rows.at(-1)?.join('  '));
  }
  console.log(`${table([['address', ...categories, 'LCP ms'], ...rows])}\n`);
  console.log(faults.length === 0 ? `${rows.length} addresses, 100 everywhere.` : faults.join('\n'));
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}

/** Looks at an address until everything is well, at most three times. Out: the best that was seen, with what is missing. */
async function look(url: string): Promise<Seen> {
  let best: Seen | undefined;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const seen = await lookOnce(url);
    if (seen && (!best || sum(seen) > sum(best))) best = seen;
    if (best?.faults.length === 0) break;
  }
  return best ?? { scores: [], lcp: undefined, faults: [`Lighthouse failed ${tries} times.`] };
}

function sum({ scores }: Seen): number {
  return scores.reduce((all, each) => all + each, 0);
}

async function lookOnce(url: string): Promise<Seen | undefined> {
  // Fetched for this command alone: 67 MB that nothing else needs.
  const options = [`--port=${port}`, `--only-categories=${categories.join()}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { audits, categories: found, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) return undefined;
  const scores = categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
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
