import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

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
