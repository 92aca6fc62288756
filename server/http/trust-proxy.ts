import { isIP } from 'node:net';
import { compile } from 'proxy-addr';

/** Whose `X-Forwarded-For` is believed: nobody's, that of so many hops, or that of listed addresses. */
export type TrustProxy =
  | { kind: 'nobody' }
  | { kind: 'hops'; count: number }
  | { kind: 'addresses'; isListed: (address: string, hop: number) => boolean };

/** Reads TRUST_PROXY: unset, a number of proxies (1–9), or addresses and CIDR blocks. `undefined`: neither. */
export function readTrustProxy(value: string | undefined): TrustProxy | undefined {
  if (value === undefined || value === '0') return { kind: 'nobody' };
  if (/^[1-9]$/u.test(value)) return { kind: 'hops', count: Number(value) };
  const list = value.split(',').map((entry) => entry.trim());
  // proxy-addr also reads names of networks, and `1.5` as an address.
  if (list.some((entry) => isIP(entry.split('/')[0] ?? '') === 0)) return undefined;
  try {
    return { kind: 'addresses', isListed: compile(list) };
  } catch {
    return undefined;
  }
}
