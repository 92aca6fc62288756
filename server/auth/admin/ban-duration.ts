import { invalid } from '#server/auth/refusal.ts';

const units: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};
// What fits into the 64 bits of a duration in Go, about 292 years.
const longestMs = 2 ** 63 / 1e6;

/** A length of time as Go writes it, in milliseconds: `24h` or `1h30m`. Throws GoTrue's refusal for anything else. */
export function readBanDuration(text: string): number {
  const refusal = invalid(
    `invalid format for ban duration: time: invalid duration ${JSON.stringify(text.slice(0, 60))}`,
  );
  const [, sign, parts] = /^([+-]?)((?:\d{1,20}(?:\.\d{0,20})?(?:ns|us|µs|μs|ms|s|m|h))+|0)$/u.exec(text) ?? [];
  if (parts === undefined) throw refusal;
  let ms = 0;
  for (const [, amount, unit] of parts.matchAll(/([\d.]+)([^\d.]+)/gu)) ms += Number(amount) * (units[unit ?? ''] ?? 0);
  if (ms > longestMs) throw refusal;
  return sign === '-' ? -ms : ms;
}
