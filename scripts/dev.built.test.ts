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
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { root } from './run.ts';
import { shellEnvironment } from './shell-environment.ts';

/** What git does not keep, and what else needs no copy. */
const notCopied = new Set(['node_modules', 'build', 'dist-configured', 'data', 'test-results', '.git', '.env', 'e2e']);

/** A copy of the sources, so that no text of ours is edited; packages and the built site are shared. */
function copyOfSources(): string {
  const folder = testFolder();
  onTestFinished(folder.remove);
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder.path, 0o711);
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(join(root, name), join(folder.path, name), { recursive: true });
  symlinkSync(join(root, 'dist'), join(folder.path, 'dist'));
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

test('npm run dev serves a page, sees edited texts at once, and leaves nothing behind', async () => {
  const folder = copyOfSources();
  const files = (): string[] => readdirSync(folder).toSorted();
  const before = files();
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, 'scripts/dev.ts'), '--port', port, '--strictPort'], {
    cwd: folder,
    env: shellEnvironment({ PORT: await freePort() }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = -(child.pid ?? 0);
  onTestFinished(() => void (isRunning(group) && process.kill(group, 'SIGKILL')));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));

  const shows = (text: string) =>
    eventually(
      `the contact page shows "${text}"`,
      async () => {
        // Each answer is a page drawn anew from the sources: asked without a pause, it would keep the machine busy.
        await wait(300);
        const response = await fetch(`http://localhost:${port}/contact`).catch(() => undefined);
        return (await response?.text())?.includes(text);
      },
      60_000,
    );
  await shows('Get in Touch');
  await eventually('the server is there', () => said.includes('Ecosystem is ready'), 60_000);
  const edit = (file: string, from: string, to: string): void => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replaceAll(from, to));
  };
  edit('contract/reasons.ts', 'Say hello', 'Say moin');
  await shows('Say moin');
  edit('content/contact/contact.ts', 'Get in Touch', 'Get in Tact');
  await shows('Get in Tact');

  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
  expect(isRunning(group)).toBe(false);
  expect(['server.json', 'postgres/postmaster.pid'].filter((file) => existsSync(join(folder, 'data', file)))).toEqual(
    [],
  );
  expect(files().filter((name) => !before.includes(name))).toEqual(
    ['.react-router', 'data'].filter((name) => !before.includes(name)),
  );
});

/** Whether a process, or with a minus any of its group, is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
