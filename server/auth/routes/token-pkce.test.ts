import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { revokeRole } from '#server/auth/admin/roles.ts';
import { endFlows, issueAuthCode, makeFlow } from '#server/auth/sessions/flow-state.ts';
import { browserClient, call, mailsTo, makeUser, nextMail } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { operatorClient } from '#server/testing/operator.ts';
import { anotherBrowser, giveRole, startSession } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();

const verifier = 'the-answer-that-only-the-asking-browser-knows.1234';
const hashed = createHash('sha256').update(verifier).digest('base64url');
const exchange = (auth_code: unknown, code_verifier: unknown = verifier): Promise<Response> =>
  call(app, 'POST', '/token?grant_type=pkce', { body: { auth_code, code_verifier } });
const answerOf = async (answer: Response): Promise<unknown> => [answer.status, await answer.json()];

let count = 0;
async function handedOut(method: 's256' | 'plain' = 's256') {
  count += 1;
  const user = await makeUser(database, { email: `pkce${count}@example.org` });
  const flowId = await makeFlow(database.sql, {
    challenge: method === 's256' ? hashed : verifier,
    method,
    userId: user.id,
    providerType: 'magiclink',
    authenticationMethod: 'magiclink',
  });
  return { ...user, flowId, code: (await issueAuthCode(database.sql, flowId, user.id)) ?? '' };
}
/** Follows a link as GoTrue's own mails hold it. Out: where it leads. */
async function follow(link: URL | undefined, redirectTo: string): Promise<URL> {
  const hash = new URLSearchParams(link?.hash.slice(1));
  const query = { token: hash.get('token_hash') ?? '', type: hash.get('type') ?? '', redirect_to: redirectTo };
  const answer = await call(app, 'GET', `/verify?${new URLSearchParams(query)}`);
  return new URL(answer.headers.get('location') ?? '');
}

test.each(['s256', 'plain'] as const)('AUTH-13 a code and its %s verifier become a session, once', async (method) => {
  const { id, code } = await handedOut(method);
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
  const session = (await answers.find(({ ok }) => ok)?.json()) as { user: { id: string }; access_token: string };
  expect(session.user.id).toBe(id);
  const { data } = await browserClient(app).getClaims(session.access_token);
  expect(data?.claims.amr).toMatchObject([{ method: 'magiclink' }]);
  expect((await database.sql`select from auth.sessions where user_id = ${id}`).count).toBe(1);
});

test('AUTH-13 wrong, late and unknown codes are refused in GoTrue’s words', async () => {
  const { code } = await handedOut();
  const bad = [
    400,
    { code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
  ];
  expect(await answerOf(await exchange(code, 'a'.repeat(43)))).toEqual(bad);
  // The challenge itself is public: it is no answer.
  expect(await answerOf(await exchange(code, hashed))).toEqual(bad);
  expect((await exchange(code)).status).toBe(200);

  const late = await handedOut();
  await database.sql`
    update auth.flow_state set auth_code_issued_at = auth_code_issued_at - interval '5 minutes 1 second' where id = ${late.flowId}`;
  expect(await answerOf(await exchange(late.code))).toEqual([
    422,
    { code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
  ]);
  const unknown = [404, { code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' }];
  expect(await answerOf(await exchange('nonsense'))).toEqual(unknown);
  // What the database keeps is not the code.
  const [row] = await database.sql`select auth_code from auth.flow_state where id = ${late.flowId}`;
  expect(await answerOf(await exchange(row?.auth_code))).toEqual(unknown);
  for (const [a, b] of [
    ['', verifier],
    ['x', ''],
    [null, null],
  ])
    expect(await answerOf(await exchange(a, b))).toEqual([
      400,
      {
        code: 'validation_failed',
        message: 'invalid request: both auth code and code verifier should be non-empty',
      },
    ]);
});

test('a code of a banned or ended account is worth nothing', async () => {
  const banned = await handedOut();
  await database.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
  expect(await (await exchange(banned.code)).json()).toMatchObject({ code: 'user_banned' });
  const ended = await handedOut();
  await endFlows(database.sql, ended.id);
  expect((await exchange(ended.code)).status).toBe(404);
  // A flow belongs to whom it was begun for, and hands out one code.
  const other = await handedOut();
  expect(await issueAuthCode(database.sql, other.flowId, other.id)).toBeUndefined();
  const flowId = await makeFlow(database.sql, {
    challenge: verifier,
    method: 'plain',
    userId: other.id,
    providerType: 'x',
    authenticationMethod: 'oauth',
  });
  expect(await issueAuthCode(database.sql, flowId, banned.id)).toBeUndefined();
});

const ends: Record<string, (account: { id: string; email: string }) => Promise<unknown>> = {
  'an operator gave another address': ({ id }) =>
    operatorClient(app).updateUserById(id, { email: `moved-${id}@example.org` }),
  'an operator gave another password': ({ id }) =>
    operatorClient(app).updateUserById(id, { password: 'nine calm herons wade' }),
  'a ban that is over': async ({ id }) => {
    for (const ban_duration of ['1h', 'none']) await operatorClient(app).updateUserById(id, { ban_duration });
  },
  'the role was taken at the command line': async ({ id, email }) => {
    await giveRole(database, id, 'team');
    await revokeRole(database.sql, email);
  },
  'the role was taken by an operator': async ({ id }) => {
    await giveRole(database, id, 'team');
    await operatorClient(app).updateUserById(id, { app_metadata: { role: null } });
  },
  'signing out everywhere': async ({ id }) => logOut(id, 'global'),
  'signing out all others': async ({ id }) => logOut(id, 'others'),
  'the account was deleted': ({ id }) => operatorClient(app).deleteUser(id),
  'the account was emptied': ({ id }) => operatorClient(app).deleteUser(id, true),
};
async function logOut(id: string, scope: string): Promise<void> {
  const { access_token: bearer } = await startSession(app, database, id);
  expect((await call(app, 'POST', `/logout?scope=${scope}`, { bearer })).status).toBe(204);
}

test.each(Object.entries(ends))('SEC-11 a code from before begins no session after %s', async (_what, end) => {
  const waiting = await handedOut();
  const { error } = { error: null, ...((await end(waiting)) as object | undefined) };
  expect(error).toBeNull();
  const answer = await exchange(waiting.code);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'flow_state_not_found' }]);
  // Nothing but the end of it stood in the way.
  expect((await exchange((await handedOut()).code)).status).toBe(200);
});

test('AUTH-13 a sign-in by mail with PKCE ends in the browser that asked, and in no other', async () => {
  const { id, email } = await makeUser(database, { email: 'asks@example.org' });
  const client = browserClient(app, { flowType: 'pkce' });
  const emailRedirectTo = 'https://ecosystem.example.org/account';
  expect((await client.signInWithOtp({ email, options: { emailRedirectTo } })).error).toBeNull();
  const back = await follow((await nextMail(database, email)).link, emailRedirectTo);
  expect(back.hash).toBe('');
  const code = back.searchParams.get('code') ?? '';
  expect((await exchange(code)).status).toBe(400);
  const { data, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(id);
});

test('SEC-05 an address changes with PKCE too, and neither mailbox gets a code', async () => {
  const user = await makeUser(database, { email: 'before@example.org' });
  const client = await anotherBrowser(app, database, user.id, { flowType: 'pkce' });
  const page = 'https://ecosystem.example.org/account';
  expect((await client.updateUser({ email: 'after@example.org' }, { emailRedirectTo: page })).error).toBeNull();
  const accepted = 'Confirmation+link+accepted.';
  const first = await follow((await mailsTo(database, user.email))[0]?.link, page);
  expect(first.href).toMatch(`${page}#message=${accepted}+Please+proceed+to+confirm+link+sent+to+the+other+email`);
  const second = await follow((await mailsTo(database, 'after@example.org'))[0]?.link, page);
  expect(second.href).toMatch(`${page}#message=${accepted}+The+email+address+has+been+changed`);
  for (const { search } of [first, second]) expect(search).toBe('');
  expect((await client.getUser()).data.user?.email).toBe('after@example.org');
});

test.each([
  [{ code_challenge: 'a'.repeat(43) }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [{ code_challenge_method: 's256' }, 'PKCE flow requires code_challenge_method and code_challenge'],
  [
    { code_challenge: 'a'.repeat(42), code_challenge_method: 's256' },
    'code challenge has to be between 43 and 128 characters',
  ],
  [
    { code_challenge: `${'a'.repeat(42)} `, code_challenge_method: 'S256' },
    'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
  ],
])('AUTH-13 half a challenge is refused: %o', async (challenge, message) => {
  count += 1;
  const user = await makeUser(database, { email: `half${count}@example.org` });
  const client = await anotherBrowser(app, database, user.id);
  const bearer = (await client.getSession()).data.session?.access_token ?? '';
  const answer = await call(app, 'PUT', '/user', { bearer, body: { email: 'x@example.org', ...challenge } });
  expect(await answerOf(answer)).toEqual([400, { code: 'validation_failed', message }]);
});
