import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressBlock, addressSite, clientAddress } from './client-address.ts';
import { readTrustProxy, type TrustProxy } from './trust-proxy.ts';

function trust(value: string): TrustProxy {
  const read = readTrustProxy(value);
  if (read === undefined) throw new Error(`not a value of TRUST_PROXY: ${value}`);
  return read;
}

describe('clientAddress', () => {
  test('SEC-18 believes no header unless a proxy is configured', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (peer, header) => {
        expect(clientAddress(peer, header, { kind: 'nobody' })).toBe(peer);
      }),
    );
  });

  test('SEC-18 takes what the nearest proxy saw, whatever the visitor wrote further left', () => {
    fc.assert(
      fc.property(fc.array(fc.ipV4()), fc.ipV4(), (forged, visitor) => {
        const header = [...forged, visitor].join(', ');
        expect(clientAddress('127.0.0.1', header, trust('1'))).toBe(visitor);
        expect(clientAddress('::ffff:127.0.0.1', header, trust('127.0.0.1'))).toBe(visitor);
      }),
    );
  });

  test('counts several hops, and lists of addresses with their blocks', () => {
    expect(clientAddress('10.0.0.2', '198.51.100.7, 203.0.113.9', trust('2'))).toBe('198.51.100.7');
    expect(clientAddress('10.0.0.2', '198.51.100.7, 10.0.0.1', trust('10.0.0.0/8'))).toBe('198.51.100.7');
    expect(clientAddress('203.0.113.9', '198.51.100.7', trust('10.0.0.0/8'))).toBe('203.0.113.9');
  });

  test('stays with the proxy when the header is no list of addresses', () => {
    expect(clientAddress('127.0.0.1', 'unknown', trust('1'))).toBe('127.0.0.1');
    expect(clientAddress('127.0.0.1', undefined, trust('1'))).toBe('127.0.0.1');
    // An old way to write one, which nothing but Node reads any more.
    for (const old of ['::192.0.2.1', '64:ff9b::192.0.2.1']) {
      for (const trusted of ['1', '127.0.0.1', '10.0.0.0/8, 127.0.0.1'])
        expect(clientAddress('127.0.0.1', old, trust(trusted))).toBe('127.0.0.1');
      expect([addressBlock(old), addressSite(old)]).toEqual([old, old]);
    }
  });
});

test('TRUST_PROXY is a number of proxies or a list of addresses and nothing else', () => {
  for (const wrong of ['yes', '1.5', '-1', '10.0.0.0/40', '10.0.0.0/', 'example.org', '10.0.0.0/8/8'])
    expect(readTrustProxy(wrong)).toBeUndefined();
});

test('limits count an IPv4 address, and the /64 of an IPv6 address', () => {
  expect(addressBlock('203.0.113.9')).toBe('203.0.113.9');
  const one = addressBlock('2001:db8:1:2:aaaa::1');
  expect(one).toBe('2001:db8:1:2::/64');
  for (const same of ['2001:0db8:0001:0002::', '2001:db8:1:2:1:2:3:4', '2001:db8:1:2::9%eth0'])
    expect(addressBlock(same)).toBe(one);
  expect(addressBlock('2001:db8:1:3::1')).not.toBe(one);
  expect(addressBlock('::1')).toBe('0:0:0:0::/64');
  expect(addressSite('203.0.113.9')).toBe('203.0.113.9');
  expect(addressSite('2001:0db8:0001:0002::9')).toBe('2001:db8:1::/48');
  expect(addressSite('2001:db8:1:ffff::1')).toBe(addressSite('2001:db8:1:2::1'));
});
