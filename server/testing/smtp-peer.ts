import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail as a mail server received it. */
export type Received = {
  /** The connection it came over. */
  readonly connection: string;
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

export type SmtpPeerOptions = {
  /** A port to come back on. */
  readonly port?: number;
  /** Runs when somebody connects. */
  readonly onConnect?: (connection: string) => void;
  /**
   * Runs when a mail has arrived whole and before the server says so; when it throws, the mail is
   * refused. `gone` settles when the sender's connection has ended.
   */
  readonly beforeAnswer?: (received: Received, gone: Promise<void>) => Promise<void>;
  /** The code and words with which a sender (`MAIL FROM`) or a recipient (`RCPT TO`) is refused. */
  readonly refuses?: (command: 'MAIL FROM' | 'RCPT TO', address: string) => [code: number, words: string] | undefined;
  /** Who may send. Nobody is asked when left out. */
  readonly account?: { readonly user: string; readonly password: string };
  /** Runs when a mail was taken, right before the "250". */
  readonly onTaken?: (received: Received) => void;
};

/** Starts a real SMTP server. A mail counts as taken only when its sender still lives to read the answer. */
export async function smtpPeer({
  port = 0,
  onConnect,
  beforeAnswer,
  refuses,
  account,
  onTaken,
}: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const received: Received[] = [];
  const gone = new Map<string, PromiseWithResolvers<void>>();
  const left = new Set<string>();
  const take = async (
    stream: AsyncIterable<unknown>,
    { id, envelope: { mailFrom, rcptTo } }: SMTPServerSession,
  ): Promise<Error | null> => {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString('utf8');
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      const one = { connection: id, raw, mail: await PostalMime.parse(raw), envelope };
      await beforeAnswer?.(one, gone.get(id)?.promise ?? Promise.resolve());
      if (left.has(id)) return new Error('The sender has gone');
      received.push(one);
      onTaken?.(one);
      return null;
    } catch (error) {
      return error as Error;
    }
  };
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === account?.user && password === account?.password) done(null, { user: username });
      else done(new Error('Wrong user name or password'));
    },
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onConnect: ({ id }, done) => {
      gone.set(id, Promise.withResolvers());
      onConnect?.(id);
      done();
    },
    onClose: ({ id }) => {
      left.add(id);
      gone.get(id)?.resolve();
    },
    onMailFrom: ({ address }, _session, done) => done(asError(refuses?.('MAIL FROM', address))),
    onRcptTo: ({ address }, _session, done) => done(asError(refuses?.('RCPT TO', address))),
    onData: (stream, session, done) => {
      void answer(take(stream, session), done);
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

/** An error that a server of this kind answers with a code and words of its own. */
export function asError(refusal: [code: number, words: string] | undefined): Error | null {
  return refusal === undefined ? null : Object.assign(new Error(refusal[1]), { responseCode: refusal[0] });
}

async function answer(keeping: Promise<Error | null>, done: (error: Error | null) => void): Promise<void> {
  done(await keeping);
}
