import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { endWithParent } from './end-with-parent.ts';
import { ended, loadEnv, root, run, start, toolPath } from './run.ts';

loadEnv();
endWithParent();
process.chdir(root);
// Vite shows the site from the sources; the server beside it answers the calls, and does not start without a build.
if (!existsSync('dist/site/index.html') && !(await run(['scripts/build.ts']))) process.exit(1);

const children: ChildProcess[] = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts']),
  start([toolPath('react-router', '@react-router/dev'), 'dev', ...process.argv.slice(2)]),
];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

// When one of them ends there is nothing left to develop against.
const ends = children.map(ended);
process.exitCode = await Promise.race(ends);
stopAll();
await Promise.all(ends);
process.exit();
