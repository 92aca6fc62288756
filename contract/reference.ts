/** Shown to the visitor and printed in the mail, e.g. `EC-7K3M-9QPD`. No letter that looks like a digit. */
export const referencePattern = /^EC-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u;

/**
 * The number of a message as we write it, however somebody typed it: `7k3m 9qpd` is `EC-7K3M-9QPD`. Undefined where it
 * cannot be one.
 */
export function readReference(typed: string): string | undefined {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/gu, '');
  // EC are letters of numbers too: only two more than eight are our own.
  const eight = signs.length === 10 && signs.startsWith('EC') ? signs.slice(2) : signs;
  const reference = `EC-${eight.slice(0, 4)}-${eight.slice(4)}`;
  return referencePattern.test(reference) ? reference : undefined;
}
