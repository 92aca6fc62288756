import { expect, test } from 'vitest';
import { openedApp } from '#server/testing/opened.ts';
import { areaOf } from './gateway/areas.ts';
import { callers, matrix } from './testing/matrix.ts';
import { rightBodies } from './testing/right-bodies.ts';
import { rightQueries } from './testing/right-queries.ts';

const { database, app } = await openedApp();

type Route = { readonly method: string; readonly path: string };

// Which functions answer to which methods is said in them: Hono lists these as ALL.
const functions: readonly Route[] = ['send-email', 'account-data', 'delete-account', 'find-message'].map((name) => ({
  method: 'POST',
  path: `/functions/v1/${name}`,
}));
const tables: readonly Route[] = Object.keys(matrix).flatMap((name) =>
  ['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({ method, path: `/rest/v1/${name}` })),
);
const others: readonly Route[] = [
  { method: 'POST', path: '/rest/v1/rpc/:function' },
  { method: 'GET', path: '/:page{.+}' },
  { method: 'POST', path: '/:page{.+}' },
];

test('docs/openapi.json lists every call that is answered (`npx vitest run -u server/openapi.test.ts` writes it anew)', async () => {
  const routes = [...app.routes.filter(({ method }) => method !== 'ALL'), ...functions, ...tables, ...others];
  const bodies = new Map(Object.entries(rightBodies));
  const queries = new Map(Object.entries(rightQueries));
  for (const [name, row] of await rightRows()) {
    const [[key = '', value] = []] = Object.entries(row);
    const one = { [key]: `eq.${String(value)}` };
    for (const method of ['POST', 'PATCH']) bodies.set(`${method} /rest/v1/${name}`, row);
    for (const method of ['PATCH', 'DELETE']) queries.set(`${method} /rest/v1/${name}`, one);
    queries.set(`GET /rest/v1/${name}`, { select: '*', order: `${key}.asc`, limit: '10', offset: '0' });
  }
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path } of routes.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const name = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/gu, '{$1}');
    const call = `${method} ${name}`;
    (paths[name] ??= {})[method.toLowerCase()] = operation(name, bodies.get(call), queries.get(call));
    bodies.delete(call);
    queries.delete(call);
  }
  expect(Object.keys(paths).length).toBeGreaterThan(70);
  // What is left is the body or the query of a call that nobody answers any more.
  expect([...bodies.keys(), ...queries.keys()]).toEqual([]);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Ecosystem',
      version: '1',
      description: 'The calls under /auth, /rest, /storage and /realtime are those of Supabase.',
    },
    paths,
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'apikey' } } },
  };
  await expect(`${JSON.stringify(document, undefined, 2)}\n`).toMatchFileSnapshot('../docs/openapi.json');
});

type Row = Readonly<Record<string, unknown>>;

// One value of each type that a column has.
const values: Readonly<Record<string, unknown>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  text: 'a-text',
  _text: ['a text'],
  int4: 1,
  int8: 1000,
  int2: 1,
  _int4: [40],
  bool: true,
  date: '2026-05-31',
  timestamptz: '2026-05-31T12:00:00Z',
  jsonb: {},
};

// What no value of its type alone would be taken for: they name another row.
const named: Row = { corrects: null, project: null, is_void: false };

/** A row of each table, as somebody would write it: what the tests of rights write, and what else it may hold. */
async function rightRows(): Promise<[string, Row][]> {
  const columns = await database.sql<{ table: string; name: string; type: string }[]>`
    select table_name as "table", column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`;
  return Object.keys(matrix).map((table) => [
    table,
    {
      ...Object.fromEntries(
        columns
          .filter((column) => column.table === table)
          .map(({ name, type }) => [name, name in named ? named[name] : (values[type] ?? null)]),
      ),
      ...withIds(Object.values(matrix[table]?.rows ?? {})[0]),
    },
  ]);
}

const isCaller = (value: unknown) => (callers as readonly unknown[]).includes(value);
// The tests of rights write who somebody is in place of their id.
const withIds = (row: Row = {}): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isCaller(value) ? values['uuid'] : value]));

/** What a value is, in the words of JSON Schema. */
function schemaOf(value: unknown): Record<string, unknown> {
  if (value === null) return {};
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0]) };
  if (typeof value !== 'object') return { type: typeof value };
  const properties = Object.entries(value).map(([name, part]) => [name, schemaOf(part)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function operation(path: string, body: Row | undefined, query: Row = {}): Record<string, unknown> {
  const schema = { type: 'string' };
  const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({ name, in: 'path', required: true, schema }));
  const inQuery = Object.entries(query).map(([name, example]) => ({ name, in: 'query', schema, example }));
  const parameters = [...inPath, ...inQuery];
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { content: { 'application/json': { schema: schemaOf(body), example: body } } } } : {}),
    ...(areaOf(path)?.needsKey ? { security: [{ key: [] }] } : {}),
    responses: { default: { description: 'JSON, a file, or a page' } },
  };
}
