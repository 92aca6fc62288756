import * as fc from 'fast-check';
import { readRunFile } from '#server/run-file.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { type Caller, callers, type Callers, callersOf } from './callers.ts';
import { faultOfSite, often } from './fault.ts';
import { allCalls, asItShouldBe, type Call, type Made, madeUp } from './made-up.ts';
import { memoryOf } from './memory.ts';
import { type There, whatIsThere } from './there.ts';

const atOnce = 8;
const patience = 15_000;
// After so many requests it is looked again what is there, and how much memory the server takes.
const slice = 250;
// A server keeps what it has once taken, so its size says little: it is measured from half of the requests on, as the
// median of the first and of the last three times. 64 MB more, with 5,000 requests between, are 13 kB for each.
const mostMegabytes = 64;
// What no answer may tell: places in our code, in the packages and on the disk, the words of the database, and the
// names of what it shows nobody.
const internals =
  /node_modules|\bat .+\.[jt]s:\d+|PostgresError|syntax error at or near|\bapp_private\b|\b(?:auth|storage|realtime)\.(?:users|identities|sessions|refresh_tokens|mfa_\w+|one_time_tokens|flow_state|signing_keys|requests|pieces|leftovers|objects|buckets|messages)\b|ECONNREFUSED|\/server\/[\w/-]+\.ts|\/(?:home|tmp|usr|var|root|dev)\/\w/u;
// Its answer is about the words that an admin has sent.
const console = 'POST /rest/v1/rpc/{function}';
// A request that is turned away at the door proves nothing of what is behind it.
const doors = new Set([401, 403, 404]);

/**
 * Requests that no program of ours would send, at every call of docs/openapi.json and by each kind of caller: most of
 * them next to what the call takes, about things that are there, with a field or two that are not as they should be.
 */
export const requests = faultOfSite('made-up requests at every call', async (site, amounts) => {
  const seed = amounts.seed ?? Date.now() % 2 ** 31;
  const lost = new Map<string, string>();
  const seen = new Map<Caller, number[]>();
  const who = await callersOf(site, Math.min(atOnce, Math.ceil(amounts.requests / 200)));
  let there = await whatIsThere(site, who);
  const ask = async (made: Made, index: number): Promise<number> => {
    const { status, fault, how } = await send(site, who, there, made, index % who.spares.length);
    seen.set(made.caller, [...(seen.get(made.caller) ?? []), status]);
    if (fault) lost.set(`${fault}: ${made.call} by ${made.caller}`, `${how} ${site.output().slice(-600)}`);
    return status;
  };
  const calls = allCalls();
  const pairs = callers.flatMap((caller) =>
    calls.filter(({ name }) => mayAsk(caller, name)).map((call) => [caller, call] as const),
  );
  const reached = await whoReaches(pairs, amounts.requests, ask);
  // Where a caller comes no further than the door is tried, too.
  const choice = fc.oneof({ weight: 9, arbitrary: madeUp(reached) }, { weight: 1, arbitrary: madeUp(pairs) });
  const all = fc.sample(choice, { numRuns: amounts.requests, seed });
  const pid = (await readRunFile(site.dataDir))?.pid;
  const sizes: number[] = [];
  for (let begin = 0; begin < all.length; begin += slice) {
    const part = all.slice(begin, begin + slice);
    await often(part.length, atOnce, (index) => ask(part[index] as Made, index));
    there = await whatIsThere(site, who);
    sizes.push(memoryOf(pid));
  }
  const late = sizes.slice(Math.floor(sizes.length / 2));
  const [before, after] = [medianOf(late.slice(0, 3)), medianOf(late.slice(-3))];
  if (after > before + mostMegabytes) lost.set('memory', `the server grew from ${before} to ${after} MB`);
  const health = await fetch(`${site.url}/healthz`);
  if (!health.ok) lost.set('health', `afterwards /healthz answers ${health.status}`);
  if (!(await who.areIn())) lost.set('session', 'the session of team or admin ended meanwhile: they asked for nothing');
  const shares = callers.map((caller) => `${caller} ${shareOf(seen.get(caller) ?? [])}`);
  return {
    tried: [...seen.values()].flat().length,
    lost: [...lost].map(([what, how]) => `${what} (seed ${seed}) ${how}`),
    seen: `not turned away at the door: ${shares.join(', ')}; the server took ${before} MB, then ${after} MB`,
  };
});

const ofAccount = /\/auth\/|delete-account/u;
// The sessions of team and admin stay until the end: an account that may be lost asks what could end them.
const mayAsk = (caller: Caller, call: string) => !(caller === 'team' || caller === 'admin') || !ofAccount.test(call);

type Pairs = readonly (readonly [Caller, Call])[];

/** Which callers come further than the door of which calls, when they ask as they should. Few requests ask at all. */
async function whoReaches(pairs: Pairs, total: number, ask: (made: Made, index: number) => Promise<number>) {
  if (total < pairs.length) return pairs;
  const reached: Pairs[number][] = [];
  await often(pairs.length, atOnce, async (index) => {
    const [caller, call] = pairs[index] as Pairs[number];
    if (!doors.has(await ask(asItShouldBe(caller, call), index))) reached.push([caller, call]);
  });
  return reached.toSorted((one, other) => pairs.indexOf(one) - pairs.indexOf(other));
}

type Said = { readonly status: number; readonly fault: string | undefined; readonly how: string };

async function send(site: LiveSite, who: Callers, there: There, made: Made, place: number): Promise<Said> {
  const spare = who.spares[place] as Callers['spares'][number];
  const { path, method, headers, body } = made.filled({ there, spare });
  const how = JSON.stringify({ path, headers, body }).slice(0, 600);
  const said = await fetch(site.url + path, {
    method,
    headers: { ...who.headersOf(made.caller, spare), ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    ...(body === undefined ? {} : { body }),
  }).then(
    async (answer) => ({ status: answer.status, fault: faultIn(made.call, answer.status, await answer.text()), how }),
    (error: unknown) => ({ status: 0, fault: `no answer (${(error as Error).name})`, how }),
  );
  // It may have ended the session, or the account.
  if (ofAccount.test(made.call) && (made.caller === 'service' || made.caller === 'account')) await who.renew(place);
  return said;
}

function faultIn(call: string, status: number, text: string): string | undefined {
  // What is deliberately not built says so with 501, as the services that it stands for do.
  if (status >= 500 && status !== 501) return `answered with ${status} ${text.slice(0, 200)}`;
  const told = call === console ? undefined : internals.exec(text)?.[0];
  return told === undefined ? undefined : `tells "${told}"`;
}

function shareOf(statuses: readonly number[]): string {
  const further = statuses.filter((status) => !doors.has(status)).length;
  return `${Math.round((100 * further) / Math.max(1, statuses.length))} % of ${statuses.length}`;
}

const medianOf = (sizes: readonly number[]): number =>
  sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
