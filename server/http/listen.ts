import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Result } from '#contract/failures.ts';
import { keepConnections } from './keep-connections.ts';
import { noteAnswer } from './last-answer.ts';
import { linger } from './linger.ts';
import { asksForSocket, type SocketLimits, upgradeTo } from './upgrade.ts';

export type Listening = { readonly port: number; readonly stop: () => Promise<void> };

// A phone on a bad line needs a minute and a half for a photo of 1.5 MiB; who is slower is no visitor.
// A proxy in front keeps its connections to us for its next visitors, Caddy for two minutes. One that we closed first, in the
// moment in which it is used again, would lose the form that is sent over it.
const patience = { headers: 15_000, request: 120_000, still: 60_000, unused: 125_000, stop: 25_000 };
// Each takes some 12 kB while nothing happens on it. Browsers keep up to six open for a minute.
const mostConnections = 10_000;
// Browsers wait for each answer. Whoever does not would be worked for as fast as they can write: four such connections
// took all the memory.
const mostAhead = 10;
const noSockets: SocketLimits = { connections: 0, message: 0 };

/** Answers at once where it can. Out: whether it did. */
export type AnswerAtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

type ListenOptions = {
  readonly connections?: number;
  readonly sockets?: SocketLimits;
  readonly answerAtOnce?: AnswerAtOnce;
  /** In milliseconds: how long nothing may happen on a connection that is being answered, or asks. */
  readonly stillMs?: number;
  /** The same: how long one answer may take, with its request, before its connection makes room where there is none. */
  readonly slowMs?: number;
  /** The setting that names the port. */
  readonly portSetting?: 'PORT' | 'METRICS_PORT';
};

/**
 * Listens, for so many connections at once and the sockets that stay for hours beside them (upgrade.ts). A port
 * that is taken or may not be used, or an address that is not ours, comes back as a sentence.
 */
export async function listen(
  fetch: Hono['fetch'],
  host: string,
  port: number,
  {
    connections = mostConnections,
    sockets = noSockets,
    answerAtOnce = () => false,
    stillMs = patience.still,
    slowMs = patience.request,
    portSetting,
  }: ListenOptions = {},
): Promise<Result<Listening>> {
  const answer = getRequestListener(fetch);
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.unused,
      shouldUpgradeCallback: asksForSocket,
    },
    (incoming, outgoing) => {
      // What was read at once with them is still told, one after the other.
      if (incoming.socket.destroyed) return;
      if (noteAnswer(incoming.socket, outgoing) > mostAhead) return void incoming.socket.destroy();
      if (!answerAtOnce(incoming, outgoing)) void answer(incoming, outgoing);
    },
  );
  // An answer that nobody reads, or a request that stops in the middle, holds its place no longer than that. Sockets (ws)
  // end it for themselves.
  server.timeout = stillMs;
  const closeUnasked = keepConnections(server, connections + sockets.connections, slowMs);
  linger(server);
  server.on('upgrade', upgradeTo(fetch, sockets));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    return { ok: false, because: whyNotListening(error as NodeJS.ErrnoException, host, port, portSetting) };
  }
  const address = server.address();
  return {
    ok: true,
    value: {
      port: typeof address === 'object' && address !== null ? address.port : port,
      stop: () => stop(server, closeUnasked),
    },
  };
}

/** Whether a server could listen there now, before something long is done for it. Out: a sentence where it could not. */
export async function whyNoRoomAt(host: string, port: number): Promise<string | undefined> {
  const asking = createServer().listen(port, host);
  try {
    await once(asking, 'listening');
  } catch (error) {
    return whyNotListening(error as NodeJS.ErrnoException, host, port);
  }
  asking.close();
  await once(asking, 'close');
  return undefined;
}

/** The sentence for an address on which nobody can listen. `setting` names the port. */
export function whyNotListening(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting = 'PORT',
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already taken by another program. Stop it, or set ${setting} to another number.`;
  if (code === 'EACCES')
    return `The user of the server may not use port ${port}: small numbers belong to the system. Set ${setting} to a larger one, such as 3000, and let a web server in front of it answer on port ${port} ("TLS" in docs/operations.md).`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one that it has, or delete that line: then it is 127.0.0.1, as for a web server in front.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

// New connections are refused at once; requests in flight get their answer, for a bounded time.
async function stop(server: Server, closeUnasked: () => void): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A browser keeps its connection open after the answer; nothing more will come over it.
  const sweeper = setInterval(() => {
    server.closeIdleConnections();
    closeUnasked();
  }, 50);
  const inTime = await Promise.race([closed.then(() => true), wait(patience.stop, false, { ref: false })]);
  clearInterval(sweeper);
  if (!inTime) server.closeAllConnections();
}
