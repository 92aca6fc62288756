import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text as consume } from 'node:stream/consumers';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { chromiumArgs, ensureChromium } from './chromium.ts';
import { root } from './run.ts';
import { shellEnvironment } from './shell-environment.ts';

/** What git does not keep, and what else needs no copy. */
const notCopied = new Set(['node_modules', 'dist', 'dist-configured', 'data', 'test-results', '.git', '.env', 'e2e']);

/** A copy of the sources, so that no text of ours is edited; the packages are shared. */
function copyOfSources(): string {
  const folder = testFolder();
  onTestFinished(folder.remove);
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder.path, 0o711);
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(join(root, name), join(folder.path, name), { recursive: true });
  mkdirSync(join(folder.path, 'node_modules'));
  // One by one: Vite keeps files of its own beside them.
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => !/^\.(?!bin)/u.test(each)))
    symlinkSync(join(root, 'node_modules', name), join(folder.path, 'node_modules', name));
  return folder.path;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

type Dev = {
  readonly url: string;
  readonly folder: string;
  readonly said: () => string;
  /** How long it took until the site was there, in milliseconds. */
  readonly started: number;
  readonly stop: () => Promise<void>;
};

/** Runs the command in a copy of the sources, without a build, until it says where the site is. */
async function startDev(folder = copyOfSources()): Promise<Dev> {
  const url = `http://localhost:${await freePort()}`;
  const began = performance.now();
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.ts')], {
    cwd: folder,
    env: shellEnvironment({ PORT: new URL(url).port, RATE_LIMITS: 'off' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => void (isRunning(group) && process.kill(group, 'SIGKILL')));
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

/** Edits a file as a person would, who saves it once. */
function edit({ folder }: Dev, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

const read = async ({ url }: Dev, path: string) => (await fetch(url + path)).text();

async function openBrowser(options: BrowserContextOptions = {}): Promise<Page> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  onTestFinished(() => browser.close());
  return (await browser.newContext(options)).newPage();
}

test('npm run dev needs no build, shows what is edited at once, and leaves nothing behind', async () => {
  const dev = await startDev();
  const page = await openBrowser();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));

  const title = page.locator('main h1');

  // A page, a text and a style: the open page shows them by itself.
  await page.goto(`${dev.url}/de/mission`);
  edit(dev, 'app/pages/mission.tsx', 'title={t(pageNames.mission)}', "title={'Moin! ' + t(pageNames.mission)}");
  await page.getByRole('heading', { level: 1, name: /^Moin! / }).waitFor();
  edit(dev, 'content/pages.ts', "mission: { en: '", "mission: { en: 'Our ");
  await eventually('the text is in the page', async () => (await read(dev, '/mission')).includes('Moin! Our '));
  edit(dev, 'app/ui/masthead.module.css', '.lead {', '.lead { letter-spacing: 7px;');
  const spacing = () => title.evaluate((h1) => getComputedStyle(h1.nextElementSibling as Element).letterSpacing);
  await eventually('the style is in the page', async () => (await spacing().catch(() => '')) === '7px');

  // An island changes where it is, and what was typed stays.
  await page.goto(`${dev.url}/contact`);
  const name = page.getByRole('textbox', { name: /name/iu }).first();
  await page.locator('eco-island[data-name=Contact][data-state=alive]').waitFor();
  await name.fill('Ada');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  edit(dev, 'app/features/contact/contact.island.tsx', '<div>', '<div><p>Hot news</p>');
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
  expect(await read(dev, '/robots.txt')).toContain('/sitemap.xml');
  expect(await read(dev, '/sitemap.xml')).toMatch(/<loc>[^<]*\/de\/mission<\/loc>/u);
  for (const path of ['/icon-180.png', '/social.png'])
    expect((await fetch(dev.url + path)).headers.get('content-type')).toBe('image/png');

  // What cannot be drawn says so, and is there again when it is mended.
  await page.goto(`${dev.url}/mission`);
  edit(dev, 'app/pages/mission.tsx', '<Article\n', '<<Article\n');
  await page.getByText('mission.tsx').first().waitFor();
  edit(dev, 'app/pages/mission.tsx', '<<Article\n', '<Article\n');
  await page.getByRole('heading', { level: 1, name: /^Moin! / }).waitFor();

  await dev.stop();
  expect(
    ['server.json', 'postgres/postmaster.pid'].filter((file) => existsSync(join(dev.folder, 'data', file))),
  ).toEqual([]);
  const copied = readdirSync(root).filter((name) => !notCopied.has(name));
  expect(readdirSync(dev.folder).toSorted()).toEqual([...copied, 'data', 'node_modules'].toSorted());
});

test('npm run dev answers with the new code of the server within a moment, and refuses nobody meanwhile', async () => {
  const dev = await startDev();
  const health = async () => {
    const answer = await fetch(`${dev.url}/healthz`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${text}\n${dev.said()}`);
    return (JSON.parse(text) as { status: string }).status;
  };
  expect(await health()).toBe('ok');
  const took: number[] = [];
  let word = 'ok';
  for (const next of ['one', 'two', 'three', 'four', 'five']) {
    const began = performance.now();
    edit(
      dev,
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
  // Beside a start, because a busy machine makes both slow: PostgreSQL and Vite stay, only the server is read anew.
  expect(took.toSorted((one, other) => one - other)[2]).toBeLessThan(dev.started / 2);

  // What cannot run says so, and the next edit counts.
  edit(dev, 'server/app.ts', 'export function createApp', 'export function function createApp');
  const failed = await eventually('the fault is told', async () => {
    const answer = await fetch(`${dev.url}/healthz`);
    return answer.status === 500 && answer.text();
  });
  expect(failed).toContain('app.ts');
  edit(dev, 'server/app.ts', 'export function function createApp', 'export function createApp');
  await eventually('the server is there again', async () => (await fetch(`${dev.url}/healthz`)).ok);
  await dev.stop();
});

/** Asks with exactly this path and host: fetch would tidy them up. */
async function askAs(
  { url }: Dev,
  path: string,
  host: string,
  method = 'GET',
): Promise<{ status: number; text: string }> {
  const call = request(url, { path, method, headers: { host } }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await consume(answer) };
}

test('SEC-18 npm run dev gives nobody what the server keeps, and answers only to this machine', async () => {
  const folder = copyOfSources();
  writeFileSync(join(folder, '.env'), 'MAIL_TO=hidden@example.org\n');
  const dev = await startDev(folder);
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
      const { status, text } = await askAs(dev, file + query, host);
      expect([file + query, status === 200, text.includes(jwtSecret), /hidden@|root:/u.test(text)]).toEqual([
        file + query,
        false,
        false,
        false,
      ]);
    }
  // What islands are made of is there.
  expect((await askAs(dev, '/app/browser/loader.ts', host)).status).toBe(200);

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
      expect([named, path, (await askAs(dev, path, named, method)).status]).toEqual([named, path, 403]);
  for (const named of ['127.0.0.1', '[::1]:80', host])
    expect([named, (await askAs(dev, '/healthz', named)).status]).toEqual([named, 200]);
  await dev.stop();
});

test('npm run dev refuses to be reached from elsewhere', async () => {
  const child = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
    env: shellEnvironment({ HOST: '0.0.0.0', PORT: await freePort() }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said, [code]] = await Promise.all([consume(child.stderr), once(child, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringContaining('npm run dev is for this machine alone')]);
});

test('PROJ-02 npm run dev shows what the team has published', async () => {
  const dev = await startDev();
  // The first answer waits for the tables.
  expect((await fetch(`${dev.url}/healthz`)).status).toBe(200);
  await inLiveDatabase(
    join(dev.folder, 'data'),
    (sql) => sql`
      insert into public.projects (title, slug, tags, published_at)
      values ('Quiet garden', 'quiet-garden', '{Gardening}', now())`,
  );
  for (const path of ['/projects', '/de/projects', '/projects/quiet-garden', '/projects/category/gardening'])
    expect(await eventually(`${path} shows it`, async () => (await read(dev, path)).includes('Quiet garden'))).toBe(
      true,
    );
  await dev.stop();
});

test('a page of npm run dev looks like the built one before any script runs', async () => {
  const dev = await startDev();
  const look = async (html: string) => {
    const page = await openBrowser({ javaScriptEnabled: false });
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
    expect([path, ...(await look(await read(dev, path)))]).toEqual([path, ...(await look(built))]);
  }
  await dev.stop();
});

/** Whether a process, or with a minus any of its group, is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
