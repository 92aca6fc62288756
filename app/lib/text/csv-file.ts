import type { Locale } from '#contract/locale.ts';

/** A spreadsheet that is told of no encoding reads UTF-8 by this sign. */
const mark = '\uFEFF';

/** What spreadsheets of each language take for the end of a cell. */
const separators = { en: ',', de: ';' } as const satisfies Record<Locale, string>;

export type Cell = string | { readonly number: string };

/** A table as a file that spreadsheets of this language open: numbers are numbers, nothing is run. */
export const csvFile = (rows: readonly (readonly Cell[])[], locale: Locale): string =>
  mark + rows.map((row) => `${row.map(inCell).join(separators[locale])}\r\n`).join('');

// A spreadsheet of another language may begin a new cell at either separator, and then at each line.
const amidst = /([,;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@])/gu;
const atStart = /^(?=[\s"]*[=+\-@\t\r])/u;

/**
 * A number stands as it is. What could begin a formula (OWASP: CSV injection) gets an apostrophe, so that it is shown and
 * not run; quotation marks keep separators and lines inside.
 */
function inCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number.includes(',') ? `"${cell.number}"` : cell.number;
  const harmless = cell.replaceAll(amidst, "$1'").replace(atStart, "'");
  return /[",;\r\n\t]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
