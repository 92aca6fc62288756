import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { all } from 'proxy-addr';
import type { TrustProxy } from './trust-proxy.ts';

/**
 * The address a request really comes from. In: the peer of the connection and the X-Forwarded-For
 * header. The header is believed only as far as TRUST_PROXY reaches: each trusted hop vouches for
 * the entry to its left, so what a visitor writes further left changes nothing.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trust: TrustProxy): string {
  const request = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwardedFor } };
  const hops = all(request as unknown as IncomingMessage, (address, hop) => isTrusted(address, hop, trust));
  // The entry of a proxy that names no address (`unknown`) says nothing: the last that is known counts.
  const unnamed = hops.findIndex((hop) => !isAddress(hop));
  const last = hops.at(unnamed === -1 ? -1 : unnamed - 1) ?? peer;
  // IPv4 as a socket for both kinds writes it (`::ffff:203.0.113.9`) is IPv4.
  return isAddress(last) ? ipaddr.process(last).toString() : peer;
}

// Node takes `::192.0.2.1` for an address, an old way to write one, and the library throws on it.
const isAddress = (text: string): boolean => isIP(text) !== 0 && ipaddr.isValid(text);

/** Reads the address of a request's client. Empty when there is none (requests made inside a test). */
export function addressReader(trust: TrustProxy): (c: Context) => string {
  return (c) => {
    const peer = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';
    return clientAddress(peer, c.req.header('x-forwarded-for'), trust);
  };
}

function isTrusted(address: string, hop: number, trust: TrustProxy): boolean {
  if (trust.kind === 'hops') return hop < trust.count;
  return trust.kind === 'addresses' && isAddress(address) && trust.isListed(address, hop);
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
  if (!ipaddr.IPv6.isValid(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, size);
  return `${groups.map((group) => group.toString(16)).join(':')}::/${size * 16}`;
}
