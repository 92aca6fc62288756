import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { due, parseRequirements, unproven } from './requirements.ts';
import { readResults } from './results.ts';
import { root } from './run.ts';

/** Prints each due requirement that no passed test names. True when there is none. */
export function everythingDueIsProven(): boolean {
  const requirements = parseRequirements(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const isDue = requirements.filter((requirement) => requirement.due <= due).length;
  const open = unproven(requirements, readResults());
  for (const { id, text } of open) console.log(`${id.padEnd(8)} ${text}`);
  console.log(`${isDue - open.length} of ${isDue} due requirements are proven (due: up to ${due}).`);
  return open.length === 0;
}

if (import.meta.main) process.exitCode = everythingDueIsProven() ? 0 : 1;
