import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from './bare-environment.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { layReadyCluster } from './ready-cluster.ts';
import { testFolder } from './test-folder.ts';

const main = fileURLToPath(import.meta.resolve('#server/main.ts'));

/** A place where a server can be started again and again. */
export type TestPlace = { readonly path: string; readonly remove: () => Promise<void> };

/** A real server process. `output` grows while it runs. */
export type TestServer = {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** Settles with the exit code, or null after a kill. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and waits for the end. Out: the exit code, or null after a kill. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Makes a folder with a small built site in it, where the first start of a server has yet to make its database. */
export async function emptyPlace(): Promise<TestPlace> {
  const folder = testFolder();
  await writeFixtureSite(folder.path);
  return folder;
}

/** The same with a database, as after that first start. */
export async function testPlace(): Promise<TestPlace> {
  const place = await emptyPlace();
  const data = join(place.path, 'data');
  await mkdir(data, { mode: 0o711 });
  await layReadyCluster(data);
  return place;
}

type Settings = Readonly<Record<string, string>>;

// What a test does not end, because it failed or hung, would live on.
const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill();
});

/** Starts `node server/main.ts` as `npm start` does, in a folder with nothing in its environment but these settings. */
export function launch(
  folder: string,
  settings: Settings = {},
): { process: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [...startFlags(), main], {
    cwd: folder,
    env: { ...bareEnvironment, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  living.add(child);
  const ended = once(child, 'close').then(([code]) => {
    living.delete(child);
    return code as number | null;
  });
  return { process: child, output: () => output, ended };
}

/** Starts a server and waits until it says that it is ready. Throws with its output when it does not. */
export async function startTestServer(folder: string, settings: Settings = {}): Promise<TestServer> {
  const { process: child, output, ended } = launch(folder, settings);
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [, port] = /Ecosystem is ready: http:\/\/localhost:(\d+)/u.exec(output()) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const url = await Promise.race([ready, ended.then(() => undefined)]);
  if (url === undefined) throw new Error(`The server did not start:\n${output()}`);
  return {
    url,
    process: child,
    output,
    ended,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * What `npm start` gives to Node. V8 keeps up to 128 MB for what is young, on a machine that has them, and lets the rest
 * grow to a multiple of what is in use before it tidies up; 8 MB, and two fifths more, are as fast (docs/performance.md).
 */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}
