import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { root } from './run.ts';
import { shellEnvironment } from './shell-environment.ts';

/** What a first start with a finished build prints until it says its address, and after a page was asked for. */
async function startIn(command: readonly string[]): Promise<string> {
  const folder = testFolder();
  onTestFinished(folder.remove);
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder.path, 0o711);
  const dataDir = join(folder.path, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
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
