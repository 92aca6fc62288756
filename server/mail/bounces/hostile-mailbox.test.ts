import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readMailbox } from './bounce-mailbox.ts';

test.each([
  ['a line without end', 'x'.repeat(65_536)],
  ['a text of a gigabyte', `* 1 FETCH (BODY[1] {1000000000}\r\n${'x'.repeat(65_536)}`],
  ['many texts in one answer', `{900000}\r\n${'x'.repeat(900_000)}`],
])('a mailbox that answers with %s is left before it fills the memory', async (_what, chunk) => {
  let written = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] hello\r\n');
    socket.once('data', () => {
      const flood = (): void => {
        while (!socket.destroyed && written < 400_000_000) {
          written += chunk.length;
          if (!socket.write(chunk)) return void socket.once('drain', flood);
        }
      };
      flood();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const mailbox = { host: '127.0.0.1', port, isSecure: false, user: 'a', password: 'b', folder: 'INBOX' };
  const nothing = { isOurs: () => false, work: async () => false, onLooked: () => {} };
  await expect(readMailbox(mailbox, undefined, nothing)).rejects.toThrow(Error);
  expect(written).toBeLessThan(100_000_000);
});
