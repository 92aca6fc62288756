import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { askOnce, followLink, NotAsked, type Resolve } from './ask-once.ts';

const resolved =
  (...addresses: string[]): Resolve =>
  (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test('EDIT-29 no address inside of a house is asked, whatever a name means, nor another port, another scheme or an account', async () => {
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const inside = [
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ];
  for (const address of inside) {
    const why = await askOnce('https://inside.example/', resolved(address)).catch((error: unknown) => error);
    expect([address, why instanceof NotAsked]).toEqual([address, true]);
    const mixed = await askOnce('https://inside.example/', resolved('93.184.215.14', address)).catch(
      (error: unknown) => error,
    );
    expect([address, mixed instanceof NotAsked]).toEqual([address, true]);
  }
  const written = [
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    `http://inside.example:${port}/`,
    'https://me:secret@inside.example/',
    'file:///etc/passwd',
  ];
  for (const url of written) {
    const why = await askOnce(url, resolved('127.0.0.1')).catch((error: unknown) => error);
    expect([url, why instanceof NotAsked]).toEqual([url, true]);
  }
  expect(asked).toBe(0);
  await new Promise((done) => void server.close(done));
});

test('EDIT-29 a link is broken when nothing is there any more, also behind others; what only this moment explains is not', async () => {
  const pages: Record<string, { status?: number; location?: string; code?: string }> = {
    'https://a.example/': { status: 200 },
    'https://moved.example/': { status: 301, location: '/new' },
    'https://moved.example/new': { status: 302, location: 'https://a.example/' },
    'https://gone.example/': { status: 410 },
    'https://to-gone.example/': { status: 308, location: 'https://gone.example/' },
    'https://round.example/': { status: 302, location: 'https://round.example/' },
    'https://busy.example/': { status: 503 },
    'https://no-robots.example/': { status: 403 },
    'https://no-name.example/': { code: 'ENOTFOUND' },
    'https://old-certificate.example/': { code: 'CERT_HAS_EXPIRED' },
    'https://slow.example/': { code: 'ABORT_ERR' },
    'https://inside.example/': { status: 302, location: 'https://10.0.0.1/' },
  };
  const asked: string[] = [];
  const ask = async (url: string) => {
    asked.push(url);
    const { status = 0, location, code } = pages[url] ?? { status: 404 };
    if (code !== undefined) throw Object.assign(new Error(code), { code });
    return { status, location };
  };
  const outcomes = {
    'https://a.example/': 'there',
    'https://moved.example/': 'there',
    'https://a.example/nothing': 'broken',
    'https://to-gone.example/': 'broken',
    'https://no-name.example/': 'broken',
    'https://old-certificate.example/': 'broken',
    'https://round.example/': 'unknown',
    'https://busy.example/': 'unknown',
    'https://no-robots.example/': 'unknown',
    'https://slow.example/': 'unknown',
  };
  for (const [url, outcome] of Object.entries(outcomes))
    expect([url, await followLink(url, ask)]).toEqual([url, outcome]);
  expect(asked.filter((url) => url === 'https://round.example/')).toHaveLength(4);
  // Where it is sent to is looked at like the first.
  const inside = async (url: string) => (url === 'https://inside.example/' ? ask(url) : askOnce(url));
  expect(await followLink('https://inside.example/', inside)).toBe('unknown');
});
