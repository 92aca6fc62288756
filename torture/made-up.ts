import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { root } from '#scripts/run.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { nearlyRight } from './nearly-right.ts';

/** A request as it is sent. */
export type MadeUpRequest = {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
};

/** What a request needs to get further than the first check. */
export type RequestNeeds = { readonly bearer: string; readonly messageId: string };

type Operation = {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: Right } } };
};
type Right = Readonly<Record<string, unknown>>;

/** Requests at every call of docs/openapi.json, half of them next to what the call takes. */
export function madeUp({ bearer, messageId }: RequestNeeds): fc.Arbitrary<MadeUpRequest> {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Sockets are tried by the tests of realtime.
      .filter(() => !path.endsWith('/websocket'))
      .map(([method, { requestBody }]) => ({
        path,
        method: method.toUpperCase(),
        right: requestBody?.content['application/json'].example,
      })),
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
  const near = calls.flatMap(({ right, ...call }) => (right === undefined ? [] : [{ ...call, right }]));
  const asBody = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });
  const any = fc.tuple(fc.constantFrom(...calls), fc.oneof(json, json, form, other));
  const nearly = fc
    .constantFrom(...near)
    .chain((call) => fc.tuple(fc.constant(call), nearlyRight(call.right).map(asBody)));
  return fc
    .tuple(
      fc.oneof(any, nearly),
      fc.array(segment, { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      query,
      headers,
      fc.boolean(),
    )
    .map(([[{ path, method }, { type, body }], segments, isThere, asked, more, isMember]) => {
      let next = 0;
      const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
        const made = segments[next++] ?? 'x';
        return isThere ? (whereThingsAre(messageId)[name] ?? made) : made;
      });
      const hasBody = method !== 'GET';
      // Its own session stays: the calls of the accounts could end it.
      const isAsked = isMember && !path.startsWith('/auth/');
      return {
        method,
        path: isThere ? `${filled}${path === '/auth/v1/token' ? '?grant_type=password' : ''}` : `${filled}?${asked}`,
        headers: {
          apikey: testKeys.publishableKey,
          ...withoutUnset(more),
          ...(isAsked ? { authorization: `Bearer ${bearer}` } : {}),
          ...(hasBody ? { 'content-type': type } : {}),
        },
        body: hasBody ? body : undefined,
      };
    });
}

const whereThingsAre = (id: string): Readonly<Record<string, string>> => ({
  id,
  noteId: id,
  bucket: 'project_assets',
  name: `${id}.png`,
  function: 'get_table_structure',
});

const withoutUnset = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>;

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
