import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { asNodemailer } from './nodemailer-mail.ts';

/** How many mails leave at once, in the pool and in the outbox worker. */
export const connections = 4;

// A mail server that accepts the connection and then says nothing must not hold a mail for ever.
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Sends through a mail server, e.g. `smtps://user:password@mail.example.org`. */
export function smtpMailer(url: string): Mailer {
  // The outbox alone repeats: a mail that the pool repeated could arrive twice unseen.
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    ...timeouts,
  });
  return {
    name: 'the mail server',
    send: async (mail) => {
      try {
        await transport.sendMail(asNodemailer(mail));
        return { ok: true };
      } catch (error) {
        return { ok: false, problem: describe(error as SmtpError), isFinal: isFinal(error as SmtpError) };
      }
    },
    close: () => transport.close(),
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

// 5xx means for good (RFC 5321). It is about the recipient or the mail itself only in answer to these two; 530 asks us
// to sign in first, and everything else is between the mail server and us, and can be put right.
function isFinal({ code, command, responseCode = 0 }: SmtpError): boolean {
  if (responseCode < 500 || responseCode > 599 || responseCode === 530) return false;
  return command === 'RCPT TO' || (command === 'DATA' && code === 'EMESSAGE');
}

// What the outbox shows to people. Never the URL, which holds a password.
function describe({ code, responseCode, response, message }: SmtpError): string {
  if (responseCode !== undefined) return `The mail server refused: ${(response ?? String(responseCode)).slice(0, 300)}`;
  return `The mail server cannot be reached (${code ?? 'unknown'}): ${message.slice(0, 200)}`;
}
