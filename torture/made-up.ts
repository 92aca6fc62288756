import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { root } from '#scripts/run.ts';
import type { Caller } from './callers.ts';
import { fillIn, type Known } from './fill-in.ts';
import { nearlyRight } from './nearly-right.ts';
import { names, oddWords } from './odd-words.ts';

/** A request as it is sent, beside what says who asks. */
export type MadeUpRequest = {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | FormData | undefined;
};

/** A request that is not sent yet: what is there is put in when it is. */
export type Made = { readonly caller: Caller; readonly call: string; readonly filled: (known: Known) => MadeUpRequest };

/** A call of docs/openapi.json: its method and path in one, and what it takes. */
export type Call = { readonly name: string; readonly right: Right };
type Texts = Readonly<Record<string, string>>;
type Right = {
  readonly path: Texts;
  readonly query: Texts;
  readonly body?: unknown;
  readonly form?: unknown;
  readonly text?: string;
};
type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: unknown } } };
};

// What stands in a path, where it is no id.
const inPaths: Texts = {
  bucket: 'project_assets',
  name: 'a.png',
  function: 'get_table_structure',
  page: 'contact',
  topic: 'room',
  event: 'said',
  token: 'a'.repeat(32),
};

/** All calls, but sockets: those are tried by the tests of realtime. */
export function allCalls(): Call[] {
  const { paths } = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !path.endsWith('/websocket'))
      .map(([method, operation]) => {
        const name = `${method.toUpperCase()} ${path}`;
        return { name, right: rightOf(name, operation) };
      }),
  );
}

function rightOf(name: string, { parameters = [], requestBody }: Operation): Right {
  const those = (where: string) => parameters.filter((each) => each.in === where);
  return {
    path: Object.fromEntries(
      those('path').map((each) => [each.name, inPaths[each.name] ?? '00000000-0000-4000-8000-000000000000']),
    ),
    query: Object.fromEntries(those('query').map((each) => [each.name, each.example ?? ''])),
    ...(requestBody ? { body: requestBody.content['application/json'].example } : {}),
    ...(name === 'POST /functions/v1/pictures' ? { form: { alt: 'A quiet room', alt_de: 'Ein ruhiger Raum' } } : {}),
    ...(/^(?:POST|PUT) .*\/object\/(?:upload\/sign\/)?\{bucket\}\/\{name\}$/u.test(name) && !requestBody
      ? { text: 'Hello' }
      : {}),
  };
}

/** The call as it should be. */
export const asItShouldBe = (caller: Caller, { name, right }: Call): Made => ({
  caller,
  call: name,
  filled: (known) => toRequest(name, fillIn(right, name, known, 0), {}),
});

/** Requests of these callers at these calls: all but a fifth next to what a call takes. */
export function madeUp(reached: readonly (readonly [Caller, Call])[]): fc.Arbitrary<Made> {
  const odd = fc.oneof(
    fc.constantFrom(...oddWords),
    fc.uuid(),
    fc.string({ maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.integer().map(String),
  );
  const query = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 5 });
  const body = fc.oneof(
    fc.dictionary(fc.constantFrom(...names), fc.oneof(odd, fc.jsonValue({ maxDepth: 3 })), { maxKeys: 8 }),
    fc.string({ maxLength: 2000 }),
  );
  const path = fc.array(odd, { minLength: 2, maxLength: 2 });
  const one = fc.constantFrom(...reached);
  const near = one.chain(([caller, { name, right }]) =>
    fc
      .tuple(nearlyRight(right), fc.nat({ max: 1000 }), fc.option(headers, { freq: 4, nil: {} }))
      .map(([parts, pick, more]): Made => ({
        caller,
        call: name,
        filled: (known) => toRequest(name, fillIn(parts, name, known, pick), more),
      })),
  );
  const wild = fc
    .tuple(one, path, query, body, fc.boolean(), headers, contentTypes)
    .map(([[caller, { name, right }], segments, asked, sent, isThere, more, type]): Made => ({
      caller,
      call: name,
      filled: (known) => {
        const there = fillIn(right.path, name, known, 0, ['path']);
        const odds = Object.fromEntries(Object.keys(right.path).map((each, index) => [each, segments[index]]));
        return toRequest(name, { path: isThere ? there : odds, query: asked, body: sent }, { ...type, ...more });
      },
    }));
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: wild });
}

const contentTypes = fc.constantFrom(
  {},
  {},
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'image/png' },
);

const headers = fc
  .record(
    {
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
      'x-upsert': fc.constantFrom('true', 'x'),
    },
    { requiredKeys: [] },
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Texts);

/** Writes a request down. Any part of it may be what it should not be. */
function toRequest(name: string, made: unknown, more: Texts): MadeUpRequest {
  const [method = 'GET', template = '/'] = name.split(' ');
  const { path, query, body, form, text } = fieldsOf(made);
  const inPath = fieldsOf(path);
  const filled = template.replaceAll(/\{(\w+)\}/gu, (_, key: string) =>
    key === 'name' ? asText(inPath[key]).split('/').map(asSegment).join('/') : asSegment(asText(inPath[key])),
  );
  const pairs = Object.entries(fieldsOf(query)).map(([key, value]): [string, string] => [key, asText(value)]);
  const isForm = form !== undefined;
  const isText = typeof text === 'string';
  const type = isForm ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' };
  return {
    method,
    path: pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`,
    headers: { ...(method === 'GET' ? {} : type), ...more },
    body: method === 'GET' ? undefined : isForm ? pictureForm(form) : isText ? text : JSON.stringify(body),
  };
}

function pictureForm(metadata: unknown): FormData {
  const sent = new FormData();
  sent.append('metadata', JSON.stringify(metadata) ?? '');
  sent.append('file', new Blob([onePixel], { type: 'image/gif' }), 'a.gif');
  return sent;
}
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
// A server never sees an empty part, nor what would be another address.
const asSegment = (text: string): string => encodeURIComponent(text.slice(0, 3000)).replaceAll('.', '%2E') || 'x';
