import { beforeEach, expect, test } from 'vitest';
import { call } from '#server/testing/accounts.ts';
import { callData } from '#server/testing/data-callers.ts';
import { callStorage, fileMember, picture } from '#server/testing/files.ts';
import { askInbox } from '#server/testing/inbox.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedApp, openedAppOn } from '#server/testing/opened.ts';
import { giveRole, giveSecondStep, headersOf, newMember, startSession } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();
/** Somebody of the team in a session with both steps, and in one of a thief who knows the password only. */
const ada = await fileMember(app, database, 'team');
const { access_token: bearer } = await startSession(app, database, ada.id);
const halfIn = { bearer, headers: headersOf(bearer) };
await ada.files.createBucket('project_assets', { public: true });
await ada.files.from('project_assets').upload('cover.png', await picture('png'), { contentType: 'image/png' });
beforeEach(async () => {
  await database.sql`truncate public.projects, public.project_versions`;
  await database.sql`
    insert into public.projects (title, user_id, published_at, cover_path)
    values ('Garden', ${ada.id}, '2026-01-01', 'cover.png'), ('Kitchen', ${ada.id}, null, null)`;
});

/** All that a thief could spoil. */
const state = async (): Promise<unknown> => {
  const { sql } = database;
  return [
    await sql`select title, published_at is not null as "isPublished", user_id from public.projects order by title`,
    await sql`select count(*)::int from public.project_versions`,
    await sql`select name, version from storage.objects order by name`,
    await sql`select id, public from storage.buckets`,
    await sql`select count(*)::int from public.project_drafts`,
    await sql`select count(*)::int from auth.users where deleted_at is null`,
    await sql`select count(*)::int from auth.mfa_factors`,
  ];
};

const json = { 'content-type': 'application/json' };

test('SEC-03 ADM-10 a password alone changes nothing that belongs to an account with a second step, and is told why', async () => {
  const png = new Uint8Array(await picture('png'));
  const before = await state();
  const attempts: Record<string, () => Promise<{ status: number; text: string }>> = {};
  const rest = (method: string, path: string, body?: unknown) => async () => {
    const { status, json: given } = await callData(app, halfIn, method, path, body === undefined ? {} : { body });
    return { status, text: JSON.stringify(given) };
  };
  const file = (method: string, path: string, body?: Uint8Array<ArrayBuffer> | string) => async () => {
    const headers = typeof body === 'string' ? json : { 'content-type': 'image/png' };
    const answer = await callStorage(app, method, path, { bearer, headers, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    return { status: Number((JSON.parse(text) as { statusCode?: string }).statusCode ?? answer.status), text };
  };
  const inbox = (method: string, path: string, body?: unknown) => async () => {
    const answer = await askInbox(app, halfIn, method, path, body);
    return { status: answer.status, text: JSON.stringify(answer.json) };
  };
  const own = (name: string) => async () => {
    const answer = await fetch(`${app.url}/functions/v1/${name}`, { method: 'POST', headers: halfIn.headers });
    return { status: answer.status, text: await answer.text() };
  };
  attempts['withdraws and defaces'] = rest('PATCH', 'projects?title=eq.Garden', { title: 'Ha', published_at: null });
  attempts['deletes what is published'] = rest('DELETE', `projects?user_id=eq.${ada.id}`);
  attempts['deletes a draft of a project'] = rest('DELETE', 'projects?title=eq.Kitchen');
  attempts['writes'] = rest('POST', 'projects', { title: 'Mine' });
  attempts['upserts'] = rest('PUT', 'projects?title=eq.Garden', { title: 'Garden' });
  attempts['keeps a draft'] = rest('POST', 'project_drafts', { project_id: crypto.randomUUID() });
  attempts['calls a function'] = rest('POST', 'rpc/get_table_structure', { table_name: 'projects' });
  attempts['runs SQL'] = rest('POST', 'rpc/exec_sql', { sql: 'select 1' });
  attempts['reads drafts'] = rest('GET', 'project_drafts');
  attempts['reads the history'] = rest('GET', 'project_versions');
  attempts['deletes a picture'] = file('DELETE', '/object/project_assets/cover.png');
  attempts['deletes pictures'] = file('DELETE', '/object/project_assets', '{"prefixes":["cover.png"]}');
  attempts['replaces a picture'] = file('PUT', '/object/project_assets/cover.png', png);
  attempts['uploads'] = file('POST', '/object/project_assets/new.png', png);
  attempts['signs an upload'] = file('POST', '/object/upload/sign/project_assets/new.png');
  attempts['signs a download'] = file('POST', '/object/sign/project_assets/cover.png', '{"expiresIn":60}');
  attempts['lists files'] = file('POST', '/object/list/project_assets', '{"prefix":""}');
  attempts['empties the bucket'] = file('POST', '/bucket/project_assets/empty');
  attempts['changes the bucket'] = file('PUT', '/bucket/project_assets', '{"public":false}');
  attempts['opens the inbox'] = inbox('GET', 'start');
  attempts['reads the list'] = inbox('GET', 'messages');
  attempts['changes a message'] = inbox('PATCH', `messages/${crypto.randomUUID()}`, { state: 'done' });
  attempts['fetches the data'] = own('account-data');
  attempts['deletes the account'] = own('delete-account');
  for (const [what, attempt] of Object.entries(attempts)) {
    const { status, text } = await attempt();
    expect([what, status, /insufficient_aal|second_step_needed/u.exec(text)?.[0] ?? text]).toEqual([
      what,
      403,
      expect.stringMatching(/^(?:insufficient_aal|second_step_needed)$/u),
    ]);
    expect([what, text]).toEqual([what, expect.stringMatching(/second step/u)]);
  }
  expect(await state()).toEqual(before);
});

test('SEC-03 such a session reads what every visitor reads, and can still send a message', async () => {
  const titles = (await callData(app, halfIn, 'GET', 'projects?select=title,user_id')).json;
  expect(titles).toEqual([{ title: 'Garden', user_id: ada.id }]);
  expect((await callData(app, halfIn, 'GET', '_sentinel')).json).toEqual([{ role: 'anon' }]);
  expect((await callStorage(app, 'GET', '/object/project_assets/cover.png', { bearer })).status).toBe(200);
  await ada.files.createBucket('papers');
  expect((await ada.files.from('papers').upload('plan.txt', new Blob(['secret']))).error).toBeNull();
  expect((await callStorage(app, 'GET', '/object/papers/plan.txt', { bearer })).status).toBe(400);
  expect((await callStorage(app, 'GET', '/object/papers/plan.txt', ada)).status).toBe(200);
  const sent = await fetch(app.url + sendEmailPath, post(hello(), halfIn.headers));
  expect(sent.status).toBe(200);
});

test('a role counts only with a second step: before it is a plain account, with it the role counts at once', async () => {
  const { access_token: bearer, userId } = await newMember(app, database);
  await giveRole(database, userId, 'admin');
  const eve = { id: userId, headers: headersOf(bearer) };
  const titles = async (who: typeof eve): Promise<unknown> =>
    ((await callData(app, who, 'GET', 'projects?select=title&order=title')).json as { title: string }[]).map(
      ({ title }) => title,
    );
  const consoleOf = (who: typeof eve) =>
    callData(app, who, 'POST', 'rpc/exec_sql', { body: { sql: 'select 1 as one' } });
  expect(await titles(eve)).toEqual(['Garden']);
  expect(
    (await callData(app, eve, 'DELETE', 'projects?title=eq.Garden', { prefer: 'return=representation' })).json,
  ).toEqual([]);
  expect(await askInbox(app, eve, 'GET', 'start')).toMatchObject({ status: 403, json: { error: 'no_second_step' } });
  expect(await consoleOf(eve)).toMatchObject({
    status: 403,
    json: { code: '42501', hint: expect.stringContaining('two steps') },
  });
  const makeBucket = (who: string) =>
    callStorage(app, 'POST', '/bucket', { bearer: who, headers: json, body: '{"id":"mine","name":"mine"}' });
  expect(await (await makeBucket(bearer)).json()).toMatchObject({ statusCode: '403' });
  // Their own account is theirs all the same: or nobody could ever set the second step up.
  expect((await call(app, 'PUT', '/user', { bearer, body: { data: { name: 'Eve' } } })).status).toBe(200);

  await giveSecondStep(database, userId);
  const { access_token: both } = await startSession(app, database, userId, 'password and second step');
  const whole = { id: userId, headers: headersOf(both) };
  expect(await titles(whole)).toEqual(['Garden', 'Kitchen']);
  expect((await askInbox(app, whole, 'GET', 'start')).status).toBe(200);
  expect((await consoleOf(whole)).json).toEqual([{ one: 1 }]);
  expect((await makeBucket(both)).status).toBe(200);
});

test('where the team is told that a password is enough, a role counts without a second step', async () => {
  const relaxed = await openedAppOn(database, {}, { roles: { needsSecondStep: false } });
  const { access_token: bearer, userId: id } = await newMember(relaxed, database);
  await giveRole(database, id, 'admin');
  const eve = { headers: headersOf(bearer) };
  expect((await callData(relaxed, eve, 'GET', 'projects')).json).toHaveLength(2);
  expect(
    (await callData(relaxed, eve, 'PATCH', 'projects?title=eq.Kitchen', { body: { published_at: '2026-01-01' } }))
      .status,
  ).toBe(204);
  expect((await callData(relaxed, eve, 'DELETE', 'projects?title=eq.Garden')).status).toBe(204);
  expect((await askInbox(relaxed, eve, 'GET', 'start')).status).toBe(200);
  const headers = json;
  const body = '{"id":"theirs","name":"theirs"}';
  expect((await callStorage(relaxed, 'POST', '/bucket', { bearer, headers, body })).status).toBe(200);
  // What was set up counts there too: a password alone is then not enough.
  await giveSecondStep(database, id);
  expect((await callData(relaxed, eve, 'PATCH', 'projects?title=eq.Kitchen', { body: { title: 'Ha' } })).status).toBe(
    403,
  );
});

test('the policies of a hosted project ask for the second step themselves', async () => {
  const isTeam = (claims: object): Promise<boolean> =>
    database.sql.begin(async (sql) => {
      const text = JSON.stringify({ role: 'authenticated', sub: ada.id, ...claims });
      await sql`select set_config('request.jwt.claims', ${text}, true), set_config('role', 'authenticated', true)`;
      const [row] = await sql<{ isTeam: boolean; drafts: number }[]>`
        select app_rights.is_team() as "isTeam", (select count(*)::int from public.projects where published_at is null and user_id is null) as drafts`;
      return (row?.isTeam ?? false) && row?.drafts === 1;
    });
  await database.sql`insert into public.projects (title) values ('Of nobody')`;
  const team = { app_metadata: { role: 'team' } };
  expect(await isTeam({ ...team, aal: 'aal2' })).toBe(true);
  expect(await isTeam({ ...team, aal: 'aal1' })).toBe(false);
  expect(await isTeam(team)).toBe(false);
  expect(await isTeam({ app_metadata: { role: 'teacher' }, aal: 'aal2' })).toBe(false);
  expect(await isTeam({ user_metadata: { role: 'team' }, aal: 'aal2' })).toBe(false);
  expect(await isTeam({ ...team, aal: 'aal1', user_metadata: { role_needs: 'aal1' } })).toBe(false);
  expect(await isTeam({ ...team, aal: 'aal1', role_needs: 'aal1' })).toBe(true);
});
