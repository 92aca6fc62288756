import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { eventually } from '#server/testing/eventually.ts';
import { callStorage, fileMember, picture } from '#server/testing/files.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';
import { testKeys } from '#server/testing/test-app.ts';

const { database, app, team, ada } = await openedStorage();

describe('SEC-01 whom the storage believes', () => {
  test('SEC-01 the address of an object called like a victim is nobody, anywhere', async () => {
    const victim = await fileMember(app, database);
    const name = victim.id;
    await ada.files.from('project_assets').upload(name, await picture('png'), { contentType: 'image/png' });
    const { data } = await ada.files.from('project_assets').createSignedUrl(name, 3600);
    const upload = await ada.files.from('project_assets').createSignedUploadUrl('another');
    for (const token of [new URL(data?.signedUrl ?? '').searchParams.get('token') ?? '', upload.data?.token ?? '']) {
      expect(decodeJwt(token).sub).toBeUndefined();
      expect((await call(app, 'GET', '/user', { bearer: token })).status).toBe(403);
      expect(
        (await call(app, 'PUT', '/user', { bearer: token, body: { password: 'a new long password' } })).status,
      ).toBe(403);
      expect(
        (await callStorage(app, 'POST', '/object/list/project_assets', { bearer: token, body: '{}' })).status,
      ).toBe(400);
      const own = await fetch(`${app.url}/functions/v1/account-data`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, apikey: testKeys.publishableKey },
      });
      expect(own.status).toBeGreaterThanOrEqual(400);
    }
  });

  test('SEC-01 a token opens its own object for its own purpose until its end, and none that somebody else made counts', async () => {
    const mine = ada.files.from('project_assets');
    const png = await picture('png');
    await mine.upload('one.png', png, { contentType: 'image/png' });
    await mine.upload('two.png', png, { contentType: 'image/png' });
    const tokenOf = async (name: string): Promise<string> =>
      new URL((await mine.createSignedUrl(name, 60)).data?.signedUrl ?? '').searchParams.get('token') ?? '';
    const download = await tokenOf('one.png');
    const upload = (await mine.createSignedUploadUrl('three.png')).data?.token ?? '';
    const opens = async (path: string, token: string): Promise<unknown> => {
      const answer = await callStorage(app, 'GET', `/object/sign/project_assets/${path}?token=${token}`);
      return answer.ok
        ? Buffer.from(await answer.arrayBuffer()).equals(png)
        : ((await answer.json()) as { error: string }).error;
    };
    expect(await opens('one.png', download)).toBe(true);
    const [head = '', payload = '', signature = ''] = download.split('.');
    const { jwtSecret } = database.secrets;
    const claims = { url: 'project_assets/two.png' };
    const forge = (secret: string): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'storage+jwt' })
        .setAudience('download')
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(secret));
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'storage+jwt' })).toString('base64url');
    for (const [path, token] of [
      ['two.png', download],
      ['ONE.png', download],
      ['one.png', upload],
      ['three.png', upload],
      ['one.png', ada.bearer],
      ['one.png', ''],
      ['two.png', await forge(jwtSecret)],
      ['two.png', await forge(testKeys.publishableKey)],
      ['two.png', await forge(createHmac('sha256', jwtSecret).update('').digest('hex'))],
      ['one.png', `${unsigned}.${payload}.`],
      [
        'one.png',
        `${head}.${Buffer.from(JSON.stringify({ ...decodeJwt(download), url: 'project_assets/two.png' })).toString('base64url')}.${signature}`,
      ],
    ] as const)
      expect(await opens(path, token)).toBe('InvalidSignature');
    const put = (path: string, token: string): Promise<Response> =>
      callStorage(app, 'PUT', `/object/upload/sign/project_assets/${path}?token=${token}`, {
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(png),
      });
    for (const [path, token] of [
      ['one.png', download],
      ['four.png', upload],
      ['three.png', ada.bearer],
      ['three.png', ''],
    ] as const)
      expect(await (await put(path, token)).json()).toMatchObject({ error: 'InvalidSignature' });
    const short =
      new URL((await mine.createSignedUrl('one.png', 1)).data?.signedUrl ?? '').searchParams.get('token') ?? '';
    await eventually('it ends', async () => (await opens('one.png', short)) === 'ExpiredToken');
    await database.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${ada.id}`;
    expect(await (await put('three.png', upload)).json()).toMatchObject({ error: 'InvalidSignature' });
    await database.sql`update auth.users set banned_until = null where id = ${ada.id}`;
    expect((await put('three.png', upload)).status).toBe(200);
  });

  test('SEC-01 keys and bearers: without a key nothing, with a wrong bearer nobody, and a role only from the account', async () => {
    const list = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${app.url}/storage/v1/bucket`, { headers });
    const { publishableKey, secretKey } = testKeys;
    for (const headers of [
      {},
      { apikey: 'sb_secret_wrong' },
      { apikey: '' },
      { authorization: `Bearer ${ada.bearer}` },
    ])
      expect(await (await list(headers as Record<string, string>)).json()).toMatchObject({
        message: 'Invalid API key',
      });
    expect((await fetch(`${app.url}/storage/v1/bucket?apikey=${secretKey}`)).status).toBe(401);
    for (const bearer of ['x', 'a.b.c', `${ada.bearer}x`, await wouldBeService()])
      expect(await (await list({ apikey: secretKey, authorization: `Bearer ${bearer}` })).json()).toMatchObject({
        statusCode: '403',
      });
    expect(await (await list({ apikey: secretKey, authorization: `Bearer ${ada.bearer}` })).json()).toEqual([]);
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${secretKey}` })).json()).not.toEqual([]);
    const { sql } = database;
    await sql`update auth.users set raw_user_meta_data = '{"role": "team", "app_metadata": {"role": "admin"}}' where id = ${ada.id}`;
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${ada.bearer}` })).json()).toEqual([]);
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${team.id}`;
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${team.bearer}` })).json()).toEqual([]);
    await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "team"}' where id = ${team.id}`;
    await sql`update auth.sessions set aal = 'aal1' where user_id = ${team.id}`;
    expect(await (await list({ apikey: publishableKey, authorization: `Bearer ${team.bearer}` })).json()).toEqual([]);
    await sql`update auth.sessions set aal = 'aal2' where user_id = ${team.id}`;
  });

  test('every table of the schema has row-level security, and a role of the API sees only what a policy shows', async () => {
    const { sql } = database;
    const open =
      await sql`select relname from pg_class where relnamespace = 'storage'::regnamespace and relkind = 'r' and not relrowsecurity`;
    expect(open).toEqual([]);
    // As the data API does it in every schema with a table under row-level security (docs/decisions/022-storage.md).
    await sql`grant all on all tables in schema storage to anon, authenticated`;
    for (const role of ['anon', 'authenticated']) {
      const seen = await sql.begin(async (transaction) => {
        await transaction`select set_config('role', ${role}, true)`;
        return [
          ...(await transaction`select id::text from storage.buckets`),
          ...(await transaction`select id::text from storage.objects`),
          ...(await transaction`select version::text from storage.leftovers`),
          ...(await transaction`select version from storage.schema_migrations`),
        ];
      });
      expect(seen).toEqual([]);
      for (const table of ['storage.leftovers', 'storage.schema_migrations'])
        await expect(
          sql.begin(async (transaction) => {
            await transaction`select set_config('role', ${role}, true)`;
            await transaction.unsafe(`insert into ${table} (version) values (gen_random_uuid())`);
          }),
        ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

/** A token in the shape of Supabase's legacy service key. */
async function wouldBeService(): Promise<string> {
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(database.secrets.jwtSecret));
}
