import { expect, test } from 'vitest';
import { readMailLink, withoutLink } from './mail-link.ts';

test('a link is read from behind the "#", and else from the query', () => {
  expect(readMailLink('#token_hash=a-b_c&type=signup', '')).toEqual({ token: 'a-b_c', type: 'signup' });
  expect(readMailLink('', '?token_hash=abc&type=email_change')).toEqual({ token: 'abc', type: 'email_change' });
  expect(readMailLink('#token_hash=abc&type=recovery', '?token_hash=x&type=signup')?.type).toBe('recovery');
});

test.each([
  ['', ''],
  ['#main', ''],
  ['#token_hash=abc', ''],
  ['#token_hash=&type=signup', ''],
  ['#token_hash=abc&type=sms', ''],
  ['#token_hash=abc&type=constructor', ''],
])('what is not whole is no link: %s%s', (hash, search) => {
  expect(readMailLink(hash, search)).toBeUndefined();
});

test('of the query only what is not the link is left', () => {
  expect(withoutLink('?token_hash=a&x=1&type=signup&redirect_to=%2F')).toBe('?x=1');
  expect(withoutLink('?type=signup')).toBe('');
});
