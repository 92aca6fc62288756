import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a server says of an address: its status, and where it sends one to. */
type LinkAnswer = { readonly status: number; readonly location: string | undefined };

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

// Other work of the server waits meanwhile.
const patience = 4_000;

/** An address that is not asked: of this house or another one, or not on the usual port. */
export class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

/** Whether an address of the network is one that everybody reaches. */
const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/**
 * Asks a page on the web whether it is there, without reading it. Never asks a place inside of a house: the connection is
 * made to the very address that was looked at, so a name that means another one a moment later leads nowhere else.
 */
export function askOnce(url: string, resolve: Resolve = lookup): Promise<LinkAnswer> {
  const { protocol, port, hostname, username } = new URL(url);
  if (protocol !== 'https:' || port !== '' || username !== '' || isIP(hostname.replaceAll(/[[\]]/gu, '')) !== 0)
    return Promise.reject(new NotAsked());
  const onlyPublic: LookupFunction = (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address)))
        return done(new NotAsked(), []);
      const [{ address, family } = { address: '', family: 4 }] = addresses;
      return options.all ? done(null, addresses) : done(null, address, family);
    });
  return new Promise((done, fail) => {
    const call = request(
      url,
      {
        agent: false,
        lookup: onlyPublic,
        headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' },
        signal: AbortSignal.timeout(patience),
      },
      (answer) => {
        done({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy();
      },
    );
    call.on('error', fail);
    call.end();
  });
}

/** Whether an address leads to a page. What only this moment or our asking may explain is unknown. */
type LinkState = 'there' | 'broken' | 'unknown';

const mostTurns = 3;
const gone = [404, 410];
// No such name, nobody there, or no certificate that a browser would take.
const brokenErrors = /^(?:ENOTFOUND|ECONNREFUSED|CERT_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_)/u;

/** Follows a link and what it leads on to. */
export async function followLink(url: string, ask: (url: string) => Promise<LinkAnswer> = askOnce): Promise<LinkState> {
  let at = url;
  for (let turn = 0; turn <= mostTurns; turn += 1) {
    const said = await ask(at).catch((error: NodeJS.ErrnoException) => error.code ?? '');
    if (typeof said === 'string') return brokenErrors.test(said) ? 'broken' : 'unknown';
    const { status, location } = said;
    if (status < 300 || status >= 400 || location === undefined)
      return gone.includes(status) ? 'broken' : status < 400 ? 'there' : 'unknown';
    if (!URL.canParse(location, at)) return 'broken';
    at = new URL(location, at).href;
  }
  return 'unknown';
}
