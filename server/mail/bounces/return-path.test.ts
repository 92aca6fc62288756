import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { returnPath } from './note-bounces.ts';

const path = returnPath('bounce@example.org', 'a secret of this server');

test('each mail has an address of its own, which tells which mail it was', () => {
  const id = randomUUID();
  const address = path.addressOf(id);
  expect(address).toMatch(/^bounce\+[\da-f]{32}-[\da-f]{12}@example\.org$/u);
  for (const text of [address, `To: <${address.toUpperCase()}>\r\nDelivered-To: bounce@example.org`])
    expect(path.mailIdIn(text)).toBe(id);
});

test('an address that somebody else made tells nothing', () => {
  const id = randomUUID();
  const address = path.addressOf(id);
  for (const forged of [
    returnPath('bounce@example.org', 'another secret').addressOf(id),
    address.replace(/-[\da-f]{12}@/u, '-000000000000@'),
    address.replace(id.slice(0, 8), '00000000'),
    address.replace('example.org', 'exampleXorg'),
    'bounce@example.org',
    '',
  ])
    expect(path.mailIdIn(forged)).toBeUndefined();
  expect(path.mailIdIn(`${returnPath('bounce@example.org', 'x').addressOf(id)}, ${address}`)).toBe(id);
});

test('the longest address we take stays within what mail servers take', () => {
  const longest = returnPath(`${'b'.repeat(18)}@example.org`, 'secret').addressOf(randomUUID());
  expect(longest.split('@')[0]).toHaveLength(64);
});
