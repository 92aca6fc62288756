import { expect, onTestFinished, test, vi } from 'vitest';
import { allAnswered, call, mailsTo, makeUser, nextMail, type WaitingMail } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { madeToken, makeUnconfirmed } from '#server/testing/proofs.ts';
import { anotherBrowser, bearerIn, giveRole, someoneSignedIn } from '#server/testing/sessions.ts';

const { database, app } = await openedApp();

const waits = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};
const changed = { msg: 'Confirmation link accepted. The email address has been changed', code: '200' };
const lastMail = async (email: string): Promise<WaitingMail> => {
  const mail = (await mailsTo(database, email)).at(-1);
  if (mail === undefined) throw new Error(`There is no mail to ${email}.`);
  return mail;
};
const byCode = async (email: string): Promise<unknown> => ({
  type: 'email_change',
  email,
  token: (await lastMail(email)).code,
});
const byLink = async (email: string): Promise<unknown> => {
  const hash = new URLSearchParams((await lastMail(email)).link?.hash.slice(1));
  return { type: hash.get('type'), token_hash: hash.get('token_hash') };
};
const post = (body: unknown): Promise<Response> => call(app, 'POST', '/verify', { body });
const addressOf = async (userId: string): Promise<string | undefined> =>
  (await database.sql<{ email: string }[]>`select email from auth.users where id = ${userId}`)[0]?.email;

let count = 0;
async function asked() {
  count += 1;
  const next = `new${count}@example.org`;
  const someone = await someoneSignedIn(app, database, `before${count}@example.org`);
  const { data, error } = await someone.client.updateUser({ email: next });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: someone.email, new_email: next, email_change_sent_at: expect.any(String) });
  return { ...someone, next };
}

test.each([
  ['code', 'current first', byCode],
  ['code', 'new first', byCode],
  ['link', 'current first', byLink],
  ['link', 'new first', byLink],
] as const)('SEC-05 by %s, %s: the address changes when both mailboxes agreed', async (_how, order, show) => {
  const { id, email, next, client } = await asked();
  const [first, second] = order === 'current first' ? [email, next] : [next, email];
  const half = await post(await show(first));
  expect([half.status, await half.json()]).toEqual([200, waits]);
  expect(await addressOf(id)).toBe(email);
  const shown = await show(second);
  const whole = await post(shown);
  expect([whole.status, await whole.json()]).toEqual([200, changed]);
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({
    id,
    email: next,
    identities: [{ provider: 'email', identity_data: { email: next, email_verified: true }, email: next }],
  });
  expect(data.user).not.toHaveProperty('new_email');
  // The old address is told.
  const told = await lastMail(email);
  expect(told.subject).toContain('was changed');
  expect(told.text).toContain(next);
  // Nothing is left to be used again.
  expect((await post(shown)).status).toBe(403);
});

test('SEC-05 the mails say which address, and lead to our page in the language of the asking one', async () => {
  const someone = await someoneSignedIn(app, database, 'deutsch@example.org');
  const options = { emailRedirectTo: 'https://ecosystem.example.org/de/account' };
  await someone.client.updateUser({ email: 'neu@example.org' }, options);
  const current = await lastMail(someone.email);
  expect(current.text).toContain('neu@example.org');
  // Whoever did not ask for it gets to a new password from here.
  expect(current.text).toMatch(/\/auth\/reset$/mu);
  expect(current.link?.href).toMatch('https://ecosystem.example.org/de/auth/confirm#token_hash=');
  expect(current.link?.hash).toMatch(/&type=email_change$/u);
  expect((await lastMail('neu@example.org')).subject).toMatch(/^Diese Adresse/u);
});

test('SEC-05 auth-js takes both answers without a session, and the owner’s page learns of the change', async () => {
  const { client, email, next } = await asked();
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  for (const mailbox of [email, next]) {
    const token = (await lastMail(mailbox)).code ?? '';
    const answer = await client.verifyOtp({ email: mailbox, token, type: 'email_change' });
    expect(answer).toMatchObject({ data: { user: null, session: null }, error: null });
  }
  expect(events).not.toContain('SIGNED_IN');
  // Where the owner is signed in, asking suffices; a refresh puts the address into the kept session, too.
  expect((await client.getUser()).data.user?.email).toBe(next);
  expect((await client.refreshSession()).data.session?.user.email).toBe(next);
  expect((await client.getClaims()).data?.claims.email).toBe(next);
});

test('SEC-05 whoever is made to agree to a stranger’s change gets no session in the stranger’s account', async () => {
  const victim = `victim${count}@example.org`;
  await call(app, 'POST', '/signup', { body: { email: victim, password: 'words of the victim 321' } });
  const signUp = await nextMail(database, victim);
  const stranger = await someoneSignedIn(app, database, 'stranger@example.org');
  expect((await stranger.client.updateUser({ email: victim })).error).toBeNull();
  // The two mails in that mailbox cannot be taken for each other.
  const mail = await lastMail(victim);
  expect([signUp.subject, mail.subject]).toEqual([
    'Confirm your address for Ecosystem',
    'Use this address for an existing account for Ecosystem?',
  ]);
  expect(mail.text).toContain('Didn’t ask for this yourself? Then please don’t agree');
  await post(await byCode(stranger.email));
  const { token_hash: token } = (await byLink(victim)) as { token_hash: string };
  const before = (await database.sql`select from auth.sessions where user_id = ${stranger.id}`).count;
  const query = new URLSearchParams({ type: 'email_change', token });
  const answer = await call(app, 'GET', `/verify?${query}`);
  expect(answer.headers.get('location')).toMatch(/^https:\/\/ecosystem\.example\.org\/#message=[^&]*changed&sb=$/u);
  expect((await database.sql`select from auth.sessions where user_id = ${stranger.id}`).count).toBe(before);
});

test('SEC-05 one mailbox alone never suffices, in no order, with no type, and not by asking again', async () => {
  for (const [which, otherWhich, ownType, otherType] of [
    ['email', 'next', 'email_change_token_current', 'email_change_token_new'],
    ['next', 'email', 'email_change_token_new', 'email_change_token_current'],
  ] as const) {
    const someone = await asked();
    const mailbox = someone[which];
    const own = { userId: someone.id, type: ownType, email: mailbox };
    const { code, token } = await madeToken(app, database, own);
    for (const type of ['email', 'signup', 'recovery', 'magiclink', 'invite']) {
      expect((await post({ type, email: mailbox, token: code })).status).toBe(403);
      expect((await post({ type, token_hash: token })).status).toBe(403);
    }
    expect((await post({ type: 'email_change', email: mailbox, token: code })).status).toBe(200);
    for (let again = 0; again < 4; again += 1) {
      const more = await madeToken(app, database, own);
      const answer = await post({ type: 'email_change', token_hash: more.token });
      expect(await answer.json()).toEqual(waits);
    }
    // The other mailbox's code, claimed for this one, and used up twice at once.
    const others = (await lastMail(someone[otherWhich])).code;
    expect((await post({ type: 'email_change', email: mailbox, token: others })).status).toBe(403);
    expect(await addressOf(someone.id)).toBe(someone.email);
    expect(
      (
        await database.sql`
      select from auth.one_time_tokens where user_id = ${someone.id} and token_type = ${otherType}`
      ).count,
    ).toBe(1);
  }
});

test('SEC-05 a stranger who has the mails sent again takes no agreement back, unless it is old', async () => {
  for (const [which, other] of [
    ['email', 'next'],
    ['next', 'email'],
  ] as const) {
    const someone = await asked();
    expect((await post(await byCode(someone[which]))).status).toBe(200);
    const counts = async (): Promise<number[]> =>
      Promise.all([someone[which], someone[other]].map(async (to) => (await mailsTo(database, to)).length));
    const [had = 0, otherHad = 0] = await counts();
    await call(app, 'POST', '/resend', { body: { type: 'email_change', email: someone.email } });
    await allAnswered(database);
    expect(await counts()).toEqual([had, otherHad + 1]);
    expect((await post(await byCode(someone[other]))).status).toBe(200);
    expect(await addressOf(someone.id)).toBe(someone.next);
  }
  // A mistyped address may belong to somebody who agrees much later: then both are asked again.
  const late = await asked();
  expect((await post(await byCode(late.email))).status).toBe(200);
  await database.sql`
    update auth.users set email_change_sent_at = now() - interval '61 minutes' where id = ${late.id}`;
  await call(app, 'POST', '/resend', { body: { type: 'email_change', email: late.email } });
  await allAnswered(database);
  await post(await byCode(late.next));
  expect(await addressOf(late.id)).toBe(late.email);
});

test('SEC-05 how old an agreement is says the clock of the database, which also wrote it', async () => {
  const { email, next } = await asked();
  expect((await post(await byCode(email))).status).toBe(200);
  const [had, otherHad] = [await mailsTo(database, email), await mailsTo(database, next)];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await call(app, 'POST', '/resend', { body: { type: 'email_change', email } });
  await allAnswered(database);
  expect(await mailsTo(database, email)).toEqual(had);
  expect(await mailsTo(database, next)).toHaveLength(otherHad.length + 1);
});

test('SEC-05 agreeing to one address is no agreement to the next', async () => {
  const { id, client, email, next } = await asked();
  const toFirst = await byLink(next);
  expect(await (await post(await byLink(email))).json()).toEqual(waits);
  // Now the thief names another address, whose mailbox is his.
  expect((await client.updateUser({ email: 'thief@example.org' })).error).toBeNull();
  expect(await (await post(await byLink('thief@example.org'))).json()).toEqual(waits);
  expect((await post(toFirst)).status).toBe(403);
  expect(await addressOf(id)).toBe(email);
});

test('SEC-05 both mailboxes agreeing at once change the address once', async () => {
  const { id, email, next } = await asked();
  const shown = [await byLink(email), await byLink(next)];
  const answers = await Promise.all([...shown, ...shown, ...shown].map(post));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403]);
  expect(await addressOf(id)).toBe(next);
  // None began, and the one from before stayed.
  expect((await database.sql`select from auth.sessions where user_id = ${id}`).count).toBe(1);
});

test('SEC-10 an address that somebody has is answered like any other, and its owner loses nothing', async () => {
  const owner = await makeUser(database, { email: 'taken@example.org' });
  const { client, email, id } = await someoneSignedIn(app, database, 'curious@example.org');
  const free = await client.updateUser({ email: 'free@example.org' });
  const taken = await client.updateUser({ email: owner.email });
  expect(taken.error).toBeNull();
  const shape = (user: object | null): string[] => Object.keys(user ?? {}).toSorted();
  expect(shape(taken.data.user)).toEqual(shape(free.data.user));
  expect(taken.data.user).toMatchObject({ email, new_email: owner.email });
  const mail = await lastMail(owner.email);
  expect(mail.subject).toContain('already have an account');
  expect(mail.code).toBeUndefined();
  expect(mail.link?.href).toBe('https://ecosystem.example.org/signin');
  // The mailbox one has says the same as for a free address, and then nothing more happens.
  expect(await (await post(await byLink(email))).json()).toEqual(waits);
  expect(await addressOf(id)).toBe(email);
  expect(await addressOf(owner.id)).toBe(owner.email);
});

test('SEC-05 an address that was taken meanwhile stays with whom it belongs to, without a word', async () => {
  const { id, email, next } = await asked();
  expect(await (await post(await byLink(email))).json()).toEqual(waits);
  const owner = await makeUser(database, { email: next });
  const answer = await post(await byLink(next));
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { code: 'otp_expired', message: 'Email link is invalid or has expired' },
  ]);
  expect(await addressOf(id)).toBe(email);
  expect(await addressOf(owner.id)).toBe(next);
  expect((await database.sql`select from auth.users where id = ${id} and email_change <> ''`).count).toBe(0);
});

test('SEC-05 of two accounts that want one address at once, one gets it', async () => {
  const [one, two] = [await asked(), await asked()];
  await two.client.updateUser({ email: one.next });
  for (const { email } of [one, two]) await post(await byLink(email));
  const tokens = await Promise.all(
    [one, two].map(({ id }) =>
      madeToken(app, database, { userId: id, type: 'email_change_token_new', email: one.next }),
    ),
  );
  const answers = await Promise.all(tokens.map(({ token }) => post({ type: 'email_change', token_hash: token })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  expect((await database.sql`select from auth.users where email = ${one.next}`).count).toBe(1);
});

test('SEC-05 a sign-up that nobody confirmed holds no address, an invitation with a role does', async () => {
  const one = await asked();
  await makeUnconfirmed(database, one.next);
  await post(await byLink(one.email));
  expect((await post(await byLink(one.next))).status).toBe(200);
  expect(await addressOf(one.id)).toBe(one.next);

  const two = await asked();
  const invited = await makeUnconfirmed(database, two.next);
  await giveRole(database, invited, 'team');
  await post(await byLink(two.email));
  expect((await post(await byLink(two.next))).status).toBe(403);
  expect(await addressOf(invited)).toBe(two.next);
});

test('SEC-05 an address that equals an admin’s gives nothing', async () => {
  const admin = await makeUser(database, { email: 'admin@example.org' });
  await giveRole(database, admin.id, 'admin');
  const { id, client, email } = await someoneSignedIn(app, database, 'climber@example.org');
  for (const spelling of ['ADMIN@example.org', ' admin@example.org '])
    expect((await client.updateUser({ email: spelling })).error).toBeNull();
  await post(await byLink(email));
  expect(await addressOf(id)).toBe(email);
  // And when the admin is gone, the address alone is no right.
  await database.sql`delete from auth.users where id = ${admin.id}`;
  await client.updateUser({ email: 'admin@example.org' });
  await post(await byLink(email));
  expect(await (await post(await byLink('admin@example.org'))).json()).toEqual(changed);
  await client.refreshSession();
  const { data } = await client.getClaims();
  expect(data?.claims).toMatchObject({ email: 'admin@example.org', role: 'authenticated' });
  expect(data?.claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
});

test('SEC-05 tries on one mailbox do not end the code of the other', async () => {
  const { id, email, next } = await asked();
  for (let at = 0; at < 5; at += 1) await post({ type: 'email_change', email, token: 'AAAAAAAAA2' });
  expect((await post(await byCode(email))).status).toBe(403);
  expect(await (await post(await byCode(next))).json()).toEqual(waits);
  expect(await addressOf(id)).toBe(email);
});

test('an account without an address gets its first one by that mailbox alone', async () => {
  const { id, email, client } = await someoneSignedIn(app, database, 'none@example.org');
  await database.sql`update auth.users set email = null where id = ${id}`;
  await database.sql`delete from auth.identities where user_id = ${id}`;
  expect((await client.updateUser({ email: 'first-one@example.org' })).error).toBeNull();
  expect(await mailsTo(database, email)).toEqual([]);
  expect(await (await post(await byLink('first-one@example.org'))).json()).toEqual(changed);
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ email: 'first-one@example.org', app_metadata: { providers: ['email'] } });
});

test('the own address again changes nothing and mails nobody', async () => {
  const { client, email } = await someoneSignedIn(app, database, 'same@example.org');
  expect((await client.updateUser({ email: 'SAME@example.org' })).error).toBeNull();
  expect(await mailsTo(database, email)).toEqual([]);
});

test('SEC-05 the sessions of an account stay when its address changes, codes on their way end', async () => {
  const someone = await asked();
  const elsewhere = await bearerIn(await anotherBrowser(app, database, someone.id));
  const link = await madeToken(app, database, { userId: someone.id, type: 'recovery_token', email: someone.email });
  await post(await byLink(someone.email));
  await post(await byLink(someone.next));
  for (const bearer of [elsewhere, someone.bearer])
    expect((await call(app, 'GET', '/user', { bearer })).status).toBe(200);
  expect((await post({ type: 'recovery', token_hash: link.token })).status).toBe(403);
});
