/** The middle of the numbers; of an even count the lower one. `undefined` when there are none. */
export function median(numbers: readonly (number | undefined)[]): number | undefined {
  const sorted = numbers.filter((number) => number !== undefined).toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

/** The number within which this share of them lies. */
export function shareWithin(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Columns as wide as their widest cell; the first one to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/** `shown(842.3)` is `'842'`, `shown(0.0123, 3)` is `'0.012'`, nothing is a dash. */
export const shown = (number: number | undefined, digits = 0): string => number?.toFixed(digits) ?? '–';

/** How many times the second the first is. */
export function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one !== undefined && other ? one / other : undefined;
}
