import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readRunFile } from '#server/run-file.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { type Caller, type Callers, callersOf } from './callers.ts';
import { faultOfSite, often } from './fault.ts';
import { allCalls, asItShouldBe } from './made-up.ts';
import { memoryOf } from './memory.ts';
import { readPage, writersTo } from './messages.ts';
import { type There, whatIsThere } from './there.ts';

const megabyte = 1024 * 1024;
const announced = 100 * megabyte;
// A body is read into memory to its limit only: many at once may not weigh more than the room that all of them share.
const mostMegabytes = 150;
// Node looks every half minute for requests that have had their two minutes (`server/http/listen.ts`).
const longest = 165_000;

type Door = { readonly name: string; readonly head: string };

/** Every call that takes a body, as a caller for whom it is open. Out: the start of the request, without its length. */
async function doorsOf(site: LiveSite): Promise<Door[]> {
  const who = await callersOf(site, 1);
  const there = await whatIsThere(site, who);
  return allCalls()
    .filter(({ name }) => /^(?:POST|PUT|PATCH) /u.test(name))
    .map((call) => ({ name: call.name, head: headOf(who, there, call) }));
}

function headOf(who: Callers, there: There, call: Parameters<typeof asItShouldBe>[1]): string {
  const caller = callerAt(call.name);
  const [spare] = who.spares;
  if (spare === undefined) throw new Error('There is no account.');
  const { method, path, headers } = asItShouldBe(caller, call).filled({ there, spare });
  const all = { ...headers, ...who.headersOf(caller, spare) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}`;
}

function callerAt(call: string): Caller {
  if (/\/functions\/v1\/settings|\/rpc\//u.test(call)) return 'admin';
  if (/\/auth\/v1\/(?:user|factors|logout)|account/u.test(call)) return 'account';
  return /\/functions\/v1\//u.test(call) ? 'team' : 'service';
}

/** 100 MB at every call that takes a body, announced or in pieces: each is ended at its limit, in words. */
export const oversize = faultOfSite('bodies of 100 MB at every call that takes one', async (site) => {
  const doors = await doorsOf(site);
  const ways = doors.flatMap((door) => (['announced', 'in pieces'] as const).map((way) => ({ ...door, way })));
  const pid = (await readRunFile(site.dataDir))?.pid;
  const before = memoryOf(pid);
  let [most, taken, slowest] = [before, 0, 0];
  const lost: string[] = [];
  await often(ways.length, 4, async (index) => {
    const { name, head, way } = ways[index] as (typeof ways)[number];
    const { status, sent } = await pour(site, head, way);
    taken = Math.max(taken, sent);
    most = Math.max(most, memoryOf(pid));
    // A call that takes nothing is answered as ever, and what comes is thrown away.
    if (status === 0 || status >= 500) lost.push(`${name} ${way}: answered with ${status} after ${sent} bytes`);
    const began = performance.now();
    if ((await readPage(site)) !== 200) lost.push(`${name} ${way}: a page did not come`);
    slowest = Math.max(slowest, performance.now() - began);
  });
  if (most > before + mostMegabytes) lost.push(`the server grew from ${before} to ${most} MB`);
  const seen = `ended after ${Math.round(taken / megabyte)} MB at most; ${before} MB before, ${most} MB at most; the slowest page meanwhile took ${Math.round(slowest)} ms`;
  return { tried: ways.length, lost, seen };
});

/** Sends up to 100 MB, until an answer comes. Out: its status, 0 for none, and how much had been sent. */
async function pour({ url }: LiveSite, head: string, way: 'announced' | 'in pieces') {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  const length = way === 'announced' ? `Content-Length: ${announced}` : 'Transfer-Encoding: chunked';
  socket.write(`${head}${length}\r\n\r\n`);
  const piece = Buffer.alloc(megabyte / 4, 'a');
  const framed = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  const late = AbortSignal.timeout(30_000);
  let sent = 0;
  const isOver = () => answer !== '' || socket.destroyed || late.aborted;
  while (sent < announced && !isOver()) {
    sent += piece.length;
    socket.write(way === 'announced' ? piece : framed);
    // Looks up after each piece, as every client does: the system may take many at once, and the answer is not read then.
    do {
      await wait(1);
    } while (socket.writableNeedDrain && !isOver());
  }
  while (!isOver()) await wait(10);
  socket.destroy();
  return { status: Number(answer.slice(9, 12)), sent };
}

/** A byte a second at every call that takes a body: the server ends each of them in its time, and others are served. */
export const slowBodies = faultOfSite('bodies of a byte a second at every call that takes one', async (site) => {
  const doors = await doorsOf(site);
  const began = performance.now();
  const sockets: Socket[] = [];
  const lost: string[] = [];
  try {
    for (const { head } of doors) {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1').on('error', () => {});
      socket.resume().write(`${head}Content-Length: 60000\r\n\r\n`);
      sockets.push(socket);
    }
    const writers = writersTo(site);
    let slowest = 0;
    while (sockets.some(({ closed }) => !closed) && performance.now() - began < longest) {
      for (const socket of sockets) if (socket.writable) socket.write(' ');
      const asked = performance.now();
      const statuses = await Promise.all([readPage(site), writers.write()]);
      slowest = Math.max(slowest, performance.now() - asked);
      if (statuses.some((status) => status !== 200)) lost.push(`others were answered with ${statuses.join(' and ')}`);
      await wait(1000);
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    for (const [index, { closed }] of sockets.entries())
      if (!closed) lost.push(`${doors[index]?.name}: still read after ${seconds} s`);
    const seen = `the last was ended after ${seconds} s; the slowest page and message meanwhile took ${Math.round(slowest)} ms`;
    return { tried: doors.length, lost, seen };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
