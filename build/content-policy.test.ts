import { afterEach, expect, test, vi } from 'vitest';

/** The rule for pictures of a page that is built with this setting. */
async function picturesWith(tileUrl: string): Promise<string | undefined> {
  vi.resetModules();
  vi.stubEnv('PUBLIC_TILE_URL', tileUrl);
  const { policyFor } = await import('./content-policy.ts');
  return policyFor('<p>Hello</p>')
    .split('; ')
    .find((rule) => rule.startsWith('img-src'));
}

test('a static host knows the policy of every link of a visitor, and tells it to nobody', async () => {
  const { headersFile } = await import('./content-policy.ts');
  expect(headersFile({ '/contact': 'rules', '/de/status/fallback': 'other rules' }).split('\n\n').slice(2)).toEqual([
    '/contact\n  Content-Security-Policy: rules',
    '/de/status/*\n  Content-Security-Policy: other rules\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex',
  ]);
});

afterEach(() => vi.unstubAllEnvs());

test('pictures come from us, from the page itself, and from the one map service that is set', async () => {
  expect(await picturesWith('')).toBe("img-src 'self' data: blob: https://tile.openstreetmap.org");
  expect(await picturesWith('https://maps.test/tiles/{z}/{x}/{y}.png')).toBe(
    "img-src 'self' data: blob: https://maps.test",
  );
  expect(await picturesWith('https://{s}.maps.test/{z}/{x}/{y}.png')).toBe(
    "img-src 'self' data: blob: https://*.maps.test",
  );
  expect(await picturesWith('/tiles/{z}/{x}/{y}.png')).toBe("img-src 'self' data: blob:");
});
