import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { longest } from './limits.ts';
import { messageSchema } from './message.ts';
import { emailPlaceholders, isEmailPlaceholder } from './placeholders.ts';
import { referencePattern } from './reference.ts';

const hello = { name: 'Ada', email: 'ada@example.org', reason: 'Say hello', message: 'Hi' };
const isWell = (changes: object) => v.is(messageSchema, { ...hello, ...changes });

test('API-01 whatever comes in is checked without an error of ours', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.object(), fc.record({ name: fc.anything(), email: fc.anything() })),
      (input) => {
        expect(() => v.safeParse(messageSchema, input)).not.toThrow();
      },
    ),
    { numRuns: 1000 },
  );
});

test('API-01 what passes is within every limit of the design', () => {
  const aText = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(aText, aText, aText, (name, reason, message) => {
      const checked = v.safeParse(messageSchema, { ...hello, name, reason, message });
      fc.pre(checked.success);
      const { output } = checked;
      expect(output.name.length).toBeGreaterThan(0);
      expect(output.name.length).toBeLessThanOrEqual(longest.name);
      expect(output.reason.length).toBeLessThanOrEqual(longest.reason);
      expect(output.name + output.reason).not.toMatch(/[\u0000-\u001f\u007f]/u);
      expect(output.message).not.toMatch(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/u);
    }),
    { numRuns: 1000 },
  );
});

test('the placeholders stand for no address and are accepted; other words are not', () => {
  for (const email of emailPlaceholders) {
    expect(isWell({ email })).toBe(true);
    expect(isEmailPlaceholder(email)).toBe(true);
  }
  expect(isWell({ email: 'no email' })).toBe(false);
  expect(isEmailPlaceholder('ada@example.org')).toBe(false);
});

test('a draft id is a UUID or left out', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(isWell({ id })).toBe(true);
    }),
  );
  expect(isWell({ id: 'x' })).toBe(false);
  expect(isWell({})).toBe(true);
});

test('a reference has no letter that looks like a digit', () => {
  expect('EC-7K3M-9QPD').toMatch(referencePattern);
  for (const no of ['EC-7K3M-9QP0', 'EC-7K3M-9QPI', 'EC-7K3M-9QPO', 'EC-7K3M-9QP1', 'ec-7k3m-9qpd', 'EC-7K3M-9QPD\n'])
    expect(no).not.toMatch(referencePattern);
});
