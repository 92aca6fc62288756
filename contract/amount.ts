/** The least and the most that can be given with our forms, in whole euros. The most is what payment providers take. */
export const amountLimits = { least: 1, most: 999_999 } as const;

export type Amount =
  /** `isCut`: cents were typed, and are left out. */
  | { is: 'euros'; euros: number; isCut: boolean }
  /** `1.000` is a thousand in German and one in English, so only the visitor can say which. */
  | { is: 'unclear'; either: number; or: number }
  | { is: 'missing' }
  | { is: 'notNumeric' }
  | { is: 'tooSmall' }
  | { is: 'tooLarge' };

const currency = /^(?:€|eur|euro)\s*|\s*(?:€|eur|euro)$/giu;

/** Points, commas, apostrophes and the spaces that keyboards and copied texts have. */
const separator = String.raw`[.,'’\s]`;

const plain = /^(\d+)(?:[.,](\d+))?$/u;
/** `1.000`: a point or comma here may be either kind. */
const oneGroup = new RegExp(String.raw`^(\d{1,3})${separator}(\d{3})$`, 'u');
const zerosBeforeAGroup = new RegExp(String.raw`^0+[1-9]\d*${separator}\d{3}$`, 'u');
/** `1.000,50`, `1,000.50`, `1 000,50`: two different signs, so the first divides thousands. */
const groupsAndDecimals =
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$|^\d{1,3}(?:['’\s]\d{3})+[.,]\d{1,2}$/u;
/** `1.000.000`: the same sign twice can only divide thousands. */
const manyGroups = /^\d{1,3}(?<sign>[.,'’\s])\d{3}(?:\k<sign>\d{3})+$/u;

/** A number as somebody typed it: the digits before and behind the sign of decimals. */
type Digits =
  | { is: 'digits'; whole: string; decimals: string }
  | Extract<Amount, { is: 'unclear' | 'missing' | 'notNumeric' | 'tooSmall' | 'tooLarge' }>;

/** Reads a sum of euros in any way that means one thing only, in either language. What it cannot read it does not guess. */
export function readDigits(typed: string): Digits {
  // No amount is that long, and looking for its currency would take a while.
  if (typed.trim().length > 100) return { is: /^\d+$/u.test(typed.trim()) ? 'tooLarge' : 'notNumeric' };
  const text = typed.trim().replace(currency, '').trim();
  if (text === '') return { is: typed.trim() === '' ? 'missing' : 'notNumeric' };
  if (/^[-−–]\s*\d/u.test(text)) return { is: 'tooSmall' };
  const [, first = '', second = ''] = oneGroup.exec(text) ?? [];
  // "01.000" is no way to write anything, "0.500" none to write 500.
  if (zerosBeforeAGroup.test(text)) return { is: 'notNumeric' };
  if (first && !first.startsWith('0')) return { is: 'unclear', either: Number(first + second), or: Number(first) };
  if (manyGroups.test(text)) return { is: 'digits', whole: text.replace(/\D/gu, ''), decimals: '' };
  const [, before, after = ''] =
    plain.exec(text) ?? (groupsAndDecimals.test(text) ? /^(.*)[.,](\d+)$/u.exec(text) : null) ?? [];
  if (before === undefined) return { is: 'notNumeric' };
  return { is: 'digits', whole: before.replace(/\D/gu, ''), decimals: after };
}

/**
 * Reads what somebody typed as an amount of whole euros (DON-02, DON-04, CALM-12). `10` and `10,50` are 10 euro; `1.000`
 * is a question.
 */
export function readAmount(typed: string): Amount {
  const read = readDigits(typed);
  return read.is === 'digits' ? inLimits(read.whole, read.decimals) : read;
}

function inLimits(wholeDigits: string, decimalDigits: string): Amount {
  const euros = Number(wholeDigits);
  if (euros < amountLimits.least) return { is: 'tooSmall' };
  if (euros > amountLimits.most) return { is: 'tooLarge' };
  return { is: 'euros', euros, isCut: /[1-9]/u.test(decimalDigits) };
}
