import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { eventually } from '#server/testing/eventually.ts';
import { inLiveDatabase } from '#server/testing/live-database.ts';
import { hello, post, sendEmailPath } from '#server/testing/messages.ts';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { openedPlace } from '#server/testing/opened.ts';
import { serverHere } from '#server/testing/server-here.ts';
import {
  emptyPlace,
  launch,
  startTestServer,
  type TestPlace,
  testPlace,
  type TestServer,
} from '#server/testing/test-server.ts';

const send = (url: string, changes: Record<string, unknown> = {}): Promise<Response> =>
  fetch(url + sendEmailPath, post(hello(changes)));

async function postmasterOf(path: string): Promise<number> {
  return Number((await readFile(join(path, 'data/postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const command = fileURLToPath(import.meta.resolve('#server/mail/list-outbox.ts'));
/** Runs `npm run outbox` where a server lies. */
const list = (path: string, settings: Record<string, string> = {}): { status: number | null; text: string } => {
  const run = spawnSync(process.execPath, [command], {
    cwd: path,
    env: { ...bareEnvironment, ...settings },
    encoding: 'utf8',
  });
  return { status: run.status, text: run.stdout + run.stderr };
};

describe('starting', () => {
  test('without a built site it says what to do', async () => {
    const folder = openedFolder();
    const isRefused = async (): Promise<void> => {
      const server = launch(folder);
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain('Run "npm start"');
    };
    await isRefused();
    // As a version of before built it.
    await mkdir(join(folder, 'dist/site'), { recursive: true });
    for (const file of ['site/index.html', 'csp.json']) await writeFile(join(folder, 'dist', file), '{}');
    await isRefused();
  });

  test('SEC-04 weak secrets and other wrong settings are refused together, in words', async () => {
    const { path } = await openedPlace();
    const server = launch(path, { JWT_SECRET: 'weak', RATE_LIMITS: 'off', HOST: '0.0.0.0' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The settings need a correction:\n- JWT_SECRET is too weak.*\n- RATE_LIMITS=off/u);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'as root, in a folder that nobody else may enter, the database lies elsewhere and is found again',
    async () => {
      const place = await openedPlace(emptyPlace);
      const { path } = place;
      await chmod(path, 0o700);
      const server = await startTestServer(path);
      const cluster = (await readFile(join(path, 'data/postgres-place'), 'utf8')).trim();
      onTestFinished(() => rm(dirname(cluster), { recursive: true, force: true }));
      expect(cluster).toMatch(/^\/var\/lib\/ecosystem\/data-\w{6}\/postgres$/u);
      expect(server.output()).toContain(`the database lies in ${cluster}`);
      const id = '0b8f3c1e-6f4e-4b0e-9d3f-2f6a7f7d1c14';
      const first: unknown = await (await send(server.url, { id })).json();
      expect(await server.end()).toBe(0);
      await chmod(path, 0o755);
      const again = await serverHere(place, {});
      expect(await (await send(again.url, { id })).json()).toEqual(first);
      await again.end();
    },
  );
});

// One for all, in this order: a start takes more than a second of the processor.
describe('a first start, and beside the server that runs', () => {
  let running: TestPlace;
  let server: TestServer;
  beforeAll(async () => {
    running = await emptyPlace();
    server = await startTestServer(running.path);
  });
  afterAll(async () => {
    await server.end();
    await running.remove();
  });

  test('a message becomes a file without any setting, and the data folder is closed', async () => {
    const { path } = running;
    const { reference } = (await (await send(server.url)).json()) as { reference: string };
    const outbox = join(path, 'data/outbox');
    const file = await eventually('the mail is written', async () =>
      (await readdir(outbox).catch(() => [])).find((name) => name.endsWith('.eml')),
    );
    expect(await readFile(join(outbox, file), 'utf8')).toContain(reference);
    const mode = async (name: string): Promise<string> =>
      ((await stat(join(path, 'data', name))).mode & 0o777).toString(8);
    expect([
      await mode('secrets.json'),
      await mode('postgres'),
      await mode('outbox'),
      await mode('server.json'),
      await mode('postgres.log'),
    ]).toEqual(['600', '700', '700', '600', '600']);
  });

  test('a second one on the same data folder is refused with one sentence', async () => {
    const second = launch(running.path);
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Another server already uses the data folder ${join(running.path, 'data')}. Stop it first, or give this one a DATA_DIR of its own.\n`,
    );
    expect((await send(server.url)).status).toBe(200);
  });

  test('a port that is taken is refused with one sentence, and leaves nothing running', async () => {
    const other = await openedPlace();
    const { port } = new URL(server.url);
    const second = launch(other.path, { PORT: port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is already taken`);
    await expect(stat(join(other.path, 'data/postgres/postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('PostgreSQL is killed: it comes back, and visitors can send again', async () => {
    const postmaster = await postmasterOf(running.path);
    process.kill(postmaster, 'SIGKILL');
    await eventually('it has ended', () => !isAlive(postmaster));
    await eventually('messages are stored again', () => send(server.url).then(({ status }) => status === 200));
    expect(await postmasterOf(running.path)).not.toBe(postmaster);
  });

  test('an idle connection that a browser keeps open does not hold the server, which has told no secret to its end', async () => {
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await new Promise((resolve) =>
      request(`${server.url}/healthz`, { agent }, (response) => response.resume().on('end', resolve)).end(),
    );
    expect(await server.end()).toBe(0);
    const secrets = await readFile(join(running.path, 'data/secrets.json'), 'utf8');
    for (const secret of Object.values(JSON.parse(secrets) as Record<string, string>))
      expect(server.output()).not.toContain(secret);
  });
});

// In this order as well.
describe('ending and starting again', () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.org', MAIL_TO: 'team@example.org' };
  let path: string;
  let server: TestServer;
  beforeAll(async () => {
    const place = await testPlace();
    path = place.path;
    server = await startTestServer(path, settings);
    return async () => {
      await server.end('SIGKILL');
      await place.remove();
    };
  });

  test('npm run outbox says what waits and why, and plainly where none runs', async () => {
    await send(server.url);
    await eventually('the reason is noted', async () => {
      const [mail] = await inLiveDatabase(
        join(path, 'data'),
        (sql) => sql<{ error: string | null }[]>`select last_error as error from app_private.mail_outbox`,
      );
      return mail?.error?.includes('cannot be reached');
    });
    expect(list(path, settings)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/^1 mail waits in the outbox\.\n\n- Hallo sagen: Ada \(EC-[\s\S]*cannot be reached/u),
    });
    const folder = join(path, 'elsewhere');
    await mkdir(folder);
    expect(list(folder).status).toBe(1);
  });

  test('SIGTERM: a request that is still being sent gets its 200, new ones are refused, and PostgreSQL stops', async () => {
    expect((await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).status).toBe(200);
    const postmaster = await postmasterOf(path);
    const body = JSON.stringify(hello({ message: 'Sent over a slow line, two seconds long.' }));
    const call = request(server.url + sendEmailPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      call.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on('error', reject);
    });
    // The server says so once it has begun to read the request.
    const isRead = once(call, 'continue');
    call.flushHeaders();
    await isRead;
    call.write(body.slice(0, 20));
    const ended = server.end('SIGTERM');
    await eventually('new connections are refused', () =>
      fetch(`${server.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await wait(1500);
    call.end(body.slice(20));
    expect(await answer).toBe(200);
    expect(await ended).toBe(0);
    expect(isAlive(postmaster)).toBe(false);
  });

  test('SEC-04 a server whose JWT_SECRET is not the one of its database says so and does not start', async () => {
    const file = join(path, 'data/secrets.json');
    const secrets = await readFile(file, 'utf8');
    const another = { ...(JSON.parse(secrets) as object), jwtSecret: 'x1y2z3'.repeat(10) };
    await writeFile(file, JSON.stringify(another));
    const refused = launch(path);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('JWT_SECRET is not the one that the keys of this database are sealed with.');
    expect(refused.output()).not.toContain('    at ');
    await writeFile(file, secrets);
  });

  test('a stale pid file of a process with the same number does not stop the next start, which has the mails that waited and that of the request that was still being sent', async () => {
    await writeFile(
      join(path, 'data/postgres/postmaster.pid'),
      `${process.pid}\n${join(path, 'data/postgres')}\n0\n1\n\n127.0.0.1\n0 0\nready\n`,
    );
    server = await startTestServer(path);
    const files = await eventually(
      'the mails are there',
      async () => (await readdir(join(path, 'data/outbox')).catch(() => [])).length === 2,
    );
    expect(files).toBe(true);
  });

  test('after kill -9 no PostgreSQL is left, and the next server starts with everything that was stored, and ends with SIGINT as well', async () => {
    const id = '0b8f3c1e-6f4e-4b0e-9d3f-2f6a7f7d1c15';
    const first: unknown = await (await send(server.url, { id })).json();
    const postmaster = await postmasterOf(path);
    await server.end('SIGKILL');
    await eventually('the old PostgreSQL has ended', () => !isAlive(postmaster));
    expect(list(path)).toMatchObject({ status: 1, text: expect.stringContaining('is not running') });

    server = await startTestServer(path);
    expect(await (await send(server.url, { id })).json()).toEqual(first);
    // And at once, while the old one is still stopping.
    await server.end('SIGKILL');
    server = await startTestServer(path);
    expect(await (await send(server.url, { id })).json()).toEqual(first);
    expect(await server.end('SIGINT')).toBe(0);
  });
});
