import { randomInt } from 'node:crypto';

// contract/reference.ts: no letter that looks like a digit.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A new reference number to show and to quote, e.g. `EC-7K3M-9QPD`. 32⁸ are enough that one is rarely drawn twice. */
export function newReference(): string {
  const four = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `EC-${four()}-${four()}`;
}
