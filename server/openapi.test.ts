import { afterAll, beforeAll, expect, test } from 'vitest';
import { areaOf } from './gateway/areas.ts';
import { matrix } from './gateway/matrix.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  app = await testApp(database);
});
afterAll(async () => {
  await app.stop();
  await database.close();
});

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
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path } of routes.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const name = path.replaceAll(/:(\w+)(?:\{[^}]*\})?/gu, '{$1}');
    (paths[name] ??= {})[method.toLowerCase()] = operation(name);
  }
  expect(Object.keys(paths).length).toBeGreaterThan(70);
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

function operation(path: string): Record<string, unknown> {
  const parameters = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(areaOf(path)?.needsKey ? { security: [{ key: [] }] } : {}),
    responses: { default: { description: 'JSON, a file, or a page' } },
  };
}
