import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUpAddress } from './look-up-address.ts';

const point = { latitude: 52.5200081, longitude: 13.404954, accuracy: 12 };
const warn = vi.spyOn(console, 'warn');
const closing: (() => void)[] = [];

beforeEach(() => void warn.mockReset().mockImplementation(() => {}));
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A maps service on this machine, and what it was asked. */
async function mapsService(answer: RequestListener) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode`, asked };
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const ask = (url: string) => lookUpAddress({ url, key: 'test-key&x' }, point, 500);

test('FIND-07 asks by latitude, longitude and key, and takes the first address', async () => {
  const results = [{ formatted_address: 'River Road 5, Berlin' }, { formatted_address: 'Elsewhere' }];
  const { url, asked } = await mapsService(says({ status: 'OK', results }));
  expect(await ask(url)).toBe('River Road 5, Berlin');
  expect(asked).toEqual(['GET /geocode?latlng=52.520008,13.404954&key=test-key%26x']);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['nothing found', says({ status: 'ZERO_RESULTS', results: [] })],
  ['denied, with an address beside it', says({ status: 'REQUEST_DENIED', results: [{ formatted_address: 'No' }] })],
  ['OK without an address', says({ status: 'OK', results: [] })],
  ['403', says({ error_message: 'blocked' }, 403)],
  ['no JSON', (_, response) => void response.end('<html>')],
  ['null', says(null)],
  ['no answer in time', () => {}],
  ['a broken connection', (request) => void request.socket.destroy()],
] as [string, RequestListener][])('FIND-07 no address, only a note: %s', async (_, answer) => {
  const { url } = await mapsService(answer);
  expect(await ask(url)).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  expect(String(warn.mock.calls[0])).not.toContain('test-key');
});
