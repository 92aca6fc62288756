import { createServer } from 'node:http';
import { isAuthApiError, isAuthRetryableFetchError, isAuthSessionMissingError } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { browserClient, goodPassword } from '#server/testing/accounts.ts';
import { listening } from '#server/testing/listening.ts';
import { openedApp } from '#server/testing/opened.ts';
import { testApp } from '#server/testing/test-app.ts';
import { testDatabase } from '#server/testing/test-database.ts';

const { app } = await openedApp();

const ada = { email: 'ada@example.org', password: goodPassword };

test('AUTH-09 the client knows a missing session and wrong credentials, both 400', async () => {
  const client = browserClient(app);
  for (const { error } of [await client.getUser(), await client.updateUser({ data: {} })])
    expect([isAuthSessionMissingError(error), error?.status, error?.message]).toEqual([
      true,
      400,
      'Auth session missing!',
    ]);
  const { error } = await client.signInWithPassword(ada);
  expect([isAuthApiError(error), error?.status, error?.code]).toEqual([true, 400, 'invalid_credentials']);
});

test('AUTH-09 on 502, 503 and 504 of whatever stands before the server, the client knows that trying again may help', async () => {
  let status = 0;
  const proxy = await listening(
    createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    }),
  );
  const client = browserClient(proxy);
  for (status of [502, 503, 504])
    for (const { error } of [
      await client.signInWithPassword(ada),
      await client.signUp(ada),
      await client.resetPasswordForEmail(ada.email),
      await client.signInWithOtp(ada),
    ])
      expect([status, isAuthRetryableFetchError(error), error?.status]).toEqual([status, true, status]);
  await proxy.close();
  const { error } = await client.signInWithPassword(ada);
  expect([isAuthRetryableFetchError(error), error?.status]).toEqual([true, 0]);
});

test('AUTH-09 while the database is away our own answer is such a one', async () => {
  const other = await testDatabase();
  const lonely = await testApp(other);
  await other.close();
  for (const { error } of [
    await browserClient(lonely).signInWithPassword(ada),
    await browserClient(lonely).signUp(ada),
  ])
    expect([isAuthRetryableFetchError(error), error?.status]).toEqual([true, 503]);
  await lonely.stop();
});
