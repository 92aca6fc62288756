// What a compiled text asks of its runtime (scripts/plain-messages.ts).
export const experimentalStaticLocale = undefined;

export function getLocale(): never {
  throw new Error('A text was asked for without its language');
}
