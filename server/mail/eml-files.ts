import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '#server/write-whole.ts';
import type { Mailer } from './mailer.ts';
import { asNodemailer } from './nodemailer-mail.ts';

/**
 * Writes each mail as a file that any mail program opens, when there is no mail server. The file is
 * named after the Message-ID, so a mail that is written twice is one file, and one about an account after its address, too.
 */
export function emlFiles(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: folder,
    send: async (mail) => {
      try {
        const owner = mail.isOfAccount ? mail.to.map(beginOf).join('') : '';
        const { message } = await transport.sendMail(asNodemailer(mail));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(join(folder, `${owner}${mail.headerId.replace(/^<|@.*$/gu, '')}.eml`), message as Buffer);
        return { ok: true, isFile: true };
      } catch (error) {
        return { ok: false, problem: `The mail cannot be written to ${folder}: ${(error as Error).message}` };
      }
    },
    close: () => {},
  };
}

/** How the names of files begin that hold a mail about the account of this address. */
const beginOf = (address: string): string =>
  `account-${createHash('sha256').update(address).digest('hex').slice(0, 16)}-`;

/** Deletes the files of mails about the accounts of these addresses, which are no more. */
export async function forgetAccountFiles(folder: string, addresses: readonly string[]): Promise<void> {
  const begins = addresses.map(beginOf);
  // Before the first mail there is no folder.
  const names = existsSync(folder) ? await readdir(folder) : [];
  for (const name of names.filter((one) => begins.some((begin) => one.startsWith(begin))))
    await rm(join(folder, name), { force: true });
}

// As long as a mail that was sent stays in the outbox of the database.
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes the files of mails that were written a week ago: they hold messages, answers and codes. */
export async function pruneEmlFiles(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && now.getTime() - written.mtimeMs > keptMs) await rm(file, { force: true });
  }
}
