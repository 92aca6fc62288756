import { existsSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { asNodemailer } from './nodemailer-mail.ts';

const places = ['/usr/sbin/sendmail', '/usr/lib/sendmail'];

/** The machine's own mail program; `undefined` when there is none. */
export function localSendmail(): Mailer | undefined {
  const path = places.find((place) => existsSync(place));
  if (path === undefined) return undefined;
  const transport = createTransport({ sendmail: true, path, newline: 'unix' });
  return {
    name: path,
    send: async (mail) => {
      try {
        await transport.sendMail(asNodemailer(mail));
        return { ok: true };
      } catch (error) {
        return { ok: false, problem: `${path} refused: ${(error as Error).message}` };
      }
    },
    close: () => {},
  };
}
