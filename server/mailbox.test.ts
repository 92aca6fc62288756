import { expect, test } from 'vitest';
import { mailboxOf, oneSpelling } from './mailbox.ts';

test('one mailbox has one spelling', () => {
  expect(oneSpelling('Ada@Ex\u00e4mple.org.')).toBe('ada@xn--exmple-cua.org');
  expect(oneSpelling('example.org')).toBeUndefined();
  // The sign of Kelvin would turn into a "k".
  expect(oneSpelling('\u212aim@example.org')).toBeUndefined();
  expect(mailboxOf('A.da+news@googlemail.com')).toBe('ada@gmail.com');
});

// Each other letter of a domain is compared with all that stand in it: 5,000 take 26 ms.
test('what is longer than any address is not looked at', () => {
  const domain = Array.from({ length: 5000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
  expect(oneSpelling(`a@${domain}.de`)).toBeUndefined();
  expect(oneSpelling(`${'a'.repeat(64)}@${'b'.repeat(63)}.de`)).toBe(`${'a'.repeat(64)}@${'b'.repeat(63)}.de`);
});
