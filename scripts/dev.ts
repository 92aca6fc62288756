import type { ChildProcess } from 'node:child_process';
import { ended, loadEnv, root, run, start, toolPath } from './run.ts';

loadEnv();
process.chdir(root);
// The site is read from the sources by Vite; the server beside it answers the calls.
if (!(await run(['scripts/generate.ts']))) process.exit(1);

const children: ChildProcess[] = [
  start(['--watch', '--watch-preserve-output', 'server/main.ts']),
  start([toolPath('react-router', '@react-router/dev'), 'dev', '--open', 'false']),
];
const stopAll = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);

// When one of them ends there is nothing left to develop against.
process.exitCode = await Promise.race(children.map(ended));
stopAll();
