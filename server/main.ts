import { readSettings, sayFaults } from './env.ts';
import { errorFields } from './error-fields.ts';
import { sayWithoutRoom } from './free-room.ts';
import { openLog } from './log.ts';
import { sayOwnedByOthers } from './owned-by-others.ts';
import { isAway } from './postgres/away.ts';
import { type Started, startServer } from './start-server.ts';

// The server: `node server/main.ts`. Everything it does is in start-server.ts; here it meets the process.
const log = openLog();
const started = await start();
if (!started.ok) {
  console.error(started.because);
  process.exit(1);
}
const server = started.value;

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // npm hands a Ctrl-C on that the terminal has already sent: the second one is no wish for haste.
    if (isStopping) return;
    isStopping = true;
    void stop();
  });
}
// The driver asks for the types of the database on each connection and waits for no answer (fetchArrayTypes of
// postgres/src/connection.js): when the connection ends at that moment, nobody could catch it, and it would end the
// process. It connects again by itself. Whatever else nobody caught still ends the process.
process.on('unhandledRejection', (error) => {
  if (!isAway(error)) throw error;
  log.warn(errorFields(error), 'a connection to the database ended as it began');
});
// Last, because who reads it may send a signal at once.
console.log(server.greeting);

async function start(): Promise<Started> {
  const env = readSettings();
  if (!env.ok) return { ok: false, because: sayFaults(env.faults) };
  const tried = await startServer(env.value, log, process.stdout.isTTY).catch((error: Error): Started => ({
    ok: false,
    because: `The server cannot start. ${error.message}`,
  }));
  if (tried.ok) return tried;
  const { dataDir } = env.value;
  return { ok: false, because: tried.because + (await sayOwnedByOthers(dataDir)) + (await sayWithoutRoom(dataDir)) };
}

async function stop(): Promise<void> {
  try {
    await server.stop();
    process.exit(0);
  } catch (error) {
    log.error({ problem: (error as Error).message }, 'the server did not stop cleanly');
    process.exit(1);
  }
}
