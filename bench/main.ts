import { buildIfStale } from '#scripts/build-stale.ts';
import { ensureChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { drawingTimes } from './drawing.ts';
import { feel, type Felt } from './felt.ts';
import { median, shown, table } from './median.ts';
import { measureSending, openBesides, type Rates } from './sending.ts';
import { startServer, withoutScripts } from './servers.ts';
import { makeAccount, measureSignIns, type SignInRates } from './sign-ins.ts';

// `npm run bench -- small` only shows that everything still runs: its numbers mean nothing.
const isSmall = process.argv[2] === 'small';
// Medians of five. All variants take turns in each round, so that a busy moment of the machine hits all alike.
const rounds = isSmall ? 1 : Number(process.argv[2] ?? 5);
const messages = isSmall ? 8 : 300;
// Two seconds or so.
const signInCount = isSmall ? 4 : 100;
const pages = isSmall
  ? ['/', '/contact']
  : ['/', '/contact', '/mission', '/resources/books', '/services/find-the-lost'];

process.chdir(root);
forgetConfiguration();
const browser = ensureChromium();
if (!(await buildIfStale(process.env))) process.exit(1);

const bare = withoutScripts();
const site = await startServer(root);
const floor = await startServer(bare.folder);
try {
  const variants = pages.map((page) => ({ page, ours: [] as Felt[], floor: [] as Felt[] }));
  const rates: Rates[] = [];
  const signIns: SignInRates[] = [];
  const sql = await openBesides(site.dataDir);
  const account = await makeAccount(sql);
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}…`);
    for (const variant of variants) {
      variant.ours.push(await feel(browser, site.url + variant.page, false));
      variant.floor.push(await feel(browser, floor.url + variant.page, true));
    }
    rates.push(await measureSending(site.url, sql, messages));
    signIns.push(await measureSignIns(site.url, account, signInCount));
  }
  await sql.end({ timeout: 2 });
  const drawn = await drawingTimes(isSmall ? 1 : 10);
  const sent = median(rates.map((rate) => rate.sent));
  const inserted = median(rates.map((rate) => rate.inserted));
  const signedIn = median(signIns.map((rate) => rate.signedIn));
  const hashed = median(signIns.map((rate) => rate.hashed));
  console.log(
    [
      `Medians of ${rounds}, all in one run: real Chromium, 4 × slower processor, 150 ms, 1.6 Mbit/s. Milliseconds, if nothing else is said.`,
      '',
      report(variants),
      '',
      `drawing a page: ${shown(drawn.median, 1)} ms, of a hundred one takes ${shown(drawn.p99, 1)} ms (${drawn.count} drawn, ${drawn.addresses} addresses)`,
      `send-email: ${shown(sent)} acknowledged per second; the same rows inserted alone: ${shown(inserted)} (${shown(ratio(sent, inserted), 2)} ×)`,
      `sign-in: ${shown(signedIn)} per second; the bare hash: ${shown(hashed)} (${shown(ratio(signedIn, hashed), 2)} ×)`,
    ].join('\n'),
  );
} finally {
  await site.stop();
  await floor.stop();
  bare.remove();
}

function report(variants: readonly { page: string; ours: readonly Felt[]; floor: readonly Felt[] }[]): string {
  const columns = ['paint', 'lcp', 'tbt', 'cls', 'form', 'next', 'back'] as const satisfies readonly (keyof Felt)[];
  const rows = variants.flatMap(({ page, ours, floor }) => {
    const [own, least] = [ours, floor].map((runs) => columns.map((name) => median(runs.map((run) => run[name]))));
    const digits = (index: number) => (columns[index] === 'cls' ? 3 : 0);
    const cells = (numbers: readonly (number | undefined)[] = []) =>
      numbers.map((number, index) => shown(number, digits(index)));
    return [
      [page, ...cells(own)],
      [`${page} without scripts`, ...cells(least)],
      ['  of it', ...columns.map((_, index) => shown(ratio(own?.[index], least?.[index]), 2))],
    ];
  });
  return table([['page', 'first paint', 'LCP', 'TBT', 'CLS', 'form', 'next page', 'back'], ...rows]);
}

/** How many times the second the first is. */
function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one !== undefined && other ? one / other : undefined;
}
