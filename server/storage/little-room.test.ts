import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callStorage, fileMember, picture } from '#server/testing/files.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { ask, testKeys } from '#server/testing/test-app.ts';
import { diskBytes } from './bytes.ts';

const database = await openedDatabase();
let isShort = false;
const bytes = { ...(await diskBytes(join(database.folder, 'storage'))), isShort: async () => isShort };
const app = await openedAppOn(database, {}, {}, {}, bytes);

test('SEC-14 where little room is left, accounts outside of the team put nothing more there, and messages arrive', async () => {
  const [team, ada] = await Promise.all([fileMember(app, database, 'team'), fileMember(app, database)]);
  await team.files.createBucket('project_assets', { public: true });
  const body = new Uint8Array(await picture('png'));
  const upload = async ({ bearer }: typeof ada, name: string): Promise<number> =>
    (
      await callStorage(app, 'POST', `/object/project_assets/${name}`, {
        bearer,
        body,
        headers: { 'content-type': 'image/png' },
      })
    ).status;
  const write = async ({ bearer }: typeof ada, method: string, query = ''): Promise<number> => {
    const headers = {
      apikey: testKeys.publishableKey,
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
    };
    const row = method === 'DELETE' ? {} : { body: JSON.stringify({ title: 'Garden' }) };
    return (await ask(app, `/rest/v1/projects${query}`, { method, headers, ...row })).status;
  };
  expect([await upload(ada, 'one.png'), await write(ada, 'POST')]).toEqual([200, 201]);
  isShort = true;
  const copy = { bucketId: 'project_assets', sourceKey: 'one.png', destinationKey: 'two.png' };
  const copied = await callStorage(app, 'POST', '/object/copy', {
    bearer: ada.bearer,
    body: JSON.stringify(copy),
    headers: { 'content-type': 'application/json' },
  });
  expect([await upload(ada, 'two.png'), copied.status]).toEqual([503, 503]);
  expect([await write(ada, 'POST'), await write(ada, 'PATCH', `?user_id=eq.${ada.id}`)]).toEqual([507, 507]);
  // Whoever deletes makes room, and the team goes on.
  expect(await write(ada, 'DELETE', `?user_id=eq.${ada.id}`)).toBe(204);
  expect([await upload(team, 'three.png'), await write(team, 'POST')]).toEqual([200, 201]);
  expect((await ask(app, sendEmailPath, post(hello()))).status).toBe(200);
});
