import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { readRunFile } from '#server/run-file.ts';
import { liveMember } from '#server/testing/live-editor.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { faultOfSite, often } from './fault.ts';
import { type MadeUpRequest, type RequestNeeds, madeUp } from './made-up.ts';

const atOnce = 8;
const patience = 15_000;
// What no answer may tell: places in our code, in the packages, and the words of the database.
const internals =
  /node_modules|\bat .+\.[jt]s:\d+|PostgresError|syntax error at or near|app_private|ECONNREFUSED|\/server\/[\w/-]+\.ts|\/(?:home|tmp|usr)\/\w/u;

/**
 * Requests that no program of ours would send, at every call of docs/openapi.json: half of them next to what the call
 * takes, with a field or two that are not as they should be, as a visitor or as somebody of the team.
 */
export const requests = faultOfSite('made-up requests at every call', async (site, amounts) => {
  const seed = amounts.seed ?? Date.now() % 2 ** 31;
  const known = await whatThereIs(site);
  const all = fc.sample(madeUp(known), { numRuns: amounts.requests, seed });
  const lost = new Map<string, string>();
  const seen = new Map<number, number>();
  const pid = (await readRunFile(site.dataDir))?.pid;
  const ask = async (one: MadeUpRequest) => {
    const fault = await faultOf(site.url, one, seen);
    if (fault) lost.set(`${fault}: ${one.method} ${one.path.replace(/\?.*/u, '')}`, JSON.stringify(one).slice(0, 600));
  };
  // Until everything that is loaded late is there.
  const first = Math.floor(all.length / 2);
  await often(first, atOnce, async (index) => ask(all[index] as MadeUpRequest));
  const before = memoryOf(pid);
  await often(all.length - first, atOnce, async (index) => ask(all[first + index] as MadeUpRequest));
  const after = memoryOf(pid);
  if (after > before * 1.5) lost.set('memory', `the server grew from ${before} to ${after} MB`);
  const health = await fetch(`${site.url}/healthz`);
  if (!health.ok) lost.set('health', `afterwards /healthz answers ${health.status}`);
  const statuses = [...seen].toSorted(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  return {
    tried: all.length,
    lost: [...lost].map(([what, how]) => `${what} (seed ${seed}) ${how}`),
    seen: `${statuses.join(', ')}; the server took ${before} MB, then ${after} MB`,
  };
});

async function whatThereIs(site: LiveSite): Promise<RequestNeeds> {
  await (await fetch(site.url + sendEmailPath, post(hello()))).arrayBuffer();
  const [message] = await site.inDatabase((sql) => sql<{ id: string }[]>`select id from app_private.messages limit 1`);
  return { bearer: await liveMember(site), messageId: message?.id ?? '' };
}

async function faultOf(
  url: string,
  { path, method, headers, body }: MadeUpRequest,
  seen: Map<number, number>,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    // What is deliberately not built says so with 501, as the services that it stands for do.
    if (answer.status >= 500 && answer.status !== 501) return `answered with ${answer.status}`;
    const told = internals.exec(text)?.[0];
    return told === undefined ? undefined : `tells "${told}"`;
  } catch (error) {
    return `no answer (${(error as Error).name})`;
  }
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s*(\d+) kB/u.exec(status)?.[1]) / 1024);
}
