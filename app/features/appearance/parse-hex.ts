/** A colour as someone types it, `#rgb` or `#rrggbb`, with or without the sign: `parseHex('fa0')` is `#FFAA00`. */
export function parseHex(typed: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(typed.trim())?.[1];
  if (!digits) return;
  const all = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${all.toUpperCase()}`;
}
