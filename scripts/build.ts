import { rm } from 'node:fs/promises';
import { compress } from './build/compress.ts';
import { finishPages } from './build/finish-pages.ts';
import { drawIcons } from './build/icons.ts';
import { writeSiteMap } from './build/site-map.ts';
import { generate } from './generate.ts';
import { loadEnv, runTool } from './run.ts';

loadEnv();
await rm('build', { recursive: true, force: true });
await generate();
if (!(await runTool('react-router', ['build', '--logLevel', 'warn'], { from: '@react-router/dev' }))) process.exit(1);
await finishPages();
await drawIcons();
await writeSiteMap();
await compress();
// The text compiler leaves timers behind that would hold the process for half a minute.
process.exit(0);
