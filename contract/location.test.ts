import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coordinates,
  longestAddress,
  mapLink,
  readLocation,
  readView,
  roundedMetres,
  writeLocation,
} from './location.ts';

const aLocation = fc.record(
  {
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    accuracy: fc.double({ min: 0, max: 1e6, noNaN: true }),
    address: fc.string(),
  },
  { requiredKeys: ['latitude', 'longitude'] },
);

test('FIND-17 latitude, longitude, accuracy and address are kept and read as one', () => {
  fc.assert(
    fc.property(aLocation, (location) => {
      expect(readLocation(writeLocation(location))).toEqual(JSON.parse(JSON.stringify(location)));
    }),
  );
  expect(writeLocation(undefined)).toBe('');
});

test('what is no place on earth is no location, whatever was kept', () => {
  for (const no of [
    '',
    'null',
    '7',
    '[]',
    '{}',
    '{"latitude":91,"longitude":0}',
    '{"latitude":"1","longitude":2}',
    '{',
  ])
    expect({ no, location: readLocation(no) }).toEqual({ no, location: undefined });
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(() => readLocation(text)).not.toThrow();
    }),
  );
});

test('an address from somewhere else is one line that the server takes', () => {
  const told = (address: string) => readLocation(JSON.stringify({ latitude: 1, longitude: 2, address }))?.address;
  expect(told('River Road 5\r\n\u0000Berlin')).toBe('River Road 5 Berlin');
  expect(told('x'.repeat(9000))).toHaveLength(longestAddress);
});

test('FIND-05 six decimals, and accuracy in whole metres or unknown', () => {
  const home = { latitude: 52.5200081, longitude: -13.40495 };
  expect(coordinates(home)).toBe('52.520008, -13.404950');
  expect(coordinates({ latitude: -0.0000001, longitude: 0 })).toBe('0.000000, 0.000000');
  expect(roundedMetres({ ...home, accuracy: 12.5 })).toBe(13);
  expect(roundedMetres({ ...home, accuracy: 0.4 })).toBe(0);
  for (const accuracy of [undefined, NaN, Infinity, -1]) expect(roundedMetres({ ...home, accuracy })).toBeUndefined();
});

test('FIND-11 the map link names the point and nothing else', () => {
  fc.assert(
    fc.property(aLocation, (location) => {
      expect(mapLink(location)).toMatch(/^https:\/\/www\.google\.com\/maps\?q=-?\d{1,2}\.\d{6},-?\d{1,3}\.\d{6}$/u);
    }),
  );
});

test('an address that is too long is cut between two letters, never inside one', () => {
  const address = `${'x'.repeat(499)}\ud83d\ude00 and more`;
  expect(readLocation(JSON.stringify({ latitude: 1, longitude: 2, address }))?.address).toMatch(/^x{499} ?$/u);
});

test('NEWS-48 what a map shows first is read as map services write it, and nothing else is', () => {
  expect(readView('51.05, 13.74')).toEqual({ latitude: 51.05, longitude: 13.74, zoom: 13 });
  expect(readView(' -51.05,13.74 , 9')).toEqual({ latitude: -51.05, longitude: 13.74, zoom: 9 });
  for (const line of [
    '',
    '51.05',
    '51,05, 13,74',
    '91, 13',
    '51, 181',
    '51, 13, 20',
    '51, 13, 0',
    'here, there',
    '51, ',
  ])
    expect([line, readView(line)]).toEqual([line, undefined]);
});
