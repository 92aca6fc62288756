import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { eventually } from '#server/testing/eventually.ts';
import { type FrontName, frontServer, hasFront } from '#server/testing/front-servers.ts';
import { hello, post, postForm, sendEmailPath } from '#server/testing/messages.ts';
import { openedFolder } from '#server/testing/opened-folder.ts';
import { openedAppOn, openedDatabase } from '#server/testing/opened.ts';
import { join as joinChannel, realtimeClient } from '#server/testing/realtime.ts';
import { type SeveralServers, severalServers } from '#server/testing/several-servers.ts';
import { type TestDatabase, testPostgres } from '#server/testing/test-database.ts';

// `npm run systems` runs this alone. PgBouncer has its own journey: several-servers.test.ts.

async function twoServers(): Promise<{ database: TestDatabase; servers: SeveralServers }> {
  const database = await openedDatabase(testPostgres);
  const ports = await Promise.all([1, 2].map(freePort));
  const servers = await severalServers(database, 2, { TRUST_PROXY: '1', CONFIRM_SIGN_UPS: 'on' }, ports);
  onTestFinished(servers.close);
  return { database, servers };
}

/** Goes on where a web server is installed; else says so. */
function unlessMissing(name: FrontName, skip: () => void): void {
  if (hasFront(name)) return;
  console.log(`${name} is not installed: not run`);
  skip();
}

test.for(['nginx', 'caddy'] as const satisfies FrontName[])(
  'MANY-10 behind %s as deploy/ sets it up: pages, a form without JavaScript, a socket; while one of two servers is started anew, nobody sees worse than a request that is tried again, and no message is lost',
  async (name, { skip }) => {
    unlessMissing(name, skip);
    const { database, servers } = await twoServers();
    const front = await frontServer(name, servers.urls());
    onTestFinished(front.close);

    const page = await fetch(front.url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const fields = { name: 'Ada', email: 'ada@example.org', reason: 'hello', message: 'Hello, you dear people.' };
    const form = await fetch(front.url + sendEmailPath, postForm(fields, { origin: front.url }));
    expect([form.status, form.headers.get('location')]).toEqual([303, expect.stringContaining('/thank-you')]);
    const client = await realtimeClient(front.url);
    expect(await joinChannel(client.channel('lobby'))).toEqual(['SUBSCRIBED']);
    await client.removeAllChannels();

    const acknowledged: string[] = [];
    const worse: string[] = [];
    const done = new AbortController();
    /** As the page does: the same draft once more where nobody answered. */
    const send = async (): Promise<void> => {
      const id = randomUUID();
      await eventually('the message is taken', async () => {
        const { status } = await fetch(front.url + sendEmailPath, post(hello({ id }))).catch(() => ({ status: 0 }));
        return status === 200;
      });
      acknowledged.push(id);
    };
    const visitors = [1, 2, 3].map(async () => {
      for (; !done.signal.aborted; await wait(30)) {
        await send();
        const read = async () => (await fetch(`${front.url}/contact`)).status;
        const statuses = [await read()];
        if (statuses[0] !== 200) statuses.push(await read());
        if (statuses.at(-1) !== 200) worse.push(`a page: ${statuses.join()}`);
      }
    });
    expect(await servers.end(0, 'SIGTERM')).toBe(0);
    await servers.start(0);
    done.abort();
    await Promise.all(visitors);
    expect(worse).toEqual([]);
    const stored = await database.sql<{ draft: string }[]>`select draft_id as draft from app_private.messages`;
    for (const id of acknowledged) expect(stored.map(({ draft }) => draft)).toContain(id);
  },
);

test.for(['nginx', 'caddy'] as const satisfies FrontName[])(
  'MANY-10 behind %s as deploy/ sets it up, who comes while the site is away reads so in both languages, and whom to call in danger',
  async (name, { skip }) => {
    unlessMissing(name, skip);
    const { servers } = await twoServers();
    const front = await frontServer(name, servers.urls());
    onTestFinished(front.close);
    for (const which of [0, 1]) await servers.end(which, 'SIGTERM');
    const form = postForm({ name: 'Ada' }, { origin: front.url });
    for (const answer of await Promise.all([fetch(`${front.url}/help-now`), fetch(front.url + sendEmailPath, form)])) {
      // A browser that keeps pages for offline shows them for these alone (app/browser/offline/worker.ts).
      expect([502, 503, 504]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      for (const words of ['Our site isn’t there right now', 'Unsere Website ist gerade nicht da', 'tel:112'])
        expect(text).toContain(words);
    }
  },
);

test('MANY-10 nginx as deploy/ sets it up leads to TLS, and speaks HTTP/2 there', async ({ skip }) => {
  unlessMissing('nginx', skip);
  const database = await openedDatabase();
  const app = await openedAppOn(database);
  const front = await frontServer('nginx', [app.url]);
  onTestFinished(front.close);
  const led = await fetch(`${front.own?.plainUrl}/de/contact?reason=hello`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([301, 'https://127.0.0.1/de/contact?reason=hello']);
  expect(await overHttp2(`${front.own?.secureUrl}`)).toEqual(['h2', 200]);
});

/** What is agreed on with a server that people reach, and what it answers over it. */
async function overHttp2(url: string): Promise<[agreed: string | undefined, status: number | undefined]> {
  const session = connect(url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/healthz' });
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  session.destroy();
  return [session.alpnProtocol, headers[':status'] as number | undefined];
}

test('MANY-10 systemd takes the unit of deploy/', ({ skip }) => {
  const verify = spawnSync('systemd-analyze', ['--version']);
  if (verify.status !== 0) {
    console.log('systemd-analyze is not installed: not run');
    skip();
  }
  const folder = openedFolder();
  const unit = readFileSync(fileURLToPath(new URL('../../deploy/ecosystem.service', import.meta.url)), 'utf8');
  const file = join(folder, 'ecosystem.service');
  // By itself systemd would end the database at the same moment as the server, under the requests that are still answered,
  // and would give up for good where a database comes some seconds later than the site.
  expect(unit).toContain('\nKillMode=mixed\n');
  expect(unit).toContain('\nStartLimitIntervalSec=0\n');
  // It looks whether the program is there.
  writeFileSync(file, unit.replaceAll('/home/ecosystem/app/node_modules/.bin/node', process.execPath));
  const said = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect(said.stderr.split('\n').filter((line) => line.includes('ecosystem.service'))).toEqual([]);
});

test('MANY-10 the examples of deploy/ lead to where a server listens by itself, start it as npm start does, and ask what is answered', async () => {
  const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
  const env = readEnv({});
  const place = env.ok ? `${env.value.host}:${env.value.port}` : '';
  expect(read('nginx.conf')).toContain(`server ${place} `);
  expect(read('Caddyfile')).toContain(`reverse_proxy ${place} `);
  const [, words] = /^ExecStart=\S+\/node (.+)$/mu.exec(read('ecosystem.service')) ?? [];
  const { scripts } = JSON.parse(read('../package.json')) as { scripts: { start: string } };
  expect(`node ${words}`).toBe(scripts.start);
  const database = await openedDatabase();
  const app = await openedAppOn(database);
  const [, asked = ''] = /health_uri (\S+)/u.exec(read('Caddyfile')) ?? [];
  expect(await (await fetch(app.url + asked)).json()).toEqual({ status: 'ready' });
});
