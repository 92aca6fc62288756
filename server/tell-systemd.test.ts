import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { environment } from './env.ts';
import { canHear, systemdEar } from './testing/systemd-ear.ts';

test.skipIf(!canHear)('systemd hears that the process lives, until it is busy for ever', async () => {
  const { env, signs } = await systemdEar();
  const source = `
    import { tellSystemd } from '${new URL('tell-systemd.ts', import.meta.url).href}';
    tellSystemd(process.env);
    setTimeout(() => { for (;;); }, 500);`;
  const program = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...environment(), ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  await expect.poll(signs).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(signs()).toBe(1);
});
