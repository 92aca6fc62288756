import type { TestResult } from './results.ts';

const marked = /(<!-- sweep -->\n)[^]*?(\n<!-- \/sweep -->)/u;

/** Writes how the whole sweep went between the two marks of a document. Throws when the marks are gone. */
export function noteSweep(document: string, results: readonly TestResult[], date: Date): string {
  if (!marked.test(document))
    throw new Error('docs/accessibility.md has lost its marks <!-- sweep --> … <!-- /sweep -->.');
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  const line = `Last whole sweep: ${date.toISOString().slice(0, 10)}, ${passed + failed} checks, ${failed} of them found something.`;
  return document.replace(marked, (_, before: string, after: string) => `${before}${line}${after}`);
}
