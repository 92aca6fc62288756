import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const child = `
  const { endWithParent } = await import(${JSON.stringify(import.meta.resolve('./end-with-parent.ts'))});
  process.once('SIGTERM', () => { console.log('stopped'); process.exit(); });
  setTimeout(() => process.exit(1), 50_000);
  endWithParent(20);
  console.log('runs');
`;
const parent = `
  const { spawn } = await import('node:child_process');
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
  setTimeout(() => {}, 50_000);
`;

test('a process stops when the one that started it is killed', async () => {
  const running = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (text.includes('runs')) running.kill('SIGKILL');
  });
  await once(running, 'close');
  expect(said).toBe('runs\nstopped\n');
});
