import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { TrustProxy } from './trust-proxy.ts';

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '');

/**
 * The address a request really comes from. In: the peer of the connection and the X-Forwarded-For
 * header. The header is believed only as far as TRUST_PROXY reaches: each trusted hop vouches for
 * the entry to its left, so what a visitor writes further left changes nothing.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trust: TrustProxy): string {
  const hops = [peer, ...(forwardedFor ?? '').split(',').toReversed()].map((hop) => withoutMapping(hop.trim()));
  let at = 0;
  while (isTrusted(hops[at] ?? '', at, trust) && isIP(hops[at + 1] ?? '') !== 0) at += 1;
  return hops[at] ?? peer;
}

/** Reads the address of a request's client. Empty when there is none (requests made inside a test). */
export function addressReader(trust: TrustProxy): (c: Context) => string {
  return (c) => {
    const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
    return clientAddress(peer, c.req.header('x-forwarded-for'), trust);
  };
}

function isTrusted(address: string, hop: number, trust: TrustProxy): boolean {
  if (trust.kind === 'nobody') return false;
  if (trust.kind === 'hops') return hop < trust.count;
  const version = isIP(address);
  return version !== 0 && trust.list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The block that limits count by: an IPv4 address, or the /64 of an IPv6 address, because one
 * household has a whole /64. `2001:db8:1:2:aaaa::1` is `2001:db8:1:2::/64`.
 */
export function addressBlock(address: string): string {
  return blockOf(address, 4);
}

/**
 * The most that one customer is usually given: an IPv4 address, or the /48 of an IPv6 address, which holds 65,536
 * blocks of its own. `2001:db8:1:2:aaaa::1` is `2001:db8:1::/48`.
 */
export function addressSite(address: string): string {
  return blockOf(address, 3);
}

// `size` in groups of 16 bits.
function blockOf(address: string, size: number): string {
  if (isIP(address) !== 6) return address;
  const bare = address.split('%')[0] ?? address;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length - (bare.includes('.') ? 1 : 0));
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups
    .slice(0, size)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${size * 16}`;
}
