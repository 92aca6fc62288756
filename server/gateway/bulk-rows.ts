/**
 * Rows that are written together and do not all name the same columns: whatever one leaves out is null in it, as in
 * PostgREST. The data API would write the default of the column and then answer with null. Anything else stays as it was sent.
 * @param columns What the client names beside the rows: all columns that occur in any of them.
 */
export function fillRows(body: string, columns: string | null, prefer: string): string {
  if (columns === null || !body.trimStart().startsWith('[') || prefer.includes('missing=default')) return body;
  const names = columns.split(',').map((name) => name.trim().replaceAll(/^"|"$/gu, ''));
  try {
    const rows = JSON.parse(body) as unknown[];
    if (!rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))) return body;
    const blank = Object.fromEntries(names.map((name) => [name, null]));
    return JSON.stringify(rows.map((row) => ({ ...blank, ...(row as object) })));
  } catch {
    return body;
  }
}
