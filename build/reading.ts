import { fileURLToPath } from 'node:url';

/** The script that shows a visitor's reading settings (app/browser/reading). */
export const readingScript = 'app/browser/reading/reading.ts';

/** The letters for dyslexic readers, by their weight: only who chose them loads them. */
export const letterFiles: Readonly<Record<string, string>> = {
  400: fileURLToPath(import.meta.resolve('@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2')),
  700: fileURLToPath(import.meta.resolve('@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2')),
};
