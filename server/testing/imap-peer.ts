import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';
import handlers from 'hoodiecrow-imap/lib/commands/handlers/fetch.js';
import type { Mailbox } from '#server/mail/bounces/bounce-settings.ts';

/** A mailbox that can be read by IMAP. */
export type ImapPeer = {
  readonly mailbox: Mailbox;
  /** Puts a mail in, as a mail server does. */
  readonly deliver: (raw: string) => void;
  /** The subjects of what lies in there, each with its flags. */
  readonly kept: () => string[];
  /** From now on what is asked by this name is answered with more than anybody takes. */
  readonly floodFor: (name: string) => void;
  /** Ends all connections. Others may come. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
};

/** Starts an IMAP server with one empty mailbox. `plugins` are its extensions. */
export async function imapPeer(plugins: readonly string[] = ['UIDPLUS', 'NAMESPACE', 'ID']): Promise<ImapPeer> {
  const imap = hoodiecrow({
    plugins,
    storage: { INBOX: { messages: [] } },
    users: { 'bounce@example.org': { password: 'p@ss word' } },
  });
  // Its own takes the length of a part out of the question with the first mail that is shorter, and the word PEEK too.
  for (const name of ['BODY', 'BODY.PEEK'])
    imap.fetchHandlers[name] = (connection, message, query) =>
      handlers.BODY(connection, message, { ...query, ...(query.partial && { partial: [...query.partial] }) });
  const sockets = new Set<Socket>();
  imap.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listening = once(imap.server, 'listening');
  imap.listen(0, '127.0.0.1', () => {});
  await listening;
  const { port } = imap.server.address() as AddressInfo;
  return {
    mailbox: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      user: 'bounce@example.org',
      password: 'p@ss word',
      folder: 'INBOX',
    },
    deliver: (raw) => imap.appendMessage('INBOX', [], undefined, raw.replaceAll('\n', '\r\n')),
    kept: () =>
      imap
        .getMailbox('INBOX')
        .messages.map(({ raw, flags = [] }) => [/^Subject: (.*)$/mu.exec(raw)?.[1] ?? '', ...flags].join(' ').trim()),
    floodFor: (name) => {
      imap.fetchHandlers[name] = () => ({ type: 'ATOM', value: 'x'.repeat(17 * 1024 * 1024) });
    },
    hangUp: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => imap.close(resolve)),
  };
}
