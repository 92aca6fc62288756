import { buildIfStale } from '#scripts/build-stale.ts';
import { ensureChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { drawingTimes } from './drawing.ts';
import { feel, type Felt } from './felt.ts';
import { median, shown, table } from './median.ts';
import { measureRealtime } from './realtime.ts';
import { measureSending, openBesides, type Rates } from './sending.ts';
import { startServer, withoutScripts } from './servers.ts';
import { makeAccount, measureSignIns, type SignInRates } from './sign-ins.ts';

// `npm run bench -- small` only shows that everything still runs: its numbers mean nothing. `npm run bench -- 9
// /contact` measures one page more often, and nothing of the server.
const [how, ...named] = process.argv.slice(2);
const isSmall = how === 'small';
// A thousand that listen, on Linux.
if (how === 'realtime') {
  console.log(await measureRealtime());
  process.exit();
}
// Medians of five. All variants take turns in each round, so that a busy moment of the machine hits all alike.
const rounds = isSmall ? 1 : Number(how ?? 5);
const messages = isSmall ? 8 : 300;
// Two seconds or so.
const signInCount = isSmall ? 4 : 100;
const usual = isSmall
  ? ['/', '/contact']
  : ['/', '/contact', '/mission', '/resources/books', '/services/find-the-lost'];
const pages = named.length > 0 ? named : usual;
const isOfServer = named.length === 0;

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
  const sql = isOfServer ? await openBesides(site.dataDir) : undefined;
  const account = sql && (await makeAccount(sql));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}…`);
    for (const variant of variants) {
      variant.ours.push(await feel(browser, site.url + variant.page, false));
      variant.floor.push(await feel(browser, floor.url + variant.page, true));
    }
    if (sql && account) {
      rates.push(await measureSending(site.url, sql, messages));
      signIns.push(await measureSignIns(site.url, account, signInCount));
    }
  }
  await sql?.end({ timeout: 2 });
  const measured = `Medians of ${rounds}, all in one run: real Chromium, 4 × slower processor, 150 ms, 1.6 Mbit/s. Milliseconds, if nothing else is said.`;
  console.log([measured, '', report(variants)].join('\n'));
  if (isOfServer) console.log(['', ...(await reportOfServer(rates, signIns))].join('\n'));
} finally {
  await site.stop();
  await floor.stop();
  bare.remove();
}

async function reportOfServer(rates: readonly Rates[], signIns: readonly SignInRates[]): Promise<string[]> {
  const drawn = await drawingTimes(isSmall ? 1 : 10);
  const sent = median(rates.map((rate) => rate.sent));
  const inserted = median(rates.map((rate) => rate.inserted));
  const signedIn = median(signIns.map((rate) => rate.signedIn));
  const hashed = median(signIns.map((rate) => rate.hashed));
  return [
    `drawing a page: ${shown(drawn.median, 1)} ms, of a hundred one takes ${shown(drawn.p99, 1)} ms (${drawn.count} drawn, ${drawn.addresses} addresses)`,
    `send-email: ${shown(sent)} acknowledged per second; the same rows inserted alone: ${shown(inserted)} (${shown(ratio(sent, inserted), 2)} ×)`,
    `sign-in: ${shown(signedIn)} per second; the bare hash: ${shown(hashed)} (${shown(ratio(signedIn, hashed), 2)} ×)`,
  ];
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
