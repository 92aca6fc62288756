import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { environment } from './env.ts';

// Node knows no such sockets.
const listener = `
import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print('ready', flush=True)
while True: print(s.recv(100).decode(), flush=True)
`;

const isMissing = (command: string): boolean => spawnSync(command, ['--version']).error !== undefined;

test.skipIf(isMissing('systemd-notify') || isMissing('python3'))(
  'systemd hears that the process lives, until it is busy for ever',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'notify-'));
    const address = join(folder, 'notify');
    const heard: string[] = [];
    const ear = spawn('python3', ['-c', listener, address]);
    ear.stdout.on('data', (lines: Buffer) => heard.push(...lines.toString().trim().split('\n')));
    await once(ear.stdout, 'data');
    const source = `
      import { tellSystemd } from '${new URL('tell-systemd.ts', import.meta.url).href}';
      tellSystemd(process.env);
      setTimeout(() => { for (;;); }, 500);`;
    const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      env: { ...environment(), NOTIFY_SOCKET: address, WATCHDOG_USEC: '900000' },
      stdio: 'ignore',
    });
    onTestFinished(() => {
      program.kill('SIGKILL');
      ear.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    });
    // The command also asks whether all was read.
    const signs = () => heard.filter((line) => line === 'WATCHDOG=1').length;
    await expect.poll(signs, { timeout: 10_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(signs()).toBe(1);
  },
);
