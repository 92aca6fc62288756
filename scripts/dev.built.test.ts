import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text as consume } from 'node:stream/consumers';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#server/postgres/free-port.ts';
import { eventually } from '#server/testing/eventually.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { root } from './run.ts';
import { shellEnvironment } from './shell-environment.ts';

/** What git does not keep, and what else needs no copy. */
const notCopied = new Set(['node_modules', 'dist', 'dist-configured', 'data', 'test-results', '.git', '.env', 'e2e']);

/** A copy of the sources, so that no text of ours is edited; the packages are shared. */
function copyOfSources(): ReturnType<typeof testFolder> {
  const folder = testFolder();
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(join(root, name), join(folder.path, name), { recursive: true });
  mkdirSync(join(folder.path, 'node_modules'));
  // One by one: Vite keeps files of its own beside them.
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !/^\.(?!bin)/u.test(each)))
    symlinkSync(join(root, 'node_modules', name), join(folder.path, 'node_modules', name));
  return folder;
}

type Dev = {
  readonly url: string;
  readonly folder: string;
  readonly said: () => string;
  /** How long it took until the site was there, in milliseconds. */
  readonly started: number;
  readonly stop: () => Promise<void>;
};

/** The command and all that it has started, as `kill` names them. */
let group = 0;

/** Runs the command in a folder without a build until it says where the site is. */
async function startDev(folder: string): Promise<Dev> {
  const url = `http://localhost:${await freePort()}`;
  const began = performance.now();
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: shellEnvironment({ PORT: new URL(url).port, RATE_LIMITS: 'off' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  group = -(child.pid ?? 0);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  await eventually('the command says where the site is', () => {
    if (child.exitCode !== null) throw new Error(`It ended:\n${said}`);
    return said.includes(`Ecosystem is ready: ${url}`);
  });
  return {
    url,
    folder,
    said: () => said,
    started: performance.now() - began,
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
      expect(isRunning(group)).toBe(false);
    },
  };
}

// One for all, in this order: a start takes six seconds of a processor.
const copy = copyOfSources();
let dev: Dev;
let browser: Browser;
beforeAll(async () => {
  writeFileSync(join(copy.path, '.env'), 'MAIL_TO=hidden@example.org\n');
  dev = await startDev(copy.path);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
});
afterAll(async () => {
  await browser.close();
  if (group < 0 && isRunning(group)) process.kill(group, 'SIGKILL');
  await copy.remove();
});

/** Edits a file as a person would, who saves it once. After the test, and before its second try, it is as before. */
function edit(file: string, from: string, to: string): void {
  const path = join(dev.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
  onTestFinished(() => writeFileSync(path, text));
}

const read = async (path: string) => (await fetch(dev.url + path)).text();

async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  // As every wait of these tests: only hangs shall fail.
  context.setDefaultTimeout(120_000);
  return context.newPage();
}

test('a page of npm run dev looks like the built one before any script runs', async () => {
  const look = async (html: string) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    return page.evaluate(() =>
      [...document.querySelectorAll('body, body *:not(svg *, link)')].map((element) => {
        const style = getComputedStyle(element);
        const parts = [
          'display',
          'position',
          'color',
          'backgroundColor',
          'fontSize',
          'padding',
          'margin',
          'gap',
        ] as const;
        return [element.localName, ...parts.map((part) => style[part])].join(' ');
      }),
    );
  };
  for (const path of ['/', '/contact', '/de/resources/books']) {
    const built = readFileSync(join(root, 'dist/site', path, 'index.html'), 'utf8');
    expect([path, ...(await look(await read(path)))]).toEqual([path, ...(await look(built))]);
  }
});

test('PROJ-02 npm run dev shows what the team has published', async () => {
  // The first answer waits for the tables.
  expect((await fetch(`${dev.url}/healthz`)).status).toBe(200);
  await inLiveDatabase(
    join(dev.folder, 'data'),
    (sql) => sql`
      insert into public.projects (title, slug, tags, published_at)
      values ('Quiet garden', 'quiet-garden', '{Gardening}', now())`,
  );
  for (const path of ['/projects', '/de/projects', '/projects/quiet-garden', '/projects/category/gardening'])
    expect(await eventually(`${path} shows it`, async () => (await read(path)).includes('Quiet garden'))).toBe(true);
});

/** Asks with exactly this path and host: fetch would tidy them up. */
async function askAs(path: string, host: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const call = request(dev.url, { path, method, headers: { host } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await consume(answer) };
}

test('SEC-18 npm run dev gives nobody what the server keeps, and answers only to this machine', async () => {
  const { folder } = dev;
  const { jwtSecret } = JSON.parse(readFileSync(join(folder, 'data/secrets.json'), 'utf8')) as { jwtSecret: string };
  const { host } = new URL(dev.url);
  const secrets = [
    '/data/secrets.json',
    `/@fs${folder}/data/secrets.json`,
    '/%64ata/secrets.json',
    '/app/../data/secrets.json',
  ];
  const files = [...secrets, '/data/server.json', '/.env', `/@fs${folder}/.env`, '/package.json', '/@fs/etc/passwd'];
  for (const file of files)
    for (const query of [
      '',
      '?raw',
      '?import',
      '?url',
      '?inline',
      '?import&raw',
      '?raw?',
      '?html-proxy&raw',
      '?.svg',
    ]) {
      const { status, text } = await askAs(file + query, host);
      expect([file + query, status === 200, text.includes(jwtSecret), /hidden@|root:/u.test(text)]).toEqual([
        file + query,
        false,
        false,
        false,
      ]);
    }
  // What islands are made of is there.
  expect((await askAs('/app/browser/loader.ts', host)).status).toBe(200);

  for (const named of [
    'evil.example',
    `evil.example:${new URL(dev.url).port}`,
    '192.168.0.2',
    'localhost.evil.example',
  ])
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/healthz'],
      ['POST', '/functions/v1/send-email'],
      ['GET', '/rest/v1/'],
    ] as const)
      expect([named, path, (await askAs(path, named, method)).status]).toEqual([named, path, 403]);
  for (const named of ['127.0.0.1', '[::1]:80', host])
    expect([named, (await askAs('/healthz', named)).status]).toEqual([named, 200]);
});

test('npm run dev needs no build, and shows what is edited at once', async () => {
  const page = await openPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

  const title = page.locator('main h1');

  // A page, a text and a style: the open page shows them by itself.
  await page.goto(`${dev.url}/de/mission`);
  edit('app/pages/mission.tsx', 'title={t(pageNames.mission)}', "title={'Moin! ' + t(pageNames.mission)}");
  await page.getByRole('heading', { level: 1, name: /^Moin! / }).waitFor();
  edit('content/pages.ts', "mission: { en: '", "mission: { en: 'Our ");
  await eventually('the text is in the page', async () => (await read('/mission')).includes('Moin! Our '));
  edit('app/ui/masthead.module.css', '.lead {', '.lead { letter-spacing: 7px;');
  const spacing = () => title.evaluate((h1) => getComputedStyle(h1.nextElementSibling as Element).letterSpacing);
  await eventually('the style is in the page', async () => (await spacing().catch(() => '')) === '7px');

  // An island changes where it is, and what was typed stays.
  await page.goto(`${dev.url}/contact`);
  const name = page.getByRole('textbox', { name: /name/iu }).first();
  await page.locator('eco-island[data-name=Contact][data-state=alive]').waitFor();
  await name.fill('Ada');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  edit('app/features/contact/contact.island.tsx', '<div>', '<div><p>Hot news</p>');
  await page.getByText('Hot news').waitFor();
  expect(await name.inputValue()).toBe('Ada');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(problems).toEqual([]);

  // What the build makes beside the pages is made from what stands there now.
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('mission');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Moin! Our /u })
    .first()
    .waitFor();
  expect(await read('/robots.txt')).toContain('/sitemap.xml');
  expect(await read('/sitemap.xml')).toMatch(/<loc>[^<]*\/de\/mission<\/loc>/u);
  for (const path of ['/icon-180.png', '/social.png'])
    expect((await fetch(dev.url + path)).headers.get('content-type')).toBe('image/png');

  // What cannot be drawn says so, and is there again when it is mended.
  await page.goto(`${dev.url}/mission`);
  edit('app/pages/mission.tsx', '<Article\n', '<<Article\n');
  await page.getByText('mission.tsx').first().waitFor();
  edit('app/pages/mission.tsx', '<<Article\n', '<Article\n');
  await page.getByRole('heading', { level: 1, name: /^Moin! / }).waitFor();
});

test('npm run dev answers with the new code of the server within a moment, and refuses nobody meanwhile', async () => {
  const health = async () => {
    const answer = await fetch(`${dev.url}/healthz`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${text}\n${dev.said()}`);
    return (JSON.parse(text) as { status: string }).status;
  };
  expect(await health()).toBe('ok');
  const running = () => readFileSync(join(dev.folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0];
  const first = running();
  const took: number[] = [];
  let word = 'ok';
  for (const next of ['one', 'two']) {
    const began = performance.now();
    edit(
      'server/app.ts',
      `isWell ? '${word}' : 'unavailable', database`,
      `isWell ? '${next}' : 'unavailable', database`,
    );
    // Each of these calls is answered, by the old code or the new.
    await eventually(`the server says ${next}`, async () => (await health()) === next);
    took.push(performance.now() - began);
    word = next;
  }
  const whole = Math.round(dev.started);
  console.log(`milliseconds from saving to the new answer: ${took.map(Math.round).join(', ')}; a start takes ${whole}`);
  // No start anew: PostgreSQL and Vite stay, only the server is read again.
  expect(running()).toBe(first);

  // What cannot run says so, and the next edit counts.
  edit('server/app.ts', 'export function createApp', 'export function function createApp');
  const failed = await eventually('the fault is told', async () => {
    const answer = await fetch(`${dev.url}/healthz`);
    return answer.status === 500 && answer.text();
  });
  expect(failed).toContain('app.ts');
  edit('server/app.ts', 'export function function createApp', 'export function createApp');
  await eventually('the server is there again', async () => (await fetch(`${dev.url}/healthz`)).ok);
});

test('npm run dev leaves nothing behind', async () => {
  await dev.stop();
  expect(
    ['server.json', 'postgres/postmaster.pid'].filter((file) => existsSync(join(dev.folder, 'data', file))),
  ).toEqual([]);
  const copied = readdirSync(root).filter((name) => !notCopied.has(name));
  expect(readdirSync(dev.folder).toSorted()).toEqual([...copied, '.env', 'data', 'node_modules'].toSorted());
});

test('npm run dev refuses to be reached from elsewhere', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
    env: shellEnvironment({ HOST: '0.0.0.0', PORT: String(await freePort()) }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, [code]] = await Promise.all([consume(child.stderr), once(child, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringContaining('npm run dev is for this machine alone')]);
});

/** Whether a process, or with a minus any of its group, is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
