import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Packs what lies in `folder` into one file that only its owner reads. Throws with the words of `tar`. */
export const pack = (folder: string, file: string, names: readonly string[]): Promise<void> =>
  tar(['-C', folder, '-czf', file, ...names]);

/** Unpacks a file into `folder`; whom things belong to is decided there. Throws with the words of `tar`. */
export const unpack = (file: string, folder: string): Promise<void> =>
  tar(['-C', folder, '-xzpf', file, '--no-same-owner']);

async function tar(words: readonly string[]): Promise<void> {
  const umask = process.umask(0o077);
  const child = spawn('tar', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.umask(umask);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(`tar: ${said.trim().split('\n').at(-1) ?? 'it failed'}`);
}
