import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type LockFile } from './lock-file.ts';
import { root } from './run.ts';

const file = join(root, 'package-lock.json');
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')) as LockFile);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length > 0 ? `Added to package-lock.json:\n  ${added.join('\n  ')}` : 'package-lock.json is complete.',
);
