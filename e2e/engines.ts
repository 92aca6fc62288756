import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '#scripts/chromium.ts';
import { root } from '#scripts/run.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { journeys } from './engine-journeys.ts';
import { puppeteerEngine } from './engine-puppeteer.ts';
import { forget } from './engine-steps.ts';
import { webKitEngine } from './engine-webdriver.ts';
import type { Engine } from './engine.ts';

/** `npm run engines`: the main journeys in Chromium, Firefox and WebKit. What differs goes into docs/browsers.md. */

const found = {
  chromium: findChromium(),
  firefox: onPath('firefox-esr', 'firefox'),
  driver: onPath('WebKitWebDriver'),
  screen: onPath('Xvfb'),
  browser: ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync),
};

type Result = { name: string; told: ReadonlyMap<string, string>; features: Readonly<Record<string, string>> };

const { chromium, firefox, driver, screen, browser } = found;
if (!chromium || !firefox || !driver || !screen || !browser) {
  console.error(
    'Three engines are needed, and not all are here. On Debian and Ubuntu:\n' +
      '  apt-get install chromium firefox-esr webkit2gtk-driver xvfb\n' +
      `Not found: ${Object.entries(found)
        .flatMap(([name, path]) => (path ? [] : name))
        .join(', ')}. (Ubuntu calls it firefox, and has it as a deb from packages.mozilla.org.)`,
  );
  process.exitCode = 1;
} else if (!existsSync(join(root, 'dist', 'site'))) {
  console.error('There is no built site. Run "npm run build" first.');
  process.exitCode = 1;
} else {
  const live = await goLive();
  try {
    const results: Result[] = [];
    for (const start of [
      () => puppeteerEngine('chrome', chromium),
      () => puppeteerEngine('firefox', firefox),
      () => webKitEngine({ driver, screen, browser }),
    ])
      results.push(await drive(await start(), live));
    write(results);
    const isWell = results.every(({ told }) => [...told.values()].every((each) => !each.startsWith('fails')));
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await live.end();
  }
}

async function drive(engine: Engine, live: LiveSite): Promise<Result> {
  const told = new Map<string, string>();
  console.log(`\n${engine.name}`);
  try {
    await engine.resize(1280, 900);
    for (const [name, go] of Object.entries(journeys)) {
      await engine.open(`${live.url}/robots.txt`);
      await forget(engine);
      engine.faults();
      const outcome = await go(engine, live).then(
        (worth) => ['works', ...(worth ? [worth] : [])].join(': '),
        (error: Error) => `fails: ${error.message}`,
      );
      const faults = engine.faults();
      told.set(name, faults.length === 0 ? outcome : `fails: the page reports ${faults.join('; ')}`);
      console.log(`  ${name}: ${told.get(name)}`);
    }
    await engine.open(`${live.url}/robots.txt`);
    return { name: engine.name, told, features: await engine.run(features) };
  } finally {
    await engine.end();
  }
}

/** Writes what was seen into the document, between its head and the notes that people wrote. */
function write(results: readonly Result[]): void {
  const path = join(root, 'docs', 'browsers.md');
  const [before = '', after = ''] = readFileSync(path, 'utf8').split(/<!-- engines -->[\s\S]*<!-- \/engines -->/u);
  const row = (cells: readonly string[]) => `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`;
  const table = (head: string, lines: readonly (readonly string[])[]) =>
    [
      row([head, ...results.map(({ name }) => name)]),
      row(['---', ...results.map(() => '---')]),
      ...lines.map(row),
    ].join('\n');
  const ways = Object.keys(journeys).map((name) => [name, ...results.map(({ told }) => told.get(name) ?? '')]);
  const apart = Object.keys(results[0]?.features ?? {})
    .map((name) => [name, ...results.map(({ features }) => features[name] ?? '')])
    .filter(([, first, ...others]) => others.some((each) => each !== first));
  writeFileSync(
    path,
    `${before}<!-- engines -->\nSeen on ${new Date().toISOString().slice(0, 10)}.\n\n${table('journey', ways)}\n\n` +
      `What they do not have alike:\n\n${table('part', apart)}\n<!-- /engines -->${after}`,
  );
  console.log('\nWritten into docs/browsers.md.');
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** What the site uses where an engine has it, and does without elsewhere. Runs in the page. */
function features(): Record<string, string> {
  const has = (is: boolean): string => (is ? 'yes' : 'no');
  return {
    'CSS highlights (Bold)': has('highlights' in CSS),
    'view transitions between pages (fading)': has('CSSViewTransitionRule' in globalThis),
    'speculation rules (the next page comes before the press)': has(HTMLScriptElement.supports?.('speculationrules')),
    'text-wrap: balance (headings)': has(CSS.supports('text-wrap', 'balance')),
    'hyphens: auto (headings)': has(CSS.supports('hyphens', 'auto')),
    'popover (the menu)': has('popover' in HTMLElement.prototype),
    'copying (clipboard.writeText)': has(typeof navigator.clipboard?.writeText === 'function'),
    'prefers-contrast': has(matchMedia('(prefers-contrast: no-preference), (prefers-contrast: more)').matches),
    'forced-colors': has(matchMedia('(forced-colors: none), (forced-colors: active)').matches),
  };
}
