/** The account number as machines take it. `compactIban('de89 3704')` is `DE893704`. */
export const compactIban = (iban: string): string => iban.replace(/\s/gu, '').toUpperCase();

/** The same as people read it, in groups of four. */
export const groupedIban = (iban: string): string => compactIban(iban).replace(/.{4}(?=.)/gu, '$& ');

/**
 * True when the two check digits fit the rest (ISO 7064, mod 97). A real account number always fits; one
 * with a slip, or an example made wrong on purpose, does not.
 */
export function hasRightCheckDigits(iban: string): boolean {
  const compact = compactIban(iban);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  // A is 10, Z is 35: what base 36 makes of them. The number is too long for one division.
  const digits = Array.from(moved, (sign) => Number.parseInt(sign, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
