import { expect, test } from 'vitest';
import { headersFile } from './content-policy.ts';

test('a static host knows the policy of every link of a visitor, and tells it to nobody', () => {
  expect(headersFile({ '/contact': 'rules', '/de/status': 'other rules' }).split('\n\n').slice(2)).toEqual([
    '/contact\n  Content-Security-Policy: rules',
    '/de/status*\n  Content-Security-Policy: other rules\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex',
  ]);
});
