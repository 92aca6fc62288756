import { randomInt } from 'node:crypto';

// No letter that looks like a digit, no digit that looks like a letter.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many random signs that are read and typed without a mistake: for codes that are mailed, and numbers of messages. */
export const drawSigns = (count: number): string =>
  Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');
