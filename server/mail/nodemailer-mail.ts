import { existsSync } from 'node:fs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** A mail in nodemailer's words. Nothing in it may make nodemailer read a file or an address. */
export function asNodemailer(mail: Mail): SendMailOptions {
  return {
    messageId: mail.headerId,
    from: { ...mail.from },
    // Never read as a list: an address is one recipient.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.returnPath === undefined ? {} : { envelope: { from: mail.returnPath, to: [...mail.to] } }),
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Keeps holiday notices from answering the site.
    ...(mail.isByHand ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.photo
      ? {
          attachments: [
            {
              filename: `photo.${mail.photo.type.slice('image/'.length)}`,
              content: mail.photo.bytes,
              contentType: mail.photo.type,
            },
          ],
        }
      : {}),
  };
}

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
