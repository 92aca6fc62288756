import { readDigits } from './amount.ts';
import type { Locale } from './locale.ts';

/** The most that one entry can be, in cents: as the table says (supabase/migrations). */
const most = 99_999_999;

type Cents =
  | { is: 'cents'; cents: number }
  /** `1.234` is a thousand in German and one in English. */
  | { is: 'unclear' }
  | { is: 'missing' }
  | { is: 'notNumeric' }
  | { is: 'tooSmall' }
  | { is: 'tooLarge' };

/**
 * Reads a sum with its cents. `12`, `12,5`, `12.50`, `1.234,56` and `1,234.56` mean one thing in both languages; what does
 * not is not guessed. Digits become a whole number without a fraction on the way.
 */
export function readCents(typed: string): Cents {
  const read = readDigits(typed);
  if (read.is === 'unclear') return { is: 'unclear' };
  if (read.is !== 'digits') return read;
  if (read.decimals.length > 2) return { is: 'notNumeric' };
  const digits = read.whole + read.decimals.padEnd(2, '0');
  if (/^0+$/u.test(digits)) return { is: 'tooSmall' };
  if (digits.replace(/^0+/u, '').length > String(most).length) return { is: 'tooLarge' };
  return { is: 'cents', cents: Number(digits) };
}

/** `123456` as people write it: `1.234,56`; in a sentence whole euros stand without cents. */
export const inEuros = (cents: number, locale: Locale, isInTable = false): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: isInTable || cents % 100 !== 0 ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** `1234,56` as somebody would type it: what stands in a field that begins with a sum. */
export const asTyped = (cents: number, locale: Locale): string =>
  `${Math.trunc(cents / 100)}${locale === 'de' ? ',' : '.'}${String(cents % 100).padStart(2, '0')}`;
