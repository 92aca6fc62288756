import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listenHere } from '#server/testing/listening.ts';

/** A server that keeps three connections, and holds back the answers to /slow. */
async function threeOnly(released: Promise<unknown> = Promise.resolve()) {
  let begun = 0;
  const fetch = async ({ url }: Request) => {
    begun += 1;
    if (url.endsWith('/slow')) await released;
    return new Response('here');
  };
  return { ...(await listenHere(fetch, { connections: 3 })), begun: () => begun };
}

async function open(port: number, says: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(says);
  return socket;
}

const ask = (port: number, path = ''): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
    async (answer) => answer.text(),
    () => 'closed',
  );

test('SEC-14 who sends a byte now and then makes room for who asks', async () => {
  const { port, stop } = await threeOnly();
  const slow: Socket[] = [];
  for (let count = 0; count < 3; count += 1) slow.push(await open(port, 'GET / HTTP/1.1\r\nX-'));
  const gone = once(slow[0] as Socket, 'close');
  expect(await ask(port)).toBe('here');
  await gone;
  expect(slow.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  for (const socket of slow) socket.destroy();
  await stop();
});

test('SEC-14 who is being answered makes room for nobody', async () => {
  const released = Promise.withResolvers<void>();
  const { port, stop, begun } = await threeOnly(released.promise);
  const answers = [1, 2, 3].map(() => ask(port, '/slow'));
  await expect.poll(begun).toBe(3);
  expect(await ask(port)).toBe('closed');
  released.resolve();
  expect(await Promise.all(answers)).toEqual(['here', 'here', 'here']);
  await expect.poll(() => ask(port)).toBe('here');
  await stop();
});

test('SEC-14 where all have been answered, the one that has been silent for longest makes room', async () => {
  const { port, stop } = await threeOnly();
  const kept: Socket[] = [];
  for (let count = 0; count < 3; count += 1) {
    const socket = await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    kept.push(socket);
  }
  const gone = once(kept[0] as Socket, 'close');
  expect(await ask(port)).toBe('here');
  await gone;
  expect(kept.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  for (const socket of kept) socket.destroy();
  await stop();
});

const large = 'x'.repeat(20_000_000);

/** A server that answers /large with what no system takes from it at once, and those who have asked for it and do not read. */
async function unread(options: { connections: number; stillMs: number; slowMs?: number }) {
  const fetch = ({ url }: Request) => new Response(url.endsWith('/large') ? large : 'here');
  const { port, stop } = await listenHere(fetch, options);
  const asked: Socket[] = [];
  while (asked.length < options.connections) {
    const socket = await open(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    // Its answer has begun.
    await once(socket.pause(), 'readable');
    asked.push(socket);
  }
  expect(await ask(port)).toBe('closed');
  return { port, stop, asked };
}

test('SEC-14 an answer that nobody reads holds its place for a moment only', async () => {
  const {
    port,
    stop,
    asked: [idle],
  } = await unread({ connections: 1, stillMs: 1000 });
  await expect.poll(() => ask(port)).toBe('here');
  // Who reads slowly is no such.
  const whole = await fetch(`http://127.0.0.1:${port}/large`);
  let size = 0;
  for await (const part of whole.body ?? []) {
    size += part.length;
    if (size < 300_000) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(size).toBe(large.length);
  idle?.destroy();
  await stop();
});

test('SEC-14 who reads an answer a little now and then makes room after a while, for whoever asks', async () => {
  const { port, stop, asked } = await unread({ connections: 2, stillMs: 6000, slowMs: 2000 });
  let size = 0;
  for (const socket of asked)
    socket.on('data', (part: Buffer) => {
      size += part.length;
      socket.pause();
      setTimeout(() => socket.resume(), 100);
    });
  for (const socket of asked) socket.resume();
  await expect.poll(() => ask(port)).toBe('here');
  // They were still reading, and nothing else would have ended them.
  expect(size).toBeGreaterThan(500_000);
  expect(size).toBeLessThan(2 * large.length);
  for (const socket of asked) socket.destroy();
  await stop();
});

test('SEC-14 a refused socket whose other side stays open holds no place', async () => {
  const { port, stop } = await threeOnly();
  const halves: Socket[] = [];
  for (let count = 0; count < 3; count += 1) {
    const half = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
    half.write('GET /realtime/v1/websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [said] = (await once(half, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 200 OK/u);
    half.resume();
    halves.push(half);
  }
  await expect.poll(() => ask(port)).toBe('here');
  for (const half of halves) half.destroy();
  await stop();
});

test('SEC-14 who asks on and on without waiting for an answer is worked for only so far, and cut off; ten at once are answered', async () => {
  const released = Promise.withResolvers<void>();
  const { port, stop, begun } = await threeOnly(released.promise);
  const request = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n';
  const some = await open(port, request.repeat(10));
  await expect.poll(begun).toBe(10);
  const many = await open(port, request.repeat(2000));
  await once(many, 'close');
  expect(begun()).toBeLessThan(30);
  let answers = '';
  some.on('data', (data: Buffer) => (answers += data.toString()));
  released.resolve();
  await expect.poll(() => answers.split('200 OK').length).toBe(11);
  // Whoever waits for each answer may ask as often as they like.
  for (let count = 0; count < 50; count += 1) {
    const before = answers.length;
    some.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => answers.length, { interval: 1 }).toBeGreaterThan(before);
  }
  expect(some.destroyed).toBe(false);
  some.destroy();
  await stop();
});
