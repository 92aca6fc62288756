import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { asNodemailer } from './nodemailer-mail.ts';

const places = ['/usr/sbin/sendmail', '/usr/lib/sendmail'];

// It puts a mail into its queue. One that waits for a network instead held all that is done each minute, and the stop.
const usualPatienceMs = 20_000;

/** The machine's own mail program; `undefined` when there is none. It is ended when it takes longer than it may. */
export function localSendmail(
  path = places.find((place) => existsSync(place)),
  patienceMs = usualPatienceMs,
): Mailer | undefined {
  if (path === undefined) return undefined;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    name: path,
    send: async (mail) => {
      try {
        const { message, envelope } = await transport.sendMail(asNodemailer(mail));
        const addresses = [envelope.from || mail.from.address, ...envelope.to];
        // It would read this as an option.
        if (addresses.some((address) => address.startsWith('-'))) throw new Error('an address begins with "-"');
        await run(path, ['-i', '-f', ...addresses], message as Buffer, patienceMs);
        return { ok: true };
      } catch (error) {
        return { ok: false, problem: `${path} refused: ${(error as Error).message}` };
      }
    },
    close: () => {},
  };
}

async function run(path: string, args: readonly string[], input: Buffer, patienceMs: number): Promise<void> {
  const program = spawn(path, args, {
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  // It may end before it has read everything; how it ends says more.
  program.stdin.on('error', () => {});
  program.stdin.end(input);
  const [code, signal] = (await once(program, 'exit')) as [number | null, NodeJS.Signals | null];
  if (code !== 0) throw new Error(signal === null ? `it ended with ${code}` : `it was ended by ${signal}`);
}
