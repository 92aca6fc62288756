import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openedApp } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { usualLimits } from './limits.ts';

const { app } = await openedApp();

const text = 0x81;

/** Somebody who opens a socket, says the same again and again, and answers nothing. Out: whether they are still let. */
async function talker(said: string): Promise<{ say: (times: number) => void; isGone: () => boolean }> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  let isGone = false;
  socket.on('close', () => (isGone = true));
  socket.write(
    [
      `GET /realtime/v1/websocket?apikey=${testKeys.publishableKey}&vsn=1.0.0 HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version: 13',
      '\r\n',
    ].join('\r\n'),
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  expect(head.toString()).toContain('101 Switching Protocols');
  const frame = Buffer.concat([Buffer.from([text, 0x80 | said.length, 0, 0, 0, 0]), Buffer.from(said)]);
  return {
    say: (times) => void socket.write(Buffer.concat(Array.from({ length: times }, () => frame))),
    isGone: () => isGone,
  };
}

const heartbeat = JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' });
const { atOnce } = usualLimits.messages;

test('LIVE-10 whoever goes on talking after they were told to go is cut off: five such connections held up every page', async () => {
  const { say, isGone } = await talker(heartbeat);
  say(atOnce);
  await wait(100);
  // One too many: they are told, and have time to answer.
  say(50);
  await wait(300);
  expect(isGone()).toBe(false);
  say(2 * atOnce);
  await expect.poll(isGone).toBe(true);
});
