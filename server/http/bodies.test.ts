import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { memoryLimits, placeLimiter, tryWindows } from '#server/limits.ts';
import { eventually } from '#server/testing/eventually.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp } from '#server/testing/opened.ts';
import { bodyRules } from './bodies.ts';

const bodies = bodyRules(memoryLimits, true);
const tries = placeLimiter(memoryLimits, 'tries', tryWindows);
const { app } = await openedApp({ addressOf: (c) => c.req.header('x-from') ?? '', bodies, tries });
let sockets: Socket[] = [];
afterEach(async () => {
  const closed = sockets.map(async (socket) => socket.closed || once(socket, 'close'));
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  sockets = [];
});

type Begun = { readonly socket: Socket; readonly answer: () => string };

/** Begins a body and does not end it. */
async function begin(from: string, length: number, start = '{"photo":"', path = sendEmailPath): Promise<Begun> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  sockets.push(socket);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-From: ${from}\r\nApikey: sb_publishable_local\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${start}`,
  );
  return { socket, answer: () => text };
}

/** The answers of those that were not let in: as many as expected, and not one more a little later. */
async function refusals(flood: readonly Begun[], expected: number): Promise<string[]> {
  const answers = (): string[] => flood.map(({ answer }) => answer()).filter((text) => text !== '');
  await eventually('bodies are refused', () => answers().length >= expected);
  for (let n = 0; n < 20; n += 1) await fetch(`${app.url}/auth/v1/health`);
  expect(answers()).toHaveLength(expected);
  return answers();
}

const send = async (from: string, init: RequestInit): Promise<Response> =>
  fetch(app.url + sendEmailPath, { ...init, headers: { ...init.headers, 'x-from': from } });
let count = 0;
const message = (changes = {}): RequestInit => post(hello({ message: `Hello number ${(count += 1)}.`, ...changes }));

async function photoMessage(): Promise<string> {
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a46' } })
    .jpeg()
    .toBuffer();
  return JSON.stringify(
    hello({ reason: 'find-the-lost', photo: photo.toString('base64'), filler: 'x'.repeat(99_000) }),
  );
}

test('SEC-14 one place has room for ten photos on their way, and everybody else is as before', async () => {
  const flood = await Promise.all(Array.from({ length: 40 }, async () => begin('192.0.2.1', 1_500_000)));
  for (const answer of await refusals(flood, 29)) {
    expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*retry-after: 5\r\n/iu);
    expect(answer).toMatch(/connection: close\r\n/iu);
  }
  // The class behind the same address still sends its texts, and a slow phone elsewhere its photo, bit by bit.
  expect((await send('192.0.2.1', message())).status).toBe(200);
  const whole = await photoMessage();
  const phone = await begin('198.51.100.1', whole.length, '');
  for (let at = 0; at < whole.length; at += 8000) {
    phone.socket.write(whole.slice(at, at + 8000));
    await new Promise(setImmediate);
  }
  while (phone.answer() === '') await new Promise(setImmediate);
  expect(phone.answer()).toMatch(/^HTTP\/1\.1 200 /u);
});

test('SEC-14 what is given up gives its room back', async () => {
  const flood = await Promise.all(Array.from({ length: 12 }, async () => begin('192.0.2.2', 1_500_000)));
  await refusals(flood, 1);
  for (const { socket } of flood) socket.destroy();
  await eventually('there is room again', async () => {
    const again = await Promise.all(Array.from({ length: 11 }, async () => begin('192.0.2.2', 1_500_000)));
    await fetch(`${app.url}/auth/v1/health`);
    const areIn = again.every(({ answer }) => answer() === '');
    for (const { socket } of again) socket.destroy();
    return areIn;
  });
  expect((await send('192.0.2.2', post(await photoMessage()))).status).toBe(200);
});

test('SEC-14 long bodies on their way have 56 MiB together, and what comes then is told to come back', async () => {
  const flood = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => begin(`198.51.100.${n}`, 1_500_000, '{', '/auth/v1/otp')),
  );
  const expected = 50 - Math.floor(((64 - 8) * 1024 * 1024) / 1_500_000);
  for (const answer of await refusals(flood, expected))
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10\r\n/iu);
  // 8 MiB are kept for what is short: everybody still signs in and writes.
  expect((await send('203.0.113.9', message())).status).toBe(200);
});

test('SEC-14 forty texts of one place may be on their way, and a form without JavaScript is answered in words', async () => {
  await refusals(await Promise.all(Array.from({ length: 42 }, async () => begin('192.0.2.3', 1000))), 2);
  expect((await send('192.0.2.3', message())).status).toBe(429);
  const form = await send('192.0.2.3', postForm({ name: 'Ada' }, { 'accept-language': 'de' }));
  expect([form.status, form.headers.get('content-type')]).toEqual([429, 'text/plain; charset=UTF-8']);
  expect(await form.text()).toContain('Was du getippt hast, ist noch da.');
});

test('SEC-14 a text without a length has 64 KiB, whatever it says of itself later', async () => {
  const body = await photoMessage();
  const chunks = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(body));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { ...post(''), body: chunks, duplex: 'half' };
  expect((await send('192.0.2.4', init)).status).toBe(413);
  expect((await send('192.0.2.4', post(body))).status).toBe(200);
});

test('SEC-14 bodies that begin are counted by their size, whatever becomes of them', async () => {
  const statuses = [];
  // 23 points each.
  await bodies.limiter.consume('192.0.2.5', 125 * 23);
  for (let n = 125; n < 135; n += 1) {
    const { socket, answer } = await begin('192.0.2.5', 1_500_000, 'x', '/rest/v1/there/is/nothing');
    while (answer() === '') await new Promise(setImmediate);
    socket.destroy();
    statuses.push(answer().slice(9, 12));
  }
  expect(statuses).toEqual([...Array<string>(5).fill('404'), ...Array<string>(5).fill('429')]);
  expect((await send('192.0.2.6', message())).status).toBe(200);
});

test('SEC-14 messages that are refused count as well', async () => {
  const statuses = [];
  await tries.consume('192.0.2.7', 117);
  for (let n = 117; n < 122; n += 1) statuses.push((await send('192.0.2.7', post({ name: 1 }))).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  // A form comes back with its text.
  const form = await send('192.0.2.7', postForm({ name: 'Ada', message: 'My long text' }));
  expect([form.status, await form.text()]).toEqual([429, expect.stringContaining('My long text')]);
});
