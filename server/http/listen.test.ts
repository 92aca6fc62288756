import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listenHere } from '#server/testing/listening.ts';
import { listen } from './listen.ts';

const whyNot = async (host: string, port: number): Promise<string> => {
  const listening = await listen(() => new Response(), host, port);
  if (!listening.ok) return listening.because;
  await listening.value.stop();
  return 'It listens.';
};

const isForEverybody = async (port: number): Promise<boolean> =>
  Number(await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => 1024)) <= port;

test('a port that belongs to the system, and an address that is not of this machine, are refused in a sentence', async (context) => {
  expect(await whyNot('192.0.2.1', 0)).toBe(
    'This machine has no address 192.0.2.1. Set HOST to one that it has, or delete that line: then it is 127.0.0.1, as for a web server in front.',
  );
  context.skip(await isForEverybody(80), 'here everybody may use every port');
  // root may use each: for a moment we are not root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  const refused = await whyNot('127.0.0.1', 80).finally(() => isRoot && process.seteuid?.(0));
  expect(refused).toBe(
    'The user of the server may not use port 80: small numbers belong to the system. Set PORT to a larger one, such as 3000, and let a web server in front of it answer on port 80 ("TLS" in docs/operations.md).',
  );
});

test('a connection that nobody uses stays for longer than the two minutes for which Caddy keeps its own', async () => {
  const { port, stop } = await listenHere(() => new Response('here'));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('here');
  expect(Number(/timeout=(\d+)/u.exec(answer.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
  await stop();
});

test('a connection that a browser opened ahead and never asked over does not hold the stop', async () => {
  const { port, stop } = await listenHere(() => new Response('here'));
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  const began = performance.now();
  await stop();
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('SEC-14 whoever asks for another protocol is answered like everybody else: only as fast as they read, and with what they sent', async () => {
  const mostParts = 64;
  let parts = 0;
  const large = (): ReadableStream<Uint8Array> =>
    new ReadableStream({
      pull: (stream) => {
        parts += 1;
        stream.enqueue(new Uint8Array(1024 * 1024));
        if (parts === mostParts) stream.close();
      },
    });
  const { port, stop } = await listenHere(
    async (request) => new Response(request.method === 'POST' ? await request.text() : large()),
  );
  const asked = (method: string, protocol: string, more = '\r\n') => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n${more}`);
    return socket;
  };
  const form = asked('POST', 'h2c', 'Content-Length: 5\r\n\r\nwords');
  let said = '';
  form.on('data', (data: Buffer) => (said += data.toString()));
  await expect.poll(() => said).toMatch(/^HTTP\/1\.1 200 OK.*words/su);
  form.destroy();
  for (const protocol of ['h2c', 'websocket']) {
    parts = 0;
    // Nothing of the answer is read.
    const unread = asked('GET', protocol);
    await expect.poll(() => parts).toBeGreaterThan(0);
    await wait(200);
    expect(parts).toBeLessThan(mostParts / 2);
    unread.destroy();
  }
  await stop();
});
