import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '#server/write-whole.ts';
import type { Mailer } from './mailer.ts';
import { asNodemailer } from './nodemailer-mail.ts';

/**
 * Writes each mail as a file that any mail program opens, when there is no mail server. The file is
 * named after the Message-ID, so a mail that is written twice is one file.
 */
export function emlFiles(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    name: folder,
    send: async (mail) => {
      try {
        const { message } = await transport.sendMail(asNodemailer(mail));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(join(folder, `${mail.headerId.replace(/^<|@.*$/gu, '')}.eml`), message as Buffer, 0o600);
        return { ok: true };
      } catch (error) {
        return { ok: false, problem: `The mail cannot be written to ${folder}: ${(error as Error).message}` };
      }
    },
    close: () => {},
  };
}
