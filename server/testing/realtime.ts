import { once } from 'node:events';
import { type RealtimeChannel, RealtimeClient, type RealtimeClientOptions } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { eventually } from './eventually.ts';
import { testKeys } from './test-app.ts';

type Options = Omit<RealtimeClientOptions, 'params'> & { readonly key?: string; readonly token?: string | undefined };

/** The real client of Supabase, as `createClient` makes it, once it knows its token. */
export async function realtimeClient(
  url: string,
  { key = testKeys.publishableKey, token, ...options }: Options = {},
): Promise<RealtimeClient> {
  const client = new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: key },
    // The client goes on with the key where there is no token, as createClient does.
    accessToken: async () => token ?? key,
    // It comes back after 1, 2, 5 and 10 s; a test need not wait for that.
    reconnectAfterMs: () => 50,
    ...options,
  });
  await client.setAuth();
  return client;
}

/** What a client is told of a channel, in order: `SUBSCRIBED`, `CHANNEL_ERROR: reason` … */
export type Statuses = string[];

/** Joins a channel, and waits until it is answered. Out: what it is told of itself, also later. */
export async function join(channel: RealtimeChannel): Promise<Statuses> {
  const statuses: Statuses = [];
  channel.subscribe(
    (status, error) => void statuses.push(error === undefined ? status : `${status}: ${error.message}`),
  );
  await eventually('an answer to the join', () => statuses.length > 0);
  return statuses;
}

/** What a server without grace sends and gets: a socket that is read by hand. */
export type Wire = {
  readonly socket: WebSocket;
  /** All messages so far, as they were sent (1.0.0). */
  readonly heard: Heard[];
  readonly send: (topic: string, event: string, payload?: unknown, ref?: string) => void;
  /** Sends, and waits for the reply. */
  readonly ask: (topic: string, event: string, payload?: unknown) => Promise<Heard['payload']>;
  /** Settles with the code and the reason. */
  readonly closed: Promise<{ code: number; reason: string }>;
};

type Heard = {
  readonly topic: string;
  readonly event: string;
  readonly ref: string | null;
  readonly payload: { readonly status?: string; readonly response?: { reason?: string }; readonly message?: string };
};

/** Opens a socket that speaks version 1.0.0 and does nothing by itself. */
export async function openWire(url: string, headers: Record<string, string> = {}): Promise<Wire> {
  const socket = new WebSocket(addressOf(url), { headers });
  const heard: Heard[] = [];
  socket.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString()) as Heard));
  const closed = once(socket, 'close').then(([code, reason]) => ({
    code: code as number,
    reason: String(reason),
  }));
  await once(socket, 'open');
  let refs = 0;
  const send: Wire['send'] = (topic, event, payload = {}, ref = String((refs += 1))) =>
    socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: event === 'phx_join' ? ref : null }));
  return {
    socket,
    heard,
    send,
    ask: async (topic, event, payload = {}) => {
      const ref = `asked ${(refs += 1)}`;
      send(topic, event, payload, ref);
      const reply = await eventually(`a reply to ${event}`, () => heard.find((message) => message.ref === ref));
      return reply.payload;
    },
    closed,
  };
}

/** The address of the socket, as the real client writes it. */
export const addressOf = (url: string, query = `apikey=${testKeys.publishableKey}&vsn=1.0.0`): string =>
  `${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`;

/** Tries to open a socket. Out: the status and the body of the refusal; 101 when there is none. */
export async function refusalOf(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; message: string | undefined }> {
  const socket = new WebSocket(address, { headers });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.close();
      resolve({ status: 101, message: undefined });
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.on('end', () => {
        const { message } = JSON.parse(Buffer.concat(parts).toString()) as { message?: string };
        resolve({ status: response.statusCode ?? 0, message });
      });
    });
  });
}
