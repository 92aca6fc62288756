import { beforeEach, expect, test } from 'vitest';
import { readCommand } from '#server/auth/admin/admin-command.ts';
import { grantRole, revokeRole, takeRole } from '#server/auth/admin/roles.ts';
import { lockUser } from '#server/auth/users/users.ts';
import { readSettings } from '#server/pages/published-settings.ts';
import { mailsTo, makeUser } from '#server/testing/accounts.ts';
import { type Admin, askSettings, letAnHourPass, makeAdmin } from '#server/testing/admins.ts';
import { eventually } from '#server/testing/eventually.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { headersOf, startSession } from '#server/testing/sessions.ts';
import { applyRoles } from './roles.ts';

const { database, app } = await openedApp();
let ada: Admin;
let bob: Admin;
beforeEach(async () => {
  const { sql } = database;
  await sql`truncate app_private.setting_versions, app_private.mail_outbox cascade`;
  await sql`delete from auth.users`;
  [ada, bob] = [await makeAdmin(app, database, 'ada'), await makeAdmin(app, database, 'bob')];
});

const roleOf = async (email: string): Promise<string | null> => {
  const [user] = await database.sql<{ role: string | null }[]>`
    select raw_app_meta_data ->> 'role' as role from auth.users where email = ${email}`;
  return user?.role ?? null;
};
const wish = async (email: string, role: string | null, who: Admin = ada) =>
  askSettings(app, who, '/roles', { email, role, code: await who.code() });
async function letRolesCount(): Promise<void> {
  await letAnHourPass(database);
  await applyRoles(database.sql);
}

test('NEWS-45 somebody becomes an admin after an hour and of nobody’s doing, once; all admins were told of it', async () => {
  const { email } = await makeUser(database, { email: 'mira@example.org' });
  const { now } = await wish(` Mira@example.org`, 'admin');
  expect(now.people.find((person) => person.email === email)).toMatchObject({
    role: null,
    waiting: { value: 'admin', author: { id: ada.id } },
  });
  for (const admin of [ada, bob]) {
    const mails = await mailsTo(database, admin.email);
    const told = mails.filter(({ link }) => link?.pathname === '/team/association');
    expect(told.map(({ text }) => text.includes(`${email}: Admin`))).toEqual([true]);
  }
  await applyRoles(database.sql);
  expect(await roleOf(email)).toBeNull();
  await letRolesCount();
  expect(await roleOf(email)).toBe('admin');
  // Later it is taken at the command line, and stays taken.
  await revokeRole(database.sql, email);
  await applyRoles(database.sql);
  expect(await roleOf(email)).toBeNull();
});

test('NEWS-45 somebody is found by their address as they write it, also where its domain has other letters', async () => {
  const { email } = await makeUser(database, { email: 'jörg@xn--mller-kva.example' });
  expect((await wish('Jörg@Müller.example', 'team')).now.people.map((person) => person.email)).toContain(email);
  const beside = {
    isSecondStepNeeded: true,
    jwtSecret: database.secrets.jwtSecret,
    siteUrl: async () => new URL(app.url),
  };
  expect((await readCommand(['grant', 'Jörg@Müller.example'])?.(database.sql, beside))?.isDone).toBe(true);
});

test('NEWS-45 whoever is to lose a role stops it, as each admin does; with that nothing changes', async () => {
  const { now } = await wish(bob.email, null);
  const waiting = now.people.find(({ id }) => id === bob.id)?.waiting;
  expect(waiting).toMatchObject({ value: null });
  expect((await wish(bob.email, 'team')).error).toBe('role_waits');
  const stopped = await askSettings(app, bob, '/stop', { version: waiting?.version });
  expect(stopped.now.history[0]).toMatchObject({ about: bob.email, isStopped: true, stoppedBy: { id: bob.id } });
  await letRolesCount();
  expect(await roleOf(bob.email)).toBe('admin');
});

test('NEWS-45 a role that is taken ends the sessions of its owner; on the first day, alone, a role counts at once', async () => {
  const mira = await makeAdmin(app, database, 'mira', 'team');
  expect((await wish(mira.email, null)).status).toBe(200);
  await letRolesCount();
  expect([401, 403]).toContain((await askSettings(app, mira, '')).status);
  expect(await roleOf(mira.email)).toBeNull();
  await revokeRole(database.sql, bob.email);
  expect((await wish(mira.email, 'team')).now.people.find(({ id }) => id === mira.id)?.role).toBe('team');
});

test('NEWS-45 a session alone, however it was signed in, gives nobody a role; nor does the call for other values', async () => {
  const mira = await makeAdmin(app, database, 'mira', 'team');
  const stolen = { headers: headersOf((await startSession(app, database, ada.id)).access_token) };
  const body = { email: mira.email, role: 'admin', code: '000000' };
  for (const who of [stolen, mira]) expect([401, 403]).toContain((await askSettings(app, who, '/roles', body)).status);
  expect((await askSettings(app, ada, '/roles', { ...body, code: '' })).error).toBe('second_code_needed');
  expect((await askSettings(app, ada, '/roles', body)).error).toBe('wrong_second_code');
  expect((await wish(mira.email, 'admin', { ...ada, code: mira.code })).error).toBe('wrong_second_code');
  const plain = { changes: [{ key: `role#${mira.id}`, value: 'admin', beganWith: null }], code: await ada.code() };
  expect((await askSettings(app, ada, '', plain)).error).toBe('not_found');
  await letRolesCount();
  expect(await roleOf(mira.email)).toBe('team');
});

test('NEWS-45 only a confirmed account gets a role, and one that it has not', async () => {
  await makeUser(database, { email: 'new@example.org' });
  await database.sql`update auth.users set email_confirmed_at = null where email = 'new@example.org'`;
  expect((await wish('new@example.org', 'team')).error).toBe('no_such_account');
  expect((await wish('nobody@example.org', 'team')).error).toBe('no_such_account');
  expect((await wish(bob.email, 'admin')).error).toBe('role_same');
  expect((await wish(bob.email, 'owner')).error).toBe('invalid_request');
});

test('NEWS-46 what somebody asked for who is no admin any more is not done, and the last admin stays', async () => {
  const { email } = await makeUser(database, { email: 'mira@example.org' });
  expect((await wish(email, 'admin', bob)).status).toBe(200);
  const changes = [{ key: 'site#site.email', value: 'eve@example.org', beganWith: null }];
  expect((await askSettings(app, bob, '', { changes, code: await bob.code() })).status).toBe(200);
  await revokeRole(database.sql, bob.email);
  await letRolesCount();
  expect(await roleOf(email)).toBeNull();
  expect([...(await readSettings(database.sql))]).toEqual([]);
  expect((await wish(ada.email, null)).error).toBe('last_admin');
  // Two admins, of whom neither was the last when both were to go.
  const cleo = await makeAdmin(app, database, 'cleo');
  for (const who of [ada, cleo]) expect((await wish(who.email, 'team', cleo)).status).toBe(200);
  await letRolesCount();
  expect([await roleOf(ada.email), await roleOf(cleo.email)]).toEqual(['team', 'admin']);
});

test('NEWS-46 who is banned is no other admin', async () => {
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where email = ${bob.email}`;
  expect((await wish(ada.email, null)).error).toBe('last_admin');
  expect((await wish(bob.email, null)).status).toBe(200);
  await database.sql`update auth.users set banned_until = now() where email = ${bob.email}`;
  expect((await wish(ada.email, 'team')).status).toBe(200);
});

const saveMail = async (who: Admin) => {
  const { now } = await askSettings(app, who, '');
  const beganWith = now.settings.find(({ key }) => key === 'site#site.email')?.version;
  const changes = [{ key: 'site#site.email', value: 'eve@example.org', beganWith }];
  return askSettings(app, who, '', { changes, code: await who.code() });
};
const noAdminAnyMore: Readonly<Record<string, (admin: Admin) => Promise<unknown>>> = {
  'becomes plain team': ({ email }) => grantRole(database.sql, email, 'team'),
  'becomes plain team at the API': ({ id }) =>
    operatorClient(app).updateUserById(id, { app_metadata: { role: 'team' } }),
  'is banned': ({ id }) => operatorClient(app).updateUserById(id, { ban_duration: '1h' }),
  'is deleted': ({ id }) => operatorClient(app).deleteUser(id),
  'is emptied': ({ id }) => operatorClient(app).deleteUser(id, true),
};

test.each(Object.entries(noAdminAnyMore))(
  'NEWS-46 what an admin said that waits ends when they: %s',
  async (_, end) => {
    const mira = await makeAdmin(app, database, 'mira', 'team');
    for (const { status } of [await saveMail(bob), await wish(mira.email, 'admin', bob)]) expect(status).toBe(200);
    await end(bob);
    const { now } = await askSettings(app, ada, '');
    expect(now.history.map(({ isStopped, stoppedBy }) => [isStopped, stoppedBy])).toEqual([
      [true, null],
      [true, null],
    ]);
    await letRolesCount();
    expect([...(await readSettings(database.sql))]).toEqual([]);
    expect(await roleOf(mira.email)).toBe('team');
  },
);

test.each([false, true])(
  'NEWS-46 to whom a role was given is forgotten with their account (emptied: %s)',
  async (isEmptied) => {
    const mira = await makeAdmin(app, database, `mira-${isEmptied}`, 'team');
    expect((await wish(mira.email, 'admin')).status).toBe(200);
    expect((await operatorClient(app).deleteUser(mira.id, isEmptied)).error).toBeNull();
    const rows = await database.sql<{ row: string }[]>`select v::text as row from app_private.setting_versions v`;
    expect(rows.map(({ row }) => row).join()).not.toContain(mira.id);
    await letRolesCount();
    const { now } = await askSettings(app, ada, '');
    expect(now.history[0]).toMatchObject({ about: null, value: 'admin', isStopped: true });
  },
);

test('NEWS-46 a role is taken while its owner stops a change of their own: neither waits for the other for ever, and it never counts', async () => {
  const { now } = await saveMail(bob);
  const version = now.settings.find(({ key }) => key === 'site#site.email')?.waiting?.version;
  const stopping = await database.sql.begin(async (sql) => {
    const user = await lockUser(sql, bob.id);
    // It asks for no code, so the account is held by nothing before.
    const late = askSettings(app, bob, '/stop', { version });
    await eventually('the other call waits', async () => {
      const waiting = await database.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return waiting.count > 0;
    });
    await takeRole(sql, user);
    return { late };
  });
  expect([401, 403]).toContain((await stopping.late).status);
  await letRolesCount();
  expect([...(await readSettings(database.sql))]).toEqual([]);
});
