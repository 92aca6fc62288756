import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { canEnter, canRun } from '#server/postgres/identity.ts';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { canHear, systemdEar } from '#server/testing/systemd-ear.ts';
import { root } from './run.ts';
import { shellEnvironment } from './shell-environment.ts';

/** An empty data folder. */
function startFolder(): string {
  const dataDir = join(openedFolder(), 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  return dataDir;
}

/** What a first start with a finished build prints until it says its address, and after a page was asked for. */
async function startIn(command: readonly string[]): Promise<string> {
  const dataDir = startFolder();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: shellEnvironment({ PORT: '0', DATA_DIR: dataDir, NODE_COMPILE_CACHE: bareEnvironment.NODE_COMPILE_CACHE }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    said += String(part);
    const [, port] = /Ecosystem is ready: http:\/\/localhost:(\d+)/u.exec(said) ?? [];
    if (!port || child.killed) continue;
    expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
    child.kill('SIGTERM');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return said.replaceAll('\r', '').replace(/^(Mails are written to) .*$/mu, '$1 …');
}

const ready = /Ecosystem is ready: http:\/\/localhost:\d+\nMails are written to …\n/u;

test('a service gets a log of JSON lines, and then the address', async () => {
  const said = await startIn([process.execPath, 'scripts/start.ts']);
  const lines = said.slice(0, said.search(ready)).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain('migrations applied');
});

// The program that gives another one a terminal is part of every Debian; elsewhere it takes other arguments.
test.runIf(process.platform === 'linux')(
  'a person at a terminal gets a few readable lines and the address',
  async () => {
    const said = await startIn(['script', '-qefc', `exec ${process.execPath} scripts/start.ts`, '/dev/null']);
    expect(said).toMatch(ready);
    expect(said.slice(0, said.search(ready))).toMatch(/^(\d\d:\d\d:\d\d migrations applied \(migrations \d+\)\n)+$/u);
  },
);

test.skipIf(!canHear)('systemd hears that it lives while it still begins, also when that takes longer', async () => {
  const { env, signs } = await systemdEar();
  // It takes a connection and says nothing, so the start waits for seconds.
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const settings = {
    PORT: '0',
    DATA_DIR: startFolder(),
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    JWT_SECRET: 'kR7-mXq2vTz9LwB4nYc8HdJ3sFg6PaE1',
    BACKEND_SECRET_KEY: '1EaP6gFs3JdH8cYn4BwL9zTv2qXm-7Rk',
  };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...shellEnvironment(settings), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  await expect.poll(signs).toBeGreaterThan(0);
  expect((await said).join('')).toMatch(/^The database does not answer: .*\n$/u);
});

test('a port that is taken is told before a site is built for it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    // Nothing was built for this address.
    env: shellEnvironment({ PORT: String(port), DATA_DIR: startFolder(), PUBLIC_SITE_URL: 'https://port.example.org' }),
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `Port ${port} is already taken by another program. Stop it, or set PORT to another number.\n`,
  ]);
});

test('a setting that is wrong is refused in a sentence before anything is built, and what was built stays', () => {
  const folder = openedFolder();
  const kept = join(folder, 'kept');
  writeFileSync(kept, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env: shellEnvironment({ PUBLIC_SITE_URL: 'www.example.org', BUILD_FOLDER: folder }),
    encoding: 'utf8',
  });
  expect(stdout + stderr).toBe(
    'The settings need a correction:\n- PUBLIC_SITE_URL must be an address like https://ecosystem.example.org.\n',
  );
  expect(status).toBe(1);
  expect(existsSync(kept)).toBe(true);
});

test('a build that fails says last how to go back to the version before an update', () => {
  const file = join(openedFolder(), 'file');
  writeFileSync(file, '');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env: shellEnvironment({ BUILD_FOLDER: join(file, 'dist') }),
    encoding: 'utf8',
  });
  expect(stderr).toContain('ENOTDIR');
  const [, section] =
    /go back to the version before: docs\/operations\.md, at the end of "(.+)"\.\n$/u.exec(stderr) ?? [];
  const [, manual = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split(`\n## ${section}\n`);
  expect(manual.split('\n## ')[0]).toContain('**Back to the version before the last update:**');
  expect(status).toBe(1);
});

test('a folder that another user has built into, such as root, is told in a sentence, and what was built stays', (context) => {
  // root may write everywhere.
  const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  const canBuild = canRun(other, process.execPath) && canEnter(other, root);
  context.skip(!canBuild, 'the site lies where only root may enter');
  const built = join(openedFolder(), 'dist');
  mkdirSync(join(built, 'site/assets'), { recursive: true });
  writeFileSync(join(built, 'key'), 'of before');
  for (const path of [built, join(built, 'site')]) chmodSync(path, 0o555);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    env: shellEnvironment({ BUILD_FOLDER: built }),
    encoding: 'utf8',
    ...other,
  });
  expect(stderr).toMatch(
    /^EACCES: permission denied, .*\. Give the folder of the site to the user of the server: chown -R \d+ \S+\n$/u,
  );
  expect(status).toBe(1);
  expect(existsSync(join(built, 'key'))).toBe(true);
  for (const path of [built, join(built, 'site')]) chmodSync(path, 0o755);
});
