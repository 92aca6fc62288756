import { expect, test } from 'vitest';
import { findUser } from '#server/auth/users/users.ts';
import { callData } from '#server/testing/data-callers.ts';
import { callStorage, fileMember, picture } from '#server/testing/files.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { headersOf, startSession } from '#server/testing/sessions.ts';
import { revokeRole } from './roles.ts';

const { database, app } = await openedApp();

const ways = {
  'npm run admin': async (id: string) =>
    void (await revokeRole(database.sql, (await findUser(database.sql, id))?.email ?? '')),
  'the admin API': async (id: string) => {
    const { error } = await operatorClient(app).updateUserById(id, { app_metadata: { role: null } });
    expect(error).toBeNull();
  },
  'a statement of whoever has the database': async (id: string) =>
    void (await database.sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${id}`),
};

test.each(Object.entries(ways))(
  'ADM-10 a role that ends by %s leaves the work of the association behind',
  async (_way, revoke) => {
    const { sql } = database;
    await sql`truncate public.projects, public.project_versions`;
    await sql`delete from storage.objects`;
    const ada = await fileMember(app, database, 'team');
    await ada.files.createBucket('project_assets', { public: true });
    const type = { contentType: 'image/png' };
    for (const name of ['cover.png', 'draft.png'])
      expect((await ada.files.from('project_assets').upload(name, await picture('png'), type)).error).toBeNull();
    await sql`
      insert into public.projects (title, user_id, published_at, cover_path)
      values ('Garden', ${ada.id}, now(), 'cover.png'), ('Kitchen', ${ada.id}, null, 'draft.png')`;
    await revoke(ada.id);

    // They sign in again, as anybody with an account.
    const { access_token: bearer } = await startSession(app, database, ada.id, 'password and second step');
    const former = { headers: headersOf(bearer) };
    const back = { prefer: 'return=representation' };
    expect((await callData(app, former, 'DELETE', `projects?title=neq.x`, back)).json).toEqual([]);
    expect(
      (await callData(app, former, 'PATCH', 'projects?title=neq.x', { body: { title: 'Ha' }, ...back })).json,
    ).toEqual([]);
    for (const name of ['cover.png', 'draft.png'])
      expect((await callStorage(app, 'DELETE', `/object/project_assets/${name}`, { bearer })).status).toBe(400);

    // What they write from now on is theirs.
    expect((await callData(app, former, 'POST', 'projects', { body: { title: 'Mine' } })).status).toBe(201);
    await sql`delete from auth.users where id = ${ada.id}`;
    expect(await sql`select title, user_id as owner from public.projects order by title`).toEqual([
      { title: 'Garden', owner: null },
      { title: 'Kitchen', owner: null },
    ]);
    expect(await sql`select count(*)::int from public.project_versions`).toEqual([{ count: 2 }]);
    expect(await sql`select name, owner_id as owner from storage.objects order by name`).toEqual([
      { name: 'cover.png', owner: null },
      { name: 'draft.png', owner: null },
    ]);
  },
);

test('another role, or none that counted, hands nothing over', async () => {
  const { sql } = database;
  await sql`truncate public.projects`;
  const ada = await fileMember(app, database, 'team');
  const bob = await fileMember(app, database);
  await sql`insert into public.projects (title, user_id) values ('of Ada', ${ada.id}), ('of Bob', ${bob.id})`;
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "admin"}' where id = ${ada.id}`;
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "teacher"}' where id = ${bob.id}`;
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where id = ${bob.id}`;
  expect(await sql`select user_id as owner from public.projects order by title`).toEqual([
    { owner: ada.id },
    { owner: bob.id },
  ]);
});
