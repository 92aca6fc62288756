import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { RealtimeClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { eventually } from '#server/testing/eventually.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { startTestServer, testPlace } from '#server/testing/test-server.ts';
import { median, shown } from './median.ts';

const key = 'sb_publishable_local';
const listeners = 1000;
const comingBack = 200;
const rounds = 5;

/**
 * What listening costs: the memory of each of a thousand connections, how long it takes to tell them all, and how long
 * two hundred real clients are away when the server is started again. Server and clients share the machine. Out: lines
 * to read.
 */
export async function measureRealtime(): Promise<string> {
  const place = await testPlace();
  // Always the same port: a client comes back to where it was.
  const port = String(20_000 + (process.pid % 20_000));
  const settings = { PORT: port, DATA_DIR: 'data', RATE_LIMITS: 'off' };
  let server = await startTestServer(place.path, settings);
  const dataDir = `${place.path}/data`;
  const publish = (title: string): Promise<unknown> =>
    inLiveDatabase(dataDir, (sql) => sql`insert into public.projects ${sql({ title, published_at: new Date() })}`);
  const lines: string[] = [];
  try {
    const before = memoryOf(server.process.pid);
    const sockets = await inTurns(listeners, () => listen(server.url));
    const after = memoryOf(server.process.pid);
    lines.push(
      `${listeners} connections, each with one channel that hears broadcasts and changes: ${shown((after - before) / listeners, 1)} kB each (the server: ${shown(before / 1024)} MB, then ${shown(after / 1024)} MB)`,
    );
    const broadcasts: number[] = [];
    const changes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      broadcasts.push(await untilAllHear(sockets, () => broadcast(server.url)));
      changes.push(await untilAllHear(sockets, () => publish(`round ${round}`)));
    }
    lines.push(
      `until the last of them has heard a broadcast: ${shown(median(broadcasts))} ms; a change of a row, from before its insert: ${shown(median(changes))} ms (medians of ${rounds})`,
      `the server after that: ${shown(memoryOf(server.process.pid) / 1024)} MB`,
    );
    for (const socket of sockets) socket.terminate();

    const clients = await inTurns(comingBack, () => join(server.url));
    const left = performance.now();
    await server.end();
    await eventually('all know', () => clients.every(({ statuses }) => statuses.length > 1));
    server = await startTestServer(place.path, settings);
    const away = performance.now() - left;
    const ready = performance.now();
    await eventually('all are back', () => clients.every(({ statuses }) => statuses.at(-1) === 'SUBSCRIBED'));
    lines.push(
      `${comingBack} real clients through a restart: the server was away for ${shown(away)} ms, the last was back ${shown(performance.now() - ready)} ms after it was ready`,
    );
    await publish('after');
    await eventually('all hear', () => clients.every(({ heard }) => heard.includes('after')));
    lines.push('all of them were told of a change after that');
    await Promise.all(clients.map(({ client }) => client.disconnect()));
  } finally {
    await server.end();
    await place.remove();
  }
  return lines.join('\n');
}

/** Opens a socket that has joined a channel. */
async function listen(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`);
  await once(socket, 'open');
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'projects' }] };
  socket.send(
    JSON.stringify({ topic: 'realtime:bench', event: 'phx_join', payload: { config }, ref: '1', join_ref: '1' }),
  );
  await hears(socket, '"phx_reply"');
  return socket;
}

/** A real client that has joined, what it is told of itself, and which projects it has heard of. */
async function join(url: string): Promise<{ client: RealtimeClient; statuses: string[]; heard: string[] }> {
  const client = new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, { params: { apikey: key } });
  const statuses: string[] = [];
  const heard: string[] = [];
  client
    .channel('bench')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'projects' }, ({ new: row }) =>
      heard.push(String(row['title'])),
    )
    .subscribe((status) => statuses.push(status));
  await eventually('an answer', () => statuses.length > 0);
  return { client, statuses, heard };
}

async function broadcast(url: string): Promise<void> {
  await fetch(`${url}/realtime/v1/api/broadcast`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ messages: [{ topic: 'bench', event: 'a', payload: { text: 'x'.repeat(100) } }] }),
  });
}

/** How many milliseconds until all have heard what `work` brings about. */
async function untilAllHear(sockets: readonly WebSocket[], work: () => Promise<unknown>): Promise<number> {
  const heard = Promise.all(sockets.map((socket) => hears(socket, /"(?:broadcast|postgres_changes)","payload/u)));
  const began = performance.now();
  await work();
  await heard;
  return performance.now() - began;
}

function hears(socket: WebSocket, what: string | RegExp): Promise<void> {
  return new Promise((resolve) => {
    const look = (data: Buffer): void => {
      if (data.toString().search(what) === -1) return;
      socket.off('message', look);
      resolve();
    };
    socket.on('message', look);
  });
}

/** Does something so many times, fifty at once. */
async function inTurns<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const done: Result[] = [];
  while (done.length < count) done.push(...(await Promise.all(Array.from({ length: 50 }, work))));
  return done;
}

/** The memory that a process takes, in kB. */
function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s*(\d+) kB/u.exec(status)?.[1]);
}
