import type { ChildProcess } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { endWithParent } from './end-with-parent.ts';
import { generate } from './generate.ts';
import { ended, loadEnv, root, run, start, toolPath } from './run.ts';

loadEnv();
endWithParent();
process.chdir(root);
// Vite shows the site from the sources; the server beside it answers the calls, and does not start without a build.
if (!existsSync('dist/site/index.html') && !(await run(['scripts/build.ts']))) process.exit(1);
let texts = await generate();

const children: ChildProcess[] = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts']),
  start([toolPath('react-router', '@react-router/dev'), 'dev', ...process.argv.slice(2)]),
];
// Vite watches the sources; these become sources only when they are compiled. Editors write a file more than once.
let compiling: NodeJS.Timeout | undefined;
watch('content/messages', () => {
  clearTimeout(compiling);
  compiling = setTimeout(() => void compileTexts(), 100);
});
async function compileTexts(): Promise<void> {
  try {
    texts = await generate(texts);
  } catch (error) {
    // Half written, or in one language only so far.
    console.error((error as Error).message);
  }
}
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

// When one of them ends there is nothing left to develop against.
const ends = children.map(ended);
process.exitCode = await Promise.race(ends);
stopAll();
await Promise.all(ends);
process.exit();
