import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launch, startTestServer, testPlace } from '#server/testing/test-server.ts';

test('SEC-04 a server whose JWT_SECRET is not the one of its database says so and does not start', async () => {
  const place = await testPlace();
  try {
    const first = await startTestServer(place.path);
    expect((await fetch(`${first.url}/auth/v1/.well-known/jwks.json`)).status).toBe(200);
    await first.end();
    const file = join(place.path, 'data', 'secrets.json');
    const secrets = await readFile(file, 'utf8');
    const another = { ...(JSON.parse(secrets) as object), jwtSecret: 'x1y2z3'.repeat(10) };
    await writeFile(file, JSON.stringify(another));

    const refused = launch(place.path);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('JWT_SECRET is not the one that the keys of this database are sealed with.');
    expect(refused.output()).not.toContain('    at ');

    await writeFile(file, secrets);
    const again = await startTestServer(place.path);
    expect(await again.end()).toBe(0);
  } finally {
    await place.remove();
  }
});
