import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { goodPassword } from './accounts.ts';
import { bareEnvironment } from './bare-environment.ts';
import { visitorWrites } from './inbox.ts';
import type { TestPlace, TestServer } from './test-server.ts';

const commandFile = fileURLToPath(import.meta.resolve('#server/backup/command.ts'));

/** Runs `npm run backup` or `restore` where a server lies. */
export const command = (place: TestPlace, ...words: string[]): Promise<{ code: number; said: string }> =>
  commandWith({}, place, ...words);

export const commandWith = (
  settings: Readonly<Record<string, string>>,
  { path }: TestPlace,
  ...words: string[]
): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [commandFile, ...words],
      { cwd: path, env: { ...bareEnvironment, ...settings } },
      (error, ...said) => resolve({ code: error ? Number(error.code) : 0, said: said.join('') }),
    );
  });

export const settings = { RATE_LIMITS: 'off', CONFIRM_SIGN_UPS: 'off' };

type Site = Pick<TestServer, 'url'>;
export const send = async (server: Site): Promise<string> => (await visitorWrites(server)).reference;

/** Calls as the client of a browser, or with the key of the server as a program of ours. */
export async function ask({ url }: Site, path: string, body: unknown, key = 'sb_publishable_local'): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': isFile ? 'image/png' : 'application/json',
  };
  return fetch(url + path, { method: 'POST', headers, body: isFile ? Buffer.from(body) : JSON.stringify(body) });
}

const ada = { email: 'ada@example.org', password: goodPassword };
export const signIn = async (server: Site) => (await ask(server, '/auth/v1/token?grant_type=password', ada)).status;

/** Makes Ada an account. Out: the token of her session. */
export async function signUp(server: Site): Promise<string> {
  const answer = await ask(server, '/auth/v1/signup', ada);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { access_token: string }).access_token;
}

export const isSignedIn = async ({ url }: Site, token: string): Promise<boolean> =>
  (
    await fetch(`${url}/auth/v1/user`, {
      headers: { apikey: 'sb_publishable_local', authorization: `Bearer ${token}` },
    })
  ).ok;

export async function uploadPicture(server: Site, key: string): Promise<Uint8Array> {
  const picture = new Uint8Array(randomBytes(600_000));
  expect((await ask(server, '/storage/v1/bucket', { id: 'things', name: 'things', public: true }, key)).status).toBe(
    200,
  );
  expect((await ask(server, '/storage/v1/object/things/one.png', picture, key)).status).toBe(200);
  return picture;
}

export const readPicture = async ({ url }: Site): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${url}/storage/v1/object/public/things/one.png`)).arrayBuffer());

/** Sends messages until it is told to end: some thirty a second, as many as can be would take the processor from what is made meanwhile. */
export async function keepSending(server: Site, signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await wait(30)) await send(server);
}
