import { buildIfStale } from '#scripts/build-stale.ts';
import { forgetConfiguration, root } from '#scripts/run.ts';
import { oversize, slowBodies } from './bodies.ts';
import { clock } from './clock.ts';
import { connections, slowVisitors } from './connections.ts';
import { connectionsCut, databaseKilled } from './database.ts';
import type { Amounts, Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { inTime } from './in-time.ts';
import { injection } from './injection.ts';
import { kills } from './kills.ts';
import { mailServers } from './mail-servers.ts';
import { requests } from './requests.ts';
import { pathTricks, rangeTricks } from './tricks.ts';

/**
 * `npm run torture`: what can go wrong goes wrong, on this machine alone and in less than twenty minutes. One line for
 * each fault; ends with 1 when anything was lost. `npm run torture -- short` tries a little of some, other words choose
 * faults by what stands in their names. A fault that hangs is named, and what comes after it is tried all the same.
 */

const whole: Amounts = { kills: 100, outages: 10, messages: 60, requests: 10_000, slow: 2000 };
const little: Amounts = { kills: 1, outages: 2, messages: 4, requests: 80, seed: 1, slow: 100 };
// Of all, and of one fault.
const untilMs = performance.now() + 18 * 60_000;
const longestMs = 8 * 60_000;

const faults: readonly Fault[] = [
  kills,
  ...mailServers,
  connectionsCut,
  databaseKilled,
  fullDisk,
  clock,
  requests,
  connections,
  rangeTricks,
  pathTricks,
  oversize,
  slowVisitors,
  slowBodies,
  injection,
];

// What a test run can afford.
const ofShort: readonly Fault[] = [kills, ...mailServers.slice(-1), connectionsCut, requests, connections];

process.chdir(root);
forgetConfiguration();
if (!(await buildIfStale(process.env))) process.exit(1);

const words = process.argv.slice(2);
const isShort = words[0] === 'short';
const amounts = isShort ? little : whole;
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
for (const fault of isShort ? ofShort : chosen) {
  const { name } = fault;
  const began = performance.now();
  const tally = await inTime(fault, amounts, Math.min(longestMs, untilMs - began));
  if (typeof tally === 'string') {
    console.log(`${name}: not run, because ${tally}`);
    continue;
  }
  const { tried, lost, seen } = tally;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: tried ${tried}, lost ${lost.length === 0 ? 'nothing' : lost.length} (${seconds} s; ${seen})`);
  for (const one of lost.slice(0, 20)) console.log(`  ${one}`);
  if (lost.length > 0) process.exitCode = 1;
}
// What hung may still hold something open.
process.exit();
