import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for one test, which a PostgreSQL of another user can enter too. */
export function testFolder(): { path: string; remove: () => Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), 'ecosystem-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
