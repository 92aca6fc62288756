import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const origin = 'https://example.org';
const next = (wanted: string, locale: 'en' | 'de' = 'en') =>
  nextPage(`?${new URLSearchParams({ next: wanted })}`, origin, locale);

test.each([
  ['/projects', '/projects'],
  ['/de/contact?reason=talk#form', '/de/contact?reason=talk#form'],
  ['/', '/'],
])('a page of ours is where it goes on: %s', (wanted, path) => {
  expect(next(wanted)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '\\\\evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  'projects',
  '',
  '/signin',
  '/de/signup/',
  '/auth/confirm?x=1',
  '//[',
])('anything else leads to the account: %j', (wanted) => {
  expect(next(wanted)).toBe('/account');
});

test('without a wish it is the account, in the language of the page', () => {
  expect(nextPage('', origin, 'de')).toBe('/de/account');
});

test('no wish leads away from this site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '%2f', '\t', '\n', 'evil.example', '?', '#'),
  });
  fc.assert(
    fc.property(nasty, (wanted) => {
      const path = next(`/${wanted}`);
      expect(new URL(path, origin).origin).toBe(origin);
      expect(path).toMatch(/^\/(?![/\\])/u);
    }),
    { numRuns: 2000 },
  );
});
