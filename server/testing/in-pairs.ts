/** What one question was answered with, and how long that took. */
export type Measured = { readonly ms: number; readonly text: string };

/**
 * Asks two questions in turn, the first of each pair by chance, so that whatever else the machine does hits both alike.
 * Out: the answers, the medians, and how sure it is that the times differ (Wilcoxon's signed-rank test, in standard
 * deviations).
 */
export async function inPairs(
  one: (pair: number) => Promise<Measured>,
  other: (pair: number) => Promise<Measured>,
  pairs: number,
): Promise<{ texts: string[]; z: number; medians: readonly [number, number] }> {
  const texts = new Set<string>();
  const times: { one: number[]; other: number[] } = { one: [], other: [] };
  for (let n = -3; n < pairs; n += 1) {
    const pair = { one: 0, other: 0 };
    for (const kind of Math.random() < 0.5 ? (['one', 'other'] as const) : (['other', 'one'] as const)) {
      const { ms, text } = await (kind === 'one' ? one : other)(n);
      pair[kind] = ms;
      texts.add(text);
    }
    if (n < 0) continue; // Warm-up.
    times.one.push(pair.one);
    times.other.push(pair.other);
  }
  const differences = times.one.map((ms, n) => ms - (times.other[n] ?? 0));
  return { texts: [...texts], z: signedRanks(differences), medians: [median(times.one), median(times.other)] };
}

/** Chance alone goes beyond this once in 15,000 comparisons. */
export const sure = 4;

function signedRanks(differences: readonly number[]): number {
  const n = differences.length;
  const sorted = differences.toSorted((one, other) => Math.abs(one) - Math.abs(other));
  const positive = sorted.reduce((sum, difference, index) => sum + (difference > 0 ? index + 1 : 0), 0);
  return (positive - (n * (n + 1)) / 4) / Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
