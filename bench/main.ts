import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#scripts/build-stale.ts';
import { ensureWholeChromium } from '#scripts/chromium.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { drawingTimes } from './drawing.ts';
import { type Judged, judgedBy, missingLighthouse, openLighthouse } from './lighthouse-look.ts';
import { measureLiving, type Sizes } from './living.ts';
import type { Load } from './load.ts';
import { memoryOfSite } from './memory.ts';
import { timePage, type PageTimes } from './page-times.ts';
import { measureRealtime } from './realtime.ts';
import { reportOfBytes, reportOfLighthouse, reportOfPages } from './report-pages.ts';
import { reportOfServer } from './report-server.ts';
import { makeProjects, measureRows, type RowRates } from './rows.ts';
import { measureSending, openBesides, type Rates } from './sending.ts';
import { startServer, withoutScripts } from './servers.ts';
import { measureServing, missingPrograms, openNginx } from './serving.ts';
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
const messages = isSmall ? 8 : 500;
// Each look takes about seven seconds.
const looks = 3;
// Two seconds or so.
const signInCount = isSmall ? 4 : 100;
const usual = isSmall
  ? ['/contact']
  : ['/', '/mission', '/contact', '/resources/books', '/services/find-the-lost', '/support'];
const sizes: Sizes = isSmall
  ? { starts: 1, times: 1, sends: 16, visitors: 100, published: [10], messages: [100] }
  : {
      starts: 5,
      times: 5,
      sends: 200,
      visitors: 10_000,
      published: [100, 1000, 5000],
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
const noLighthouse = isSmall ? 'not measured, because this is a small round' : await missingLighthouse();
const phones =
  isOfServer && !noLighthouse
    ? { ours: await openLighthouse(browser, site.url), floor: await openLighthouse(browser, floor.url) }
    : undefined;
const nginx = isOfServer && !missing ? await openNginx() : undefined;
try {
  const variants = pages.map((page) => ({ page, ours: [] as PageTimes[], floor: [] as PageTimes[] }));
  const judged = pages.map((page) => ({ page, ours: [] as Judged[], floor: [] as Judged[] }));
  const rates: Rates[] = [];
  const signIns: SignInRates[] = [];
  const rows: RowRates[] = [];
  const served: { ours: Load; nginx: Load }[] = [];
  const sql = isOfServer ? await openBesides(site.dataDir) : undefined;
  const account = sql && (await makeAccount(sql));
  if (sql) await makeProjects(sql, 20);
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}…`);
    for (const variant of variants) {
      variant.ours.push(await timePage(browser, site.url + variant.page, false));
      variant.floor.push(await timePage(browser, floor.url + variant.page, true));
    }
    if (phones && round <= looks)
      for (const { page, ...of } of judged)
        for (const one of ['ours', 'floor'] as const) {
          const report = await phones[one].look(page);
          if (report) of[one].push(judgedBy(report));
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
  const loaded = isOfServer ? await memoryOfSite(site.dataDir) : undefined;
  await sql?.end({ timeout: 2 });
  const measured = `Medians of ${rounds}, all in one run: real Chromium, 4 × slower processor, 150 ms, 1.6 Mbit/s. Milliseconds, if nothing else is said.`;
  console.log([measured, '', reportOfPages(variants), '', reportOfBytes(variants)].join('\n'));
  if (loaded) {
    console.log(['', noLighthouse ? `Lighthouse: ${noLighthouse}` : reportOfLighthouse(judged, looks)].join('\n'));
    const drawn = await drawingTimes(isSmall ? 1 : 10);
    const living = await measureLiving(sizes);
    console.log(['', ...reportOfServer({ drawn, rates, signIns, rows, served, missing, loaded, living })].join('\n'));
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
    const results = {
      date: new Date().toISOString(),
      machine,
      rounds,
      variants,
      judged,
      drawn,
      rates,
      signIns,
      rows,
      served,
      loaded,
      living,
    };
    if (!isSmall) writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify(results, undefined, 2)}\n`);
  }
} finally {
  await phones?.ours.close();
  await phones?.floor.close();
  await nginx?.stop();
  await site.stop();
  await floor.stop();
  await bare.remove();
}
