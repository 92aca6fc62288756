import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not among our packages: it is 92 MB, and only this needs it.
const version = '2.9.6';
const folder = join(tmpdir(), `ecosystem-deno-${version}`);
// The package only leads to that of the machine, and would stand between us and what we end.
const programs = (place: string): readonly string[] => globSync(join(place, 'node_modules/@deno/*/deno{,.exe}'));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The npm package `deno`, fetched once into a folder of this machine. Undefined: it could not be fetched. */
export async function findDeno(): Promise<string | undefined> {
  const [found] = programs(folder);
  if (found !== undefined) return found;
  const unfinished = mkdtempSync(`${folder}-`);
  const patience = ['--fetch-retries', '1', '--fetch-timeout', '30000'];
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel', 'error'];
  const words = ['install', '--prefix', unfinished, ...patience, ...quiet, `deno@${version}`];
  spawnSync('npm', words, { cwd: unfinished, stdio: 'ignore', timeout: 90_000 });
  // Another worker may have been faster: its one is as good.
  if (programs(unfinished).length > 0) await rename(unfinished, folder).catch(() => {});
  await rm(unfinished, { recursive: true, force: true });
  return programs(folder)[0];
}

/** Starts a function of `supabase/functions` as a hosted project does, with nothing else in its environment. */
export async function denoFunction(
  deno: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly output: () => string; readonly close: () => Promise<void> }> {
  const place = join(root, 'supabase/functions', name);
  const child = spawn(
    deno,
    // The packages are those that are installed, of the versions that `deno.json` names.
    [
      'run --allow-net --allow-env --allow-read --no-lock --no-check --no-prompt --node-modules-dir=manual --cached-only'.split(
        ' ',
      ),
      ['--config', join(place, 'deno.json'), join(place, 'index.ts')],
    ].flat(),
    {
      env: {
        PATH: '/usr/bin:/bin',
        DENO_DIR: join(folder, 'cache'),
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = once(child, 'close').then(() => undefined);
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, url] = /Listening on (http:\/\/127\.0\.0\.1:\d+)/u.exec(output) ?? [];
        if (url !== undefined) resolve(url);
      });
  });
  const url = await Promise.race([listening, ended]);
  if (url === undefined) throw new Error(`Deno did not start:\n${output}`);
  return {
    url,
    output: () => output,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
