import { type TOTP, URI } from 'otpauth';
import { expect, test } from 'vitest';
import { newTotp, totpStep } from './totp.ts';

test.each(['Über uns', 'localhost:3000'])('an app that reads the address makes codes that count: %s', (issuer) => {
  const { secret, uri } = newTotp(issuer, 'ada@example.org');
  const app = URI.parse(uri) as TOTP;
  expect(app).toMatchObject({ issuer, label: 'ada@example.org', algorithm: 'SHA1', digits: 6 });
  expect(app.secret.base32).toBe(secret);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/u);
  const step = Math.floor(Date.now() / 30_000);
  expect(totpStep(secret, app.generate())).toBeOneOf([step - 1, step, step + 1]);
});

// The secret and the times of RFC 6238, appendix B, with six of its eight digits.
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at second %i counts there, half a minute before and after, and no longer', (second, code) => {
  const step = Math.floor(second / 30);
  for (const off of [-30, 0, 30]) expect(totpStep(rfcSecret, code, (second + off) * 1000)).toBe(step);
  for (const off of [-60, 60]) expect(totpStep(rfcSecret, code, (second + off) * 1000)).toBeUndefined();
});

test('spaces in a code do not matter; anything but six digits is wrong', () => {
  expect(totpStep(rfcSecret, ' 287 082\n', 59_000)).toBe(1);
  for (const typed of ['', '28708', '2870822', '28708a', '+28708', '٢٨٧٠٨٢', '287082;'])
    expect(totpStep(rfcSecret, typed, 59_000)).toBeUndefined();
});

test('the picture stands in a data address as it is', async () => {
  const { qrCode } = newTotp('\u{1F43F}'.repeat(25), `${'ü'.repeat(240)}@example.org`);
  expect(qrCode).not.toMatch(/[#%\n]/u);
  const shown = await fetch(`data:image/svg+xml;utf-8,${qrCode}`);
  expect(await shown.text()).toBe(qrCode);
  expect(qrCode).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/u);
});

test('half a character in a name breaks nothing', () => {
  expect(newTotp('\uD83D', 'ada@example.org').uri).toContain('issuer=%EF%BF%BD');
});
