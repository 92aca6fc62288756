import { expect, test } from 'vitest';
import { referencePattern } from '#contract/reference.ts';
import { newReference } from './store-message.ts';

test('a reference has the shape that pages and mails know, and is not drawn twice', () => {
  const references = Array.from({ length: 2000 }, newReference);
  for (const reference of references) expect(reference).toMatch(referencePattern);
  expect(new Set(references).size).toBe(2000);
});
