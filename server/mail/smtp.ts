import { createTransport, type NodemailerError } from 'nodemailer';
import type { Unsent } from '#contract/mail-server.ts';
import { isLoopback } from '#server/env.ts';
import { headerText } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import { asNodemailer } from './nodemailer-mail.ts';

/** How many mails leave at once, in the pool and in the outbox worker. */
export const connections = 4;

// A mail server that accepts the connection and then says nothing must not hold a mail for ever.
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
// Somebody waits before the page.
const shortTimeouts = { dnsTimeout: 4000, connectionTimeout: 6000, greetingTimeout: 6000, socketTimeout: 10_000 };

/**
 * The mail server at an address, for example of `SMTP_URL`. Where it names a password and another machine, nothing is said
 * unencrypted, whatever the other side offers: somebody on the way could take the offer out. `?ignoreTLS=true` allows it.
 */
export function smtpServerAt(address: string): SmtpServer {
  const { protocol, username, password, hostname, searchParams } = new URL(address);
  const isOpen =
    (username === '' && password === '') || isLoopback(hostname) || searchParams.get('ignoreTLS') === 'true';
  return { url: address, ...(protocol === 'smtp:' && !isOpen && { requireTLS: true }) };
}

/** A mail server as nodemailer knows it: its address, e.g. `smtps://user:password@mail.example.org`, or its parts. */
export type SmtpServer =
  | { readonly url: string; readonly requireTLS?: boolean }
  | {
      readonly host: string;
      readonly port: number;
      readonly secure: boolean;
      readonly requireTLS: boolean;
      readonly ignoreTLS: boolean;
      readonly auth?: { readonly user: string; readonly pass: string };
    };

// Whoever says a word a minute is never silent for too long: the whole of a mail ends as well, or the outbox stands still.
const patience = { usual: 600_000, short: 20_000 };

/**
 * Sends through a mail server. `isTest`: somebody waits for how it ends.
 * @param patienceMs How long a mail may take in all, however busy the server seems.
 */
export function smtpMailer(
  server: SmtpServer,
  isTest = false,
  patienceMs = isTest ? patience.short : patience.usual,
): Mailer {
  // The outbox alone repeats: a mail that the pool repeated could arrive twice unseen.
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    ...(isTest ? shortTimeouts : timeouts),
  });
  return {
    name: 'the mail server',
    send: async (mail) => {
      try {
        const { rejected, rejectedErrors: [refused] = [] } = await transport.sendMail({
          ...asNodemailer(mail),
          signal: AbortSignal.timeout(patienceMs),
        });
        if (!refused) return { ok: true };
        // The other mailboxes have it, so it is sent; but who tries a mail server is told of one that would never get any.
        if (isTest) throw refused;
        return { ok: true, refused: { mailboxes: rejected.join(', '), problem: describe(refused) } };
      } catch (error) {
        const wrong = error as NodemailerError;
        return {
          ok: false,
          problem: describe(wrong),
          isFinal: isFinal(wrong),
          isOfAddress: isOfAddress(wrong),
          why: whyOf(wrong),
        };
      }
    },
    close: () => transport.close(),
  };
}

// 5xx means for good (RFC 5321). It is about the recipient or the mail itself only in answer to these two; 530 asks us
// to sign in first, and everything else is between the mail server and us, and can be put right.
// Google says with 550 5.4.5 that we have sent too many that day; 5.1.7 and 5.1.8 are about our sender, also in answer to
// a recipient (RFC 3463; Postfix waits for one).
function isFinal({ code, command, responseCode = 0, response = '' }: NodemailerError): boolean {
  const isOfUs = responseCode === 530 || /^\d{3}[ -]5\.(?:4\.5|1\.[78])(?!\S)/u.test(response);
  if (responseCode < 500 || responseCode > 599 || isOfUs) return false;
  return command === 'RCPT TO' || (command === 'DATA' && code === 'EMESSAGE');
}

// "We don't relay for you" is said at the same place as "no such user" (RFC 3463: 5.7 is about what we may, and the mail
// server of many providers says it in words only). The first would be said of every visitor, and can be put right.
function isOfAddress(error: NodemailerError): boolean {
  return (
    isFinal(error) && error.command === 'RCPT TO' && !/(?<![\d.])5\.7\.\d+(?!\.?\d)|relay/iu.test(error.response ?? '')
  );
}

// Whatever happens before a mail server has greeted is one and the same: who tries addresses and ports learns nothing
// from the answer about what else listens there.
function whyOf({ code, command, responseCode, message }: NodemailerError): Unsent {
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return 'signIn';
  if (code === 'ETLS' || /certificate|self.signed/iu.test(message)) return 'unsafe';
  if (responseCode === undefined) return 'unreachable';
  if (command === 'MAIL FROM') return 'from';
  return command === 'RCPT TO' ? 'to' : 'refused';
}

// What the outbox shows to people. Never the URL, which holds a password. The words are a stranger's: a NUL in them, which
// PostgreSQL takes nowhere, would keep the outbox from noting anything of this mail.
function describe({ code, command, responseCode, response, message }: NodemailerError): string {
  const words = (text: string, longest: number): string => headerText(text.slice(0, 2000), longest);
  if (responseCode !== undefined) {
    // By these words it is known whether a number is about the recipient (saysOfRecipient of outbox.ts).
    const isNamed = command === 'RCPT TO' || command === 'DATA';
    const what = isNamed ? 'refused' : `refused ${command === 'MAIL FROM' ? 'our own address' : 'us'}`;
    return `The mail server ${what}: ${words(response ?? String(responseCode), 300)}`;
  }
  return `The mail server cannot be reached (${code ?? 'unknown'}): ${words(message, 200)}`;
}
