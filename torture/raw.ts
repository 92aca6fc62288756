import { once } from 'node:events';
import { connect } from 'node:net';

/** An answer as it came over the wire; status 0 where none came in time. */
export type Heard = { readonly status: number; readonly head: string; readonly body: Buffer };

const patience = 15_000;

/** Asks for a path as it stands: `fetch` would put it right first. */
export async function ask(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Heard> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'GET' ? '' : 'Content-Length: 0\r\n';
  return hear(
    await say(url, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${length}${lines.join('')}\r\n`),
  );
}

/** Sends bytes and reads until the other side ends, or the time is over. */
export async function say(url: string, sent: string, ms = patience): Promise<Buffer> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
  const closed = once(socket, 'close').catch(() => {});
  socket.write(sent, 'latin1');
  const late = setTimeout(() => socket.destroy(), ms);
  await closed;
  clearTimeout(late);
  return Buffer.concat(chunks);
}

function hear(bytes: Buffer): Heard {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, Math.max(0, end)).toString('latin1');
  const body = bytes.subarray(end + 4);
  const isInPieces = /^transfer-encoding: chunked/imu.test(head);
  return { status: Number(head.slice(9, 12)), head, body: isInPieces ? joined(body) : body };
}

/** A body that came in pieces, each behind its length. */
function joined(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (end < 0 || !(length > 0)) return Buffer.concat(pieces);
    pieces.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
