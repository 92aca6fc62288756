import { expect, test } from 'vitest';
import { browserClient, call, makeUser } from '#server/testing/accounts.ts';
import { openedApp } from '#server/testing/opened.ts';
import { madeToken } from '#server/testing/proofs.ts';
import { elsewhere, site } from '#server/testing/sign-in-elsewhere.ts';

const { database, app } = await openedApp();

const { id, email } = await makeUser(database, { email: 'link@example.org' });
const linkToken = () => madeToken(app, database, { userId: id, type: 'recovery_token', email });

async function follow(query: Record<string, string>, method = 'GET'): Promise<Response> {
  // A browser that follows a link brings no key.
  return call(
    app,
    method,
    `/verify?${new URLSearchParams(query)}`,
    method === 'GET' ? { headers: { apikey: '' } } : {},
  );
}

const locationOf = (answer: Response): URL => new URL(answer.headers.get('location') ?? '');
const fragment = (url: URL): Record<string, string> => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

test('AUTH-13 a link ends on our page with a session that the client takes', async () => {
  const { token } = await linkToken();
  const answer = await follow({ type: 'email', token, redirect_to: `${site}/de/account?a=b#c` });
  expect(answer.status).toBe(303);
  const url = locationOf(answer);
  expect(url.href).toMatch(`${site}/de/account?a=b#`);
  const values = fragment(url);
  expect(values).toMatchObject({ token_type: 'bearer', expires_in: '900', type: 'magiclink', sb: '' });
  const client = browserClient(app);
  const { data } = await client.setSession({
    access_token: values.access_token ?? '',
    refresh_token: values.refresh_token ?? '',
  });
  expect(data.user?.id).toBe(id);
  const again = locationOf(await follow({ type: 'email', token }));
  expect(again.hash).toBe(
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
  );
});

test.each(elsewhere)('a link never carries a session to %s', async (redirectTo) => {
  const { token } = await linkToken();
  for (const shown of [token, 'wrong']) {
    const url = locationOf(await follow({ type: 'email', token: shown, redirect_to: redirectTo }));
    expect(`${url.origin}${url.pathname}`).toBe(`${site}/`);
  }
});

test('AUTH-13 a type that is none is told on our page, half a question at once', async () => {
  const { token } = await linkToken();
  expect(fragment(locationOf(await follow({ type: 'constructor', token })))).toMatchObject({
    error: 'invalid_request',
    error_code: 'validation_failed',
  });
  for (const query of [{ token }, { type: 'email' }]) expect((await follow(query)).status).toBe(400);
});

test('a HEAD request, as scanners of links send it, uses up nothing', async () => {
  const { token } = await linkToken();
  expect((await follow({ type: 'email', token }, 'HEAD')).status).toBe(405);
  expect(fragment(locationOf(await follow({ type: 'email', token })))).toHaveProperty('access_token');
});
