import { environment, readEnv } from './env.ts';
import { openLog } from './log.ts';
import { startServer } from './start-server.ts';

// The server: `node server/main.ts`. Everything it does is in start-server.ts; here it meets the process.
const log = openLog();
const env = readEnv(environment());
const started = env.ok
  ? await startServer(env.value, log)
  : {
      ok: false as const,
      because: ['The settings need a correction:', ...env.faults.map((fault) => `- ${fault}`)].join('\n'),
    };

if (!started.ok) {
  console.error(started.because);
  process.exit(1);
}
console.log(started.value.greeting);

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // npm hands a Ctrl-C on that the terminal has already sent: the second one is no wish for haste.
    if (isStopping) return;
    isStopping = true;
    void started.value.stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error({ problem: error.message }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  });
}
