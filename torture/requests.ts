import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { root } from '#scripts/run.ts';
import { readRunFile } from '#server/run-file.ts';
import { goLive } from '#server/testing/live-site.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { type Fault, often } from './fault.ts';

type Asked = {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
};

const atOnce = 8;
const patience = 15_000;
// What no answer may tell: places in our code, in the packages, and the words of the database.
const internals =
  /node_modules|\bat .+\.[jt]s:\d+|PostgresError|syntax error at or near|ECONNREFUSED|\/server\/[\w/-]+\.ts/u;

/** Requests that no program of ours would send, at every call of docs/openapi.json. */
export const requests: Fault = {
  name: 'made-up requests at every call',
  run: async (amounts) => {
    const site = await goLive();
    try {
      const seed = amounts.seed ?? Date.now() % 2 ** 31;
      const all = fc.sample(madeUp(), { numRuns: amounts.requests, seed });
      const lost = new Map<string, string>();
      const seen = new Map<number, number>();
      const pid = (await readRunFile(site.dataDir))?.pid;
      const ask = async (one: Asked) => {
        const fault = await faultOf(site.url, one, seen);
        if (fault)
          lost.set(`${fault}: ${one.method} ${one.path.replace(/\?.*/u, '')}`, JSON.stringify(one).slice(0, 600));
      };
      // Until everything that is loaded late is there.
      const first = Math.floor(all.length / 2);
      await often(first, atOnce, async (index) => ask(all[index] as Asked));
      const before = memoryOf(pid);
      await often(all.length - first, atOnce, async (index) => ask(all[first + index] as Asked));
      const after = memoryOf(pid);
      if (after > before * 1.5) lost.set('memory', `the server grew from ${before} to ${after} MB`);
      const health = await fetch(`${site.url}/healthz`);
      if (!health.ok) lost.set('health', `afterwards /healthz answers ${health.status}`);
      const statuses = [...seen]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${count} × ${status}`);
      return {
        tried: all.length,
        lost: [...lost].map(([what, how]) => `${what} (seed ${seed}) ${how}`),
        seen: `${statuses.join(', ')}; the server took ${before} MB, then ${after} MB`,
      };
    } finally {
      await site.end();
    }
  },
};

function madeUp(): fc.Arbitrary<Asked> {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      // Sockets are tried by the tests of realtime.
      .filter(() => !path.endsWith('/websocket'))
      .map((method) => ({ path, method: method.toUpperCase() })),
  );
  const odd = fc.oneof(
    fc.constantFrom(...oddWords),
    fc.uuid(),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.integer().map(String),
  );
  const segment = odd.map((word) => encodeURIComponent(word.toWellFormed()) || 'x');
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 5 })
    .map((pairs) =>
      new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()])).toString(),
    );
  const json = fc
    .dictionary(fc.constantFrom(...names), fc.oneof(odd, fc.jsonValue({ maxDepth: 3 })), { maxKeys: 8 })
    .map((fields) => ({ type: 'application/json', body: JSON.stringify(fields) }));
  const form = query.map((body) => ({ type: 'application/x-www-form-urlencoded', body }));
  const other = fc
    .tuple(
      fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/json', 'image/png'),
      fc.string({ maxLength: 2000 }),
    )
    .map(([type, body]) => ({ type, body }));
  const headers = fc.record(
    {
      apikey: fc.constantFrom(testKeys.publishableKey, testKeys.publishableKey, testKeys.publishableKey, 'wrong'),
      authorization: fc.constantFrom('Bearer a.b.c', 'Bearer ', `Bearer ${testKeys.publishableKey}`, 'Basic eDp5'),
      prefer: fc.constantFrom(
        'return=representation',
        'count=exact',
        'resolution=merge-duplicates',
        'tx=rollback',
        'x=;;',
      ),
      range: fc.constantFrom('bytes=0-', 'bytes=-1,0-0,5-2', 'bytes=9999999999999-', '0-1', 'bytes=a-b'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"'),
      accept: fc.constantFrom('*/*', 'text/html', 'application/vnd.pgrst.object+json', 'text/csv', 'x'),
      'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0, *;q=0', 'br;q=x'),
      'accept-language': fc.constantFrom('de', '*', 'en;q=9', ',,,;'),
      'x-forwarded-for': fc.constantFrom('::', '1.2.3.4, x', '<script>'),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(
      fc.constantFrom(...calls),
      fc.array(segment, { minLength: 6, maxLength: 6 }),
      query,
      fc.oneof(json, json, form, other),
      headers,
    )
    .map(([{ path, method }, segments, asked, { type, body }, more]) => {
      let next = 0;
      const filled = path.replaceAll(/\{\w+\}/gu, () => segments[next++] ?? 'x');
      const hasBody = method !== 'GET';
      return {
        method,
        path: asked === '' ? filled : `${filled}?${asked}`,
        headers: {
          apikey: testKeys.publishableKey,
          ...withoutUnset(more),
          ...(hasBody ? { 'content-type': type } : {}),
        },
        body: hasBody ? body : undefined,
      };
    });
}

const withoutUnset = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>;

async function faultOf(
  url: string,
  { path, method, headers, body }: Asked,
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

// Names that some call gives a meaning to.
const names = `name email reason message html id page locale photo thing answer website password token token_hash type
  grant_type refresh_token code code_verifier data phone redirect_to state provider factor_type friendly_name
  challenge_id role app_metadata nonce select order limit offset on_conflict columns and or title published_at
  sql query prefix bucketId sourceKey destinationKey expiresIn paths public transform download cursor key text
  what beganWith number address filter words messages topic event __proto__ constructor toString`.split(/\s+/u);

const oddWords = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '..',
  '../../etc/passwd',
  '%',
  '%00',
  '\u0000',
  '\u202E',
  '\uFFFD',
  "'",
  "';--",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  'a'.repeat(3000),
  '🏳️‍🌈',
  'eq.1',
  'in.(1,2',
  'is.null',
  'not.and(a.eq.1)',
  'like.*%*',
  'fts(english).a & | b',
  'password',
  'recovery',
  'signup',
  'totp',
  'ada@example.org',
  'contact',
  'help-now#helpWords.lead',
  '2026-02-30',
  '9999999999999999999',
  '\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  '//example.org',
  'de',
  'support',
  'resources',
  'diagnostics',
  'pay-example',
  'thank-you',
  'sitemap.xml',
];
