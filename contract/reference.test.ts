import { expect, test } from 'vitest';
import { readReference } from './reference.ts';

test.each([
  ['EC-7K3M-9QPD', 'EC-7K3M-9QPD'],
  [' ec-7k3m-9qpd ', 'EC-7K3M-9QPD'],
  ['EC 7K3M 9QPD', 'EC-7K3M-9QPD'],
  ['EC–7K3M–9QPD.', 'EC-7K3M-9QPD'],
  ['7k3m9qpd', 'EC-7K3M-9QPD'],
  // A number may begin with these letters itself.
  ['ECEC-7K3M9Q', 'EC-EC7K-3M9Q'],
  ['EC7K-3M9Q', 'EC-EC7K-3M9Q'],
  ['EC-7K3M-9QP', undefined],
  ['EC-7K3M-9QPDD', undefined],
  // The letters and digits that look alike are in no number.
  ['EC-7K3M-9QP0', undefined],
  ['', undefined],
])('the number in %j is %j', (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});
