import { buildIfStale } from '#scripts/build-stale.ts';
import { ensureChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { type Lab, runLighthouse } from './lighthouse.ts';
import { median, shown, table } from './median.ts';
import { measureSending, openBesides, type Rates } from './sending.ts';
import { startServer, withoutScripts } from './servers.ts';
import { makeAccount, measureSignIns, type SignInRates } from './sign-ins.ts';
import { feel, type Felt } from './throttled.ts';

// `npm run bench -- small` only shows that everything still runs: its numbers mean nothing.
const isSmall = process.argv[2] === 'small';
// Medians of five. All variants take turns in each round, so that a busy moment of the machine hits all alike.
const rounds = isSmall ? 1 : Number(process.argv[2] ?? 5);
const messages = isSmall ? 8 : 300;
// Two seconds or so.
const signInCount = isSmall ? 4 : 100;
const pages = ['/', '/contact'];

process.chdir(root);
forgetConfiguration();
const browser = ensureChromium();
if (!(await buildIfStale(process.env))) process.exit(1);

const bare = withoutScripts(pages);
const site = await startServer(root);
const floor = await startServer(bare.folder);
try {
  const variants = pages.flatMap((page) => [
    { name: page, url: site.url + page, wanted: wantedOn(page), lab: [] as Lab[], felt: [] as Felt[] },
    { name: `${page} without scripts`, url: floor.url + page, wanted: [], lab: [] as Lab[], felt: [] as Felt[] },
  ]);
  const rates: Rates[] = [];
  const signIns: SignInRates[] = [];
  const sql = await openBesides(site.dataDir);
  const account = await makeAccount(sql);
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}…`);
    for (const { url, wanted, lab, felt } of variants) {
      // A run of Lighthouse takes a quarter of a minute.
      if (!isSmall) lab.push(await runLighthouse(browser, url));
      felt.push(await feel(browser, url, ['paint', ...wanted]));
    }
    rates.push(await measureSending(site.url, sql, messages));
    signIns.push(await measureSignIns(site.url, account, signInCount));
  }
  await sql.end({ timeout: 2 });
  console.log(report(variants, rates, signIns));
} finally {
  await site.stop();
  await floor.stop();
  bare.remove();
}

function wantedOn(page: string): (keyof Felt)[] {
  return page === '/contact' ? ['header', 'form'] : ['header'];
}

function report(
  variants: readonly { name: string; lab: Lab[]; felt: Felt[] }[],
  rates: readonly Rates[],
  signIns: readonly SignInRates[],
): string {
  const rows = variants.map(({ name, lab, felt }, index) => {
    const middle = (key: keyof Lab) => median(lab.map((run) => run[key]));
    const seen = (key: keyof Felt) => shown(median(felt.map((run) => run[key])));
    const next = variants[index + 1];
    const floorLcp = index % 2 === 0 && next ? median(next.lab.map(({ lcp }) => lcp)) : undefined;
    const lcp = middle('lcp');
    return [
      name,
      shown(middle('score')),
      shown(lcp),
      floorLcp && lcp ? `${shown(lcp / floorLcp, 2)} ×` : '',
      shown(middle('fcp')),
      shown(middle('tbt')),
      shown(middle('cls'), 3),
      seen('paint'),
      seen('header'),
      seen('form'),
    ];
  });
  const sent = median(rates.map((rate) => rate.sent));
  const inserted = median(rates.map((rate) => rate.inserted));
  const signedIn = median(signIns.map((rate) => rate.signedIn));
  const hashed = median(signIns.map((rate) => rate.hashed));
  return [
    `Medians of ${rounds}, all in one run. Milliseconds, if nothing else is said.`,
    'Left: Lighthouse mobile. Right: real Chromium, 4 × slower processor, slow 4G.',
    '',
    table([
      ['page', 'score', 'LCP', 'of floor', 'FCP', 'TBT', 'CLS', 'first paint', 'header usable', 'form usable'],
      ...rows,
    ]),
    '',
    `send-email: ${shown(sent)} acknowledged per second; the same rows inserted alone: ${shown(inserted)} (${shown(sent && inserted ? sent / inserted : undefined, 2)} ×)`,
    `sign-in: ${shown(signedIn)} per second; the bare hash: ${shown(hashed)} (${shown(signedIn && hashed ? signedIn / hashed : undefined, 2)} ×)`,
  ].join('\n');
}
