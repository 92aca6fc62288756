import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';

/** What a route finds in its environment when a client asks for a socket in place of an answer. */
export type UpgradeBindings = {
  readonly incoming: IncomingMessage;
  readonly upgrade?: {
    /** Set by the route that takes the socket; its answer is not sent then. */
    onOpen?: (socket: WebSocket) => void;
  };
};

/** How many sockets there may be at once, and how large a message of one, in bytes. */
export type SocketLimits = { readonly connections: number; readonly message: number };

/** In milliseconds: so long an answer in place of a socket may be on its way. */
const lastWords = 5000;

/** Takes a connection that asks for another protocol, as Node's server hands it on. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const socketPath = /^\/realtime\/v1\/websocket(?:$|\?)/u;

/**
 * Whether a request asks for a socket where there is one. All others are answered like any request, whatever else they ask
 * for: some programs ask for HTTP/2 with every request (`Upgrade: h2c`) and go on without, and an answer in place of a
 * socket is held in memory as a whole.
 */
export const asksForSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && socketPath.test(url);

/**
 * Lets the routes of the app decide about sockets too: a request that asks for one goes the way of every other, through
 * gateway and log, and a route that wants the socket says so. Whatever else the app answers is sent as it is.
 */
export function upgradeTo(fetch: Hono['fetch'], limits: Pick<SocketLimits, 'message'>): Upgrade {
  // What is a little too large is refused in words, what is larger ends the connection. Compressing would cost 300 kB for each connection.
  const server = new WebSocketServer({ noServer: true, maxPayload: 2 * limits.message, perMessageDeflate: false });
  return (request, socket, head) => {
    // Without a listener the end of a connection that breaks off would end the process.
    socket.on('error', () => {});
    void answer(request, socket, head).catch(() => socket.destroy());
  };

  async function answer(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { headers, url = '/' } = request;
    const address = `http://${headers.host ?? 'localhost'}${url}`;
    if (!URL.canParse(address)) return send(socket, new Response(null, { status: 400 }));
    const upgrade: NonNullable<UpgradeBindings['upgrade']> = {};
    const bindings: UpgradeBindings = { incoming: request, upgrade };
    const response = await fetch(new Request(address, { headers: plain(headers) }), bindings);
    if (upgrade.onOpen === undefined) return send(socket, response);
    server.handleUpgrade(request, socket, head, upgrade.onOpen);
  }
}

function plain(headers: IncomingMessage['headers']): Headers {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const one of [value ?? []].flat()) given.append(name, one);
  return given;
}

async function send(socket: Duplex, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  const headers = [...response.headers].filter(([name]) => !['connection', 'content-length'].includes(name));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${body.length}`,
    'connection: close',
  ];
  // The other side may keep its half open for ever, and then the place is taken for ever.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lastWords);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]));
}
