import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { saysOfRecipient } from './outbox.ts';
import { smtpMailer, smtpServerAt } from './smtp.ts';

/** Somebody who speaks like a mail server as far as it likes. Out: where, and what it was told. */
async function stranger(answer: (line: string, socket: Socket) => void): Promise<{ port: number; told: string[] }> {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example.org\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        told.push(line);
        answer(line, socket);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, told };
}

const mail = {
  headerId: '<1@example.org>',
  from: { name: 'Ecosystem', address: 'hello@example.org' },
  to: ['ada@example.org'],
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

async function sendTo(url: string, patienceMs?: number) {
  const mailer = smtpMailer(smtpServerAt(url), false, patienceMs);
  onTestFinished(mailer.close);
  return mailer.send(mail);
}

test('a server that answers a little again and again holds a mail only for so long, and its place is free', async () => {
  const { port, told } = await stranger((line, socket) => {
    if (!line.startsWith('MAIL FROM')) return void socket.write('250 ok\r\n');
    const drip = setInterval(() => socket.write('250-wait\r\n'), 20);
    socket.on('close', () => clearInterval(drip));
  });
  const mailer = smtpMailer(smtpServerAt(`smtp://127.0.0.1:${port}`), false, 300);
  onTestFinished(mailer.close);
  const began = performance.now();
  const first = Array.from({ length: 4 }, () => mailer.send(mail));
  for (const sent of await Promise.all(first)) expect(sent).toMatchObject({ ok: false, why: 'unreachable' });
  // The drip never ends by itself.
  expect(performance.now() - began).toBeLessThan(20_000);
  // All four places of the pool were taken.
  await mailer.send(mail);
  expect(told.filter((line) => line.startsWith('MAIL FROM'))).toHaveLength(5);
});

test('an answer without end is not read to its end', async () => {
  let written = 0;
  const { port } = await stranger((_line, socket) => {
    const line = `250-${'x'.repeat(60_000)}\r\n`;
    const flood = (): void => {
      while (!socket.destroyed && written < 200_000_000) {
        written += line.length;
        if (!socket.write(line)) return void socket.once('drain', flood);
      }
    };
    flood();
  });
  expect(await sendTo(`smtp://127.0.0.1:${port}`)).toMatchObject({ ok: false });
  expect(written).toBeLessThan(100_000_000);
});

test.each(['hello', '999 no', '354 go ahead', '-1', '550 \0', '421 go away', ''])(
  'an answer that is none (%j) is no mail that was taken',
  async (answer) => {
    const { port } = await stranger(
      (line, socket) => void socket.write(`${line.startsWith('EHLO') ? '250 ok' : answer}\r\n`),
    );
    expect(await sendTo(`smtp://127.0.0.1:${port}`, 300)).toMatchObject({
      ok: false,
      problem: expect.not.stringContaining('\0'),
    });
  },
);

test('a password stays here when somebody on the way took out the offer to encrypt', async () => {
  const { port, told } = await stranger((line, socket) =>
    socket.write(line.startsWith('EHLO') ? '250-mail.example.org\r\n250 AUTH PLAIN LOGIN\r\n' : '500 what?\r\n'),
  );
  // This machine by a name that does not say so.
  const sent = await sendTo(`smtp://ada:s3cret@127.1:${port}`);
  expect(sent).toMatchObject({ ok: false, why: 'unsafe' });
  expect(told.join(' ')).not.toMatch(/AUTH|s3cret/u);
  expect(told).toContain('STARTTLS');
});

test('who says so in the address, has no password, or stays on this machine needs no encryption', () => {
  const needed = (url: string): unknown => 'requireTLS' in smtpServerAt(url);
  expect(needed('smtp://a:b@mail.example.org:587')).toBe(true);
  expect(needed('smtp://a:b@10.0.0.2?ignoreTLS=true')).toBe(false);
  expect(needed('smtp://10.0.0.2')).toBe(false);
  expect(needed('smtps://a:b@mail.example.org')).toBe(false);
  for (const here of ['localhost', '127.0.0.1', '[::1]']) expect(needed(`smtp://a:b@${here}:25`)).toBe(false);
});

test.each([
  ['EHLO', 'us'],
  ['AUTH', 'us'],
  ['MAIL FROM', 'our own address'],
  ['RCPT TO', undefined],
])(
  'a number that is said of mailboxes in answer to %s is of the recipient only once one is named',
  async (command, whom) => {
    const { port } = await stranger((line, socket) => {
      const isRefused = line.startsWith(command) || (command === 'EHLO' && line.startsWith('HELO'));
      if (isRefused) socket.write('450 4.2.1 The mailbox is not there\r\n');
      else socket.write(line.startsWith('EHLO') ? '250-mail.example.org\r\n250 AUTH PLAIN\r\n' : '250 ok\r\n');
    });
    const sent = await sendTo(`smtp://${command === 'AUTH' ? 'ada:secret@' : ''}127.0.0.1:${port}`);
    const problem = sent.ok ? 'It was sent.' : sent.problem;
    expect(problem).toContain(`The mail server refused ${whom === undefined ? '' : `${whom} `}`.trim());
    expect([problem, new RegExp(saysOfRecipient('4'), 'u').test(problem)]).toEqual([problem, whom === undefined]);
  },
);
