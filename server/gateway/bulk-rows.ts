/**
 * So many values a call may write, and so many rows. Where columns are named beside the rows, each row has a value of
 * each: a few signs would make millions.
 */
export const mostValues = 20_000;

/**
 * Rows that are written together and do not all name the same columns: whatever one leaves out is null in it, as in
 * PostgREST. The data API would write the default of the column and then answer with null. Anything else stays as it was sent.
 * @param columns What the client names beside the rows: all columns that occur in any of them.
 * Out: the body as it is to be read; undefined for more than `mostValues`.
 */
export function fillRows(body: string, columns: string | null, prefer: string): string | undefined {
  if (!body.trimStart().startsWith('[')) return body;
  const names = columns?.split(',').map((name) => name.trim().replaceAll(/^"|"$/gu, ''));
  try {
    const rows = JSON.parse(body) as unknown[];
    if (rows.length * (names?.length ?? 1) > mostValues) return undefined;
    if (!names || prefer.includes('missing=default')) return body;
    if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) return body;
    const blank = Object.fromEntries(names.map((name) => [name, null]));
    return JSON.stringify(rows.map((row) => ({ ...blank, ...(row as object) })));
  } catch {
    return body;
  }
}
