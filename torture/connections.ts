import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { faultOfSite } from './fault.ts';
import { readPage } from './messages.ts';
import { say } from './raw.ts';

const secret = 'SECRET-OF-ANOTHER';
const end = '\r\n\r\n';

/** Bytes that a proxy and a server could read differently, or that ask for more than there is. */
const oddities: Readonly<Record<string, string>> = {
  'two lengths': `POST /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 40${end}helloGET /${secret} HTTP/1.1\r\nHost: x${end}`,
  'a length and pieces': `POST /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked${end}0${end}GET /${secret} HTTP/1.1\r\nHost: x${end}`,
  'pieces under another name': `POST /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\nContent-Length: 5${end}hello`,
  'a blank before the colon': `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked${end}0${end}`,
  'a length with a sign': `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +5${end}hello`,
  'a piece of a size that lies': `POST /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked${end}FFFFFFFFFFFFFFFFF\r\nhello${end}`,
  'a folded header': `GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c: d${end}`,
  'a bare line end': `GET / HTTP/1.1\nHost: x\n\n`,
  'no host': `GET / HTTP/1.1${end}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: x\r\nHost: y${end}`,
  'a header of 100 kB': `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}${end}`,
  'five thousand headers': `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`,
  'an address of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x${end}`,
  'an address of another server': `GET http://example.org/etc/passwd HTTP/1.1\r\nHost: example.org${end}`,
  CONNECT: `CONNECT example.org:25 HTTP/1.1\r\nHost: example.org:25${end}`,
  TRACE: `TRACE / HTTP/1.1\r\nHost: x\r\nCookie: ${secret}${end}`,
  'HTTP/2 without TLS': `PRI * HTTP/2.0${end}SM${end}`,
  'another protocol': 'EHLO example.org\r\nMAIL FROM:<a@b>\r\n',
};

/** What comes over the wire before it is a request. */
export const connections = faultOfSite('broken, split and greedy requests', async (site) => {
  const lost: string[] = [];
  await Promise.all(
    Object.entries(oddities).map(async ([what, bytes]) => {
      const said = (await say(site.url, bytes, 1500)).toString('latin1');
      const statuses = [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gmu)].map(([, status]) => Number(status));
      const isFault = statuses.some((status) => status >= 500 && status !== 501) || statuses.length > 1;
      if (isFault || said.includes(secret)) lost.push(`${what}: ${statuses.join()}`);
    }),
  );
  const health = await fetch(`${site.url}/healthz`);
  if (!health.ok) lost.push(`afterwards /healthz answers ${health.status}`);
  return { tried: Object.keys(oddities).length, lost, seen: 'none answered twice, none told a file' };
});

/** Many who hold a connection and send a byte now and then, while somebody reads and writes. */
export const slowVisitors = faultOfSite('visitors who send a byte a second', async (site, { slow }) => {
  const { port } = new URL(site.url);
  const sockets: Socket[] = [];
  const lost: string[] = [];
  try {
    for (let count = 0; count < slow; count += 1) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      socket.write('POST /functions/v1/send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-');
      if (count % 200 === 199) await wait(20);
    }
    let slowest = 0;
    for (let second = 0; second < 5; second += 1) {
      for (const socket of sockets) if (socket.writable) socket.write('a');
      const began = performance.now();
      const page = await readPage(site);
      if (page !== 200) lost.push(`a page was answered with ${page}`);
      slowest = Math.max(slowest, performance.now() - began);
      await wait(1000);
    }
    return { tried: slow, lost, seen: `the slowest page meanwhile took ${Math.round(slowest)} ms` };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
