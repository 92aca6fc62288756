import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openedFolder } from './opened-folder.ts';

// Node knows no such sockets.
const listener = `
import socket, sys
s = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
s.bind(sys.argv[1])
print('ready', flush=True)
while True: print(s.recv(100).decode(), flush=True)
`;

const isMissing = (command: string): boolean => spawnSync(command, ['--version']).error !== undefined;

/** Whether this machine can play systemd. */
export const canHear: boolean = !isMissing('systemd-notify') && !isMissing('python3');

/** Hears in systemd's place, until the test ends, what a program that is started with `env` tells it. */
export async function systemdEar(): Promise<{ env: NodeJS.ProcessEnv; signs: () => number }> {
  const folder = openedFolder();
  const address = join(folder, 'notify');
  const heard: string[] = [];
  const ear = spawn('python3', ['-c', listener, address]);
  onTestFinished(() => void ear.kill('SIGKILL'));
  ear.stdout.on('data', (lines: Buffer) => heard.push(...lines.toString().trim().split('\n')));
  await once(ear.stdout, 'data');
  return {
    env: { NOTIFY_SOCKET: address, WATCHDOG_USEC: '900000' },
    // The command also asks whether all was read.
    signs: () => heard.filter((line) => line === 'WATCHDOG=1').length,
  };
}
