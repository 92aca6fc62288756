import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { localSendmail } from './local-sendmail.ts';

const mail = {
  headerId: '<1@example.org>',
  from: { name: 'Ecosystem', address: 'hello@example.org' },
  to: ['ada@example.org', 'bo@example.org'],
  subject: 'Mails wait',
  text: 'One line\n.\nand another',
  html: '<p>One line</p>',
};

/** A mail program that does what a shell script says. */
function program(script: string): { path: string; folder: string } {
  const folder = openedFolder();
  const path = join(folder, 'sendmail');
  writeFileSync(path, `#!/bin/sh\ncd ${folder}\n${script}\n`);
  chmodSync(path, 0o755);
  return { path, folder };
}

test('the mail program of the machine is given the whole mail, from whom and for whom', async () => {
  const { path, folder } = program('echo "$@" > args; cat > mail');
  expect(await localSendmail(path)?.send(mail)).toEqual({ ok: true });
  expect(readFileSync(join(folder, 'args'), 'utf8')).toBe('-i -f hello@example.org ada@example.org bo@example.org\n');
  const written = readFileSync(join(folder, 'mail'), 'utf8');
  for (const part of ['Subject: Mails wait', 'Message-ID: <1@example.org>', 'One line\n.\nand another'])
    expect(written).toContain(part);
  expect(written).not.toContain('\r');
});

test('what refuses, hangs, reads nothing or writes without end is told, and nothing of it goes on', async () => {
  const send = async (script: string, more = {}, patienceMs?: number) => {
    const { path, folder } = program(script);
    const sent = await localSendmail(path, patienceMs)?.send({ ...mail, ...more });
    return { sent, folder };
  };
  const refused = async (...given: Parameters<typeof send>) => {
    const { sent } = await send(...given);
    return sent?.ok === false && sent.problem.replace(/^.* refused: /u, '');
  };
  expect(await refused('exit 75')).toBe('it ended with 75');
  expect(await refused('exit 75', { text: 'x'.repeat(1_000_000) })).toBe('it ended with 75');
  const began = performance.now();
  expect(await refused('exec sleep 30', {}, 500)).toBe('it was ended by SIGKILL');
  expect(performance.now() - began).toBeLessThan(10_000);
  // Nobody reads what it says, so it never waits for that.
  expect((await send('head -c 300000 /dev/zero; cat > mail')).sent).toEqual({ ok: true });
  const { sent, folder } = await send('touch called', { to: ['-OQueueDirectory=/tmp@example.org'] });
  expect([sent?.ok, existsSync(join(folder, 'called'))]).toEqual([false, false]);
  expect(await localSendmail('/nowhere/sendmail')?.send(mail)).toMatchObject({ ok: false });
});
