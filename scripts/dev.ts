import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { takeDataFolder } from '#server/data-folder.ts';
import { startEmbedded } from '#server/database.ts';
import { isLoopback, readSettings, sayFaults } from '#server/env.ts';
import { areaOf } from '#server/gateway/areas.ts';
import { whyNotListening } from '#server/http/listen.ts';
import { openLog } from '#server/log.ts';
import { runFile, writeRunFile } from '#server/run-file.ts';
import { addressOf, greetingOf } from '#server/start-server.ts';
import { reloadServer } from './dev/server.ts';
import { openSources } from './dev/sources.ts';
import { endWithParent } from './end-with-parent.ts';
import { giveUp, root } from './run.ts';

// One process keeps the port, Vite and PostgreSQL. The server's modules and the pages run in it from the sources, and
// what has changed of them is loaded anew (docs/decisions/039-working-on-the-site.md).
process.chdir(root);
endWithParent();
const env = readSettings();
if (!env.ok) giveUp(sayFaults(env.faults));
const log = openLog();
const { host, port, dataDir } = env.value;
if (!isLoopback(host))
  giveUp(
    'npm run dev is for this machine alone: leave HOST out, or write HOST=127.0.0.1. For others there is "npm start".',
  );

const http = createServer();

const ground = await takeDataFolder(env.value);
if (!ground.ok) giveUp(ground.because);
const { opening } = ground.value;
const postgres = opening.kind === 'embedded' ? await startEmbedded(opening, log) : undefined;

const untouched = [dataDir, 'dist', 'dist-configured', 'test-results'].map((folder) => resolve(folder));
// Migrations are read by the server, but are no modules.
const sources = openSources(http, { untouched, secret: [resolve(dataDir)] }, (file) =>
  server.reload(file.endsWith('.sql')),
);
const server = reloadServer({
  env: env.value,
  ground: ground.value,
  postgres,
  log,
  openDrawer: async () => (await sources).openDrawer(),
  made: async (...asked) => (await sources).made(...asked),
  load: async () => (await sources).load('/server/open-server.ts'),
});
const { files, close } = await sources;

http.on('request', (request: IncomingMessage, response: ServerResponse) => {
  if (!isThisMachine(request.headers.host)) return void refuse(response);
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || areaOf(pathname) || pathname === '/healthz' || pathname === '/readyz')
    return void server.answer(request, response);
  files(request, response, () => void server.answer(request, response));
});

// Vite listens as well, for its own socket.
http.on('upgrade', (request, socket, head) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!isThisMachine(request.headers.host)) return void socket.destroy();
  if (areaOf(pathname)) server.upgrade(request, socket, head);
  return undefined;
});

http.listen(port, host);
await once(http, 'listening').catch((error: Error) => giveUp(whyNotListening(error, host, port)));
const url = addressOf(host, (http.address() as { port: number }).port);
await writeRunFile(ground.value.dataDir, { pid: process.pid, databasePort: postgres?.port });

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  });
console.log(greetingOf(url, env.value));

async function stop(): Promise<void> {
  http.close();
  http.closeAllConnections();
  await server.close();
  await close();
  await rm(runFile(dataDir), { force: true });
  await postgres?.stop();
  if (ground.ok) ground.value.release();
  process.exit();
}

/** Whether a request names this machine: a page of another site can have its name lead here, and would read the answer. */
function isThisMachine(named = ''): boolean {
  const url = `http://${named}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[(.*)\]$/u, '$1'));
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('npm run dev answers only to localhost.');
}
