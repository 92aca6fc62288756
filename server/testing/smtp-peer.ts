import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

/** A mail as a mail server received it. */
export type Received = {
  readonly raw: string;
  readonly mail: Email;
  readonly envelope: { from: string; to: string[] };
};

export type SmtpPeer = {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  readonly close: () => Promise<void>;
};

/**
 * Starts a real SMTP server. In: a port to come back on, and `beforeAnswer`, which runs when a mail
 * has arrived and before the server says so; when it throws, the mail is refused.
 */
export async function smtpPeer({
  port = 0,
  beforeAnswer = async () => {},
}: { port?: number; beforeAnswer?: (received: Received) => Promise<void> } = {}): Promise<SmtpPeer> {
  const received: Received[] = [];
  const keep = async (
    stream: AsyncIterable<unknown>,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
  ): Promise<Error | null> => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString('utf8');
    const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
    const one = { raw, mail: await PostalMime.parse(raw), envelope };
    try {
      await beforeAnswer(one);
    } catch (error) {
      return error as Error;
    }
    received.push(one);
    return null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      void answer(keep(stream, session.envelope), done);
    },
  });
  // A client that is killed in the middle of a mail is part of the tests.
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: bound } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(keeping: Promise<Error | null>, done: (error: Error | null) => void): Promise<void> {
  done(await keeping);
}
