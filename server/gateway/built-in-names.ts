const isBuiltIn = (word: string): boolean => word in {} || word === 'prototype';
const words = (text: string): readonly string[] => text.match(/[\w$]+/gu) ?? [];

/**
 * Whether a query uses a name that every JavaScript object has as the name of a column or table: what reads it into
 * objects would then write to all objects of the process. `title=eq.constructor` only looks for a word.
 */
export function usesBuiltInName(search: string): boolean {
  const readings = new Set([search]);
  // Whoever reads it later may decode it once more.
  for (let times = 0; times < 3; times += 1) readings.add(decode([...readings].at(-1) ?? ''));
  return [...readings].some(
    (reading) => /__(?:proto|define|lookup)/u.test(reading) || pairs(reading).some(namesBuiltIn),
  );
}

/** Takes away what writing to all objects would need to add, whatever name it comes by: existing parts stay as they are. */
export function closeBuiltIns(): void {
  for (const builtIn of [Object, Function, Array, String, Number, Boolean]) {
    Object.preventExtensions(builtIn);
    Object.preventExtensions(builtIn.prototype);
  }
}

function namesBuiltIn([key, value]: readonly [string, string]): boolean {
  if (words(key).some(isBuiltIn)) return true;
  const subject = words(key).at(-1) ?? '';
  if (['select', 'order', 'columns', 'on_conflict'].includes(subject)) return words(value).some(isBuiltIn);
  if (!['and', 'or'].includes(subject)) return false;
  // In a condition the column stands before its operator. Each word is read from its beginning only: from each of its
  // letters, 15,000 of them took half a second.
  return [...value.matchAll(/(?<![\w$])([\w$]+)"?\s*(?:\.|->)/gu)].some(([, word = '']) => isBuiltIn(word));
}

// Not URLSearchParams: it would read a "+" that was sent as "%2B" as a space the second time.
function pairs(search: string): [string, string][] {
  return search
    .replace(/^\?/u, '')
    .split('&')
    .map((pair) => [pair.split('=')[0] ?? '', pair.slice(pair.indexOf('=') + 1)]);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][0-9a-f])/giu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  }
}
