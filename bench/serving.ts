import { execFile, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/run.ts';
import { freePort } from '#server/postgres/free-port.ts';
import { eventually } from '#server/testing/eventually.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import type { Load } from './load.ts';

// Where Debian has it. Only root's PATH leads there.
const nginx = '/usr/sbin/nginx';

/** What this needs beside the product, and Debian's packages of it. */
const programs = { [nginx]: 'nginx-light', wrk: 'wrk' };

/** What is missing on this machine for it, in words. */
export function missingPrograms(): string | undefined {
  const missing = Object.entries(programs).filter(([program]) => spawnSync(program, ['-v']).error !== undefined);
  if (missing.length === 0) return undefined;
  return `not measured, because ${missing.map(([program]) => program).join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing (Debian: apt-get install ${missing.map(([, name]) => name).join(' ')})`;
}

/** The same files behind nginx, compressed beforehand as ours are. */
export async function openNginx(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { path: folder, remove } = testFolder(true);
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log /dev/null; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 2048; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000;
  types { text/html html; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${join(root, 'dist/site')}; gzip_static on;
    location / { try_files $uri $uri/index.html =404; }
  }
}`,
  );
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('close', done));
  const url = `http://127.0.0.1:${port}`;
  await eventually(
    'nginx answers',
    () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    10_000,
  );
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** Asks for a page again and again over sixteen connections, from a process of its own. */
export async function measureServing(url: string, seconds: number): Promise<Load> {
  const options = ['-t', '1', '-c', '16', '-d', `${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)('wrk', options);
  const perSecond = Number(/Requests\/sec:\s*([\d.]+)/u.exec(stdout)?.[1]);
  const [, time = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/u.exec(stdout) ?? [];
  if (/Non-2xx/u.test(stdout)) throw new Error(`Not every page was answered well: ${stdout}`);
  return { perSecond, p99: Number(time) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}
