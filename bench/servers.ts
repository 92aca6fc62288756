import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '#scripts/run.ts';
import { startFlags } from '#server/testing/start-flags.ts';
import { testFolder } from '#server/testing/test-folder.ts';

export type BenchServer = { url: string; dataDir: string; stop: () => Promise<void> };

const patience = 60_000;

/** Starts the real server on a free port of this machine, with a database of its own. It serves `folder`/dist. */
export async function startServer(folder: string): Promise<BenchServer> {
  const around = testFolder(true);
  // Started by root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(around.path, 0o711);
  const dataDir = join(around.path, 'data');
  const child = spawn(process.execPath, [...startFlags(), join(root, 'server/main.ts')], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAddress(child);
  return {
    url,
    dataDir,
    stop: async () => {
      const closed = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await closed;
      await around.remove();
    },
  };
}

/** A copy of the built site in which no page carries a script: the fastest they could ever be. */
export function withoutScripts(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ecosystem-bench-scriptless-'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const name of globSync('dist/site/**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8').replaceAll(
      /<script\b[^]*?<\/script>|<link rel="modulepreload"[^>]*>/gu,
      '',
    );
    writeFileSync(file, html);
    // As small as in the build.
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let said = '';
    const timer = setTimeout(() => failed(new Error(`The server did not start in time:\n${said}`)), patience);
    child.once('close', () => failed(new Error(`The server did not start:\n${said}`)));
    // Read on for as long as it runs: a full pipe would hold the server.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      const [, port] = /ready: http:\/\/[^:\s]+:(\d+)/u.exec(said) ?? [];
      if (!port) return;
      clearTimeout(timer);
      done(`http://127.0.0.1:${port}`);
    });
  });
}
