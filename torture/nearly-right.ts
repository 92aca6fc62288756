import * as fc from 'fast-check';

type Path = readonly string[];

// What no field is meant for, one of each kind: types, sizes, signs, depths, and what languages read on their own.
const wrong: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  -(2 ** 63),
  '',
  ' ',
  '0',
  'null',
  'a'.repeat(300),
  'a'.repeat(5000),
  'ü'.repeat(40_000),
  '👩‍👩‍👧'.repeat(300),
  'a\u0000b',
  '\uD800',
  '\u202E\u2066',
  '\r\nBcc: stranger@example.org',
  // Not a name that `requests.ts` looks for: an answer may say again what somebody sent.
  "'; drop table public.projects; --",
  '<script>alert(1)</script>',
  '2026-02-30',
  '275760-09-13T00:00:00Z',
  '-infinity',
  '../../etc/passwd',
  'http://[::1]:1/',
  [],
  {},
  ['a'],
  [null],
  [[[[[[]]]]]],
  Array.from({ length: 1000 }, () => 'a'),
  { en: 'a' },
  { en: ['a', 1], de: {} },
  { constructor: { prototype: {} } },
  JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`),
];

/** A body as a call takes it, of which one or two fields are not what they should be, or are not there. */
export function nearlyRight(right: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const value = fc.oneof(fc.constantFrom(...wrong), fc.constant(undefined), fc.jsonValue({ maxDepth: 3 }));
  const all = placesIn(right);
  return fc
    .tuple(fc.subarray(all, { maxLength: Math.min(2, all.length) }), value, value)
    .map(([places, ...values]) =>
      places.reduce<unknown>((body, place, index) => withOther(body, place, values[index]), right),
    );
}

function placesIn(body: unknown, before: Path = []): Path[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [[...before, name], ...placesIn(value, [...before, name])]);
}

function withOther(body: unknown, [name = '', ...rest]: Path, value: unknown): unknown {
  // The other place may have taken away what this one was in.
  if (typeof body !== 'object' || body === null) return body;
  const inner = (body as Record<string, unknown>)[name];
  const other = rest.length === 0 ? value : withOther(inner, rest, value);
  if (Array.isArray(body)) return body.map((one: unknown, index) => (String(index) === name ? other : one));
  return { ...body, [name]: other };
}
