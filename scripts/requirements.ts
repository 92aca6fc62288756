import type { TestResult } from './results.ts';

/** Requirements up to this number are due: `npm test` fails while a passed test is missing for one of them. */
export const due = 9;

type Requirement = { id: string; due: number; text: string };

/** Reads lines such as `- NAV-04 [1] Logo links to /; …` and leaves all others alone. */
export function parseRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- ([A-Z]+-\d+) \[(\d+)\] (.+)$/gmu)].map(([, id = '', number = '', text = '']) => ({
    id,
    due: Number(number),
    text,
  }));
}

/** The due requirements whose id stands in the title of no passed test. */
export function unproven(
  requirements: readonly Requirement[],
  results: readonly TestResult[],
  until: number = due,
): Requirement[] {
  const passed = results.filter(({ outcome }) => outcome === 'passed' || outcome === 'unsteady');
  const proven = new Set(passed.flatMap(({ title }) => title.match(/\b[A-Z]+-\d+\b/gu) ?? []));
  return requirements.filter((requirement) => requirement.due <= until && !proven.has(requirement.id));
}
