import { BlockList, isIP } from 'node:net';

/** Whose `X-Forwarded-For` is believed: nobody's, that of so many hops, or that of listed addresses. */
export type TrustProxy = { kind: 'nobody' } | { kind: 'hops'; count: number } | { kind: 'addresses'; list: BlockList };

/** Reads TRUST_PROXY: unset, a number of proxies (1–9), or addresses and CIDR blocks. `undefined`: neither. */
export function readTrustProxy(value: string | undefined): TrustProxy | undefined {
  if (value === undefined || value === '0') return { kind: 'nobody' };
  if (/^[1-9]$/u.test(value)) return { kind: 'hops', count: Number(value) };
  const list = new BlockList();
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return undefined;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/u.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
      list.addSubnet(address, Number(bits), family);
    else return undefined;
  }
  return { kind: 'addresses', list };
}
