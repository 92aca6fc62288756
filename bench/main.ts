import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/build-stale.ts';
import { ensureWholeChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { drawingTimes } from './drawing.ts';
import { feel, type Felt } from './felt.ts';
import { type Living, measureLiving, type Sizes } from './living.ts';
import { median, shown, table } from './median.ts';
import { measureRealtime } from './realtime.ts';
import { makeProjects, measureRows, type RowRates } from './rows.ts';
import { measureSending, openBesides, type Rates } from './sending.ts';
import { startServer, withoutScripts } from './servers.ts';
import { measureServing, missingPrograms, openNginx, type Served } from './serving.ts';
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
  : ['/', '/mission', '/contact', '/resources/books', '/services/find-the-lost', '/support'];
const sizes: Sizes = isSmall
  ? { starts: 1, times: 1, sends: 16, visitors: 100, publications: [10], messages: [100] }
  : {
      starts: 5,
      times: 5,
      sends: 200,
      visitors: 10_000,
      publications: [100, 1000, 5000],
      messages: [1000, 10_000, 100_000],
    };
const pages = named.length > 0 ? named : usual;
const isOfServer = named.length === 0;

process.chdir(root);
forgetConfiguration();
// One without windows keeps no page for Back.
const browser = ensureWholeChromium();
if (!(await buildIfStale(process.env))) process.exit(1);

const bare = withoutScripts();
const site = await startServer(root);
const floor = await startServer(bare.folder);
const missing = isOfServer ? missingPrograms() : undefined;
const nginx = isOfServer && !missing ? await openNginx() : undefined;
try {
  const variants = pages.map((page) => ({ page, ours: [] as Felt[], floor: [] as Felt[] }));
  const rates: Rates[] = [];
  const signIns: SignInRates[] = [];
  const rows: RowRates[] = [];
  const served: { ours: Served; nginx: Served }[] = [];
  const sql = isOfServer ? await openBesides(site.dataDir) : undefined;
  const account = sql && (await makeAccount(sql));
  if (sql) await makeProjects(sql, 20);
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}…`);
    for (const variant of variants) {
      variant.ours.push(await feel(browser, site.url + variant.page, false));
      variant.floor.push(await feel(browser, floor.url + variant.page, true));
    }
    if (sql && account) {
      rates.push(await measureSending(site.url, sql, messages));
      signIns.push(await measureSignIns(site.url, account, signInCount));
      rows.push(await measureRows(site.url, sql, messages));
    }
    if (nginx)
      served.push({
        ours: await measureServing(`${site.url}/mission`, isSmall ? 1 : 3),
        nginx: await measureServing(`${nginx.url}/mission`, isSmall ? 1 : 3),
      });
  }
  await sql?.end({ timeout: 2 });
  const measured = `Medians of ${rounds}, all in one run: real Chromium, 4 × slower processor, 150 ms, 1.6 Mbit/s. Milliseconds, if nothing else is said.`;
  console.log([measured, '', report(variants)].join('\n'));
  if (isOfServer) {
    const living = await measureLiving(sizes);
    console.log(['', ...(await reportOfServer({ rates, signIns, rows, served, living }))].join('\n'));
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
    const results = { date: new Date().toISOString(), machine, rounds, variants, rates, signIns, rows, served, living };
    if (!isSmall) writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  }
} finally {
  await nginx?.stop();
  await site.stop();
  await floor.stop();
  bare.remove();
}

type OfServer = {
  readonly rates: readonly Rates[];
  readonly signIns: readonly SignInRates[];
  readonly rows: readonly RowRates[];
  readonly served: readonly { readonly ours: Served; readonly nginx: Served }[];
  readonly living: Living;
};

async function reportOfServer({ rates, signIns, rows, served, living }: OfServer): Promise<string[]> {
  const drawn = await drawingTimes(isSmall ? 1 : 10);
  const beside = (what: string, ours: readonly number[], than: string, theirs: readonly number[]) => {
    const [one, other] = [median(ours), median(theirs)];
    return `${what}: ${shown(one)} a second; ${than}: ${shown(other)} (${shown(ratio(one, other), 2)} ×)`;
  };
  const { memoryMb, besideSlowVisitorsMs: slow } = living;
  return [
    `drawing a page: ${shown(drawn.median, 1)} ms, of a hundred one takes ${shown(drawn.p99, 1)} ms (${drawn.count} drawn, ${drawn.addresses} addresses)`,
    beside(
      'send-email',
      rates.map(({ sent }) => sent),
      'the same rows inserted alone',
      rates.map(({ inserted }) => inserted),
    ),
    beside(
      'sign-in',
      signIns.map(({ signedIn }) => signedIn),
      'the bare hash',
      signIns.map(({ hashed }) => hashed),
    ),
    beside(
      '/rest/v1/projects',
      rows.map(({ asked }) => asked),
      'the same select alone',
      rows.map(({ selected }) => selected),
    ),
    missing === undefined
      ? beside(
          'pages',
          served.map(({ ours }) => ours.perSecond),
          'nginx with the same files',
          served.map(({ nginx: one }) => one.perSecond),
        )
      : `pages: ${missing}`,
    `started and serving after ${shown(living.startMs)} ms; memory ${shown(memoryMb.server)} MB, its database ${shown(memoryMb.database)} MB`,
    `a page while ${slow.visitors} visitors hold a connection: ${shown(slow.page)} ms`,
    ...living.publishing.map(
      ({ publications, ms }) => `publishing a text after ${publications} others: ${shown(ms)} ms`,
    ),
    ...living.growth.map(
      ({ messages: stored, sentPerSecond, listMs }) =>
        `with ${stored} messages stored: ${shown(sentPerSecond)} acknowledged a second, a page of the inbox in ${shown(listMs)} ms`,
    ),
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
