import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '#scripts/run.ts';
import { testFolder } from '#server/testing/test-folder.ts';
import { startTestServer } from '#server/testing/test-server.ts';

export type BenchServer = { url: string; dataDir: string; stop: () => Promise<void> };

/** Starts the real server on a free port of this machine, with a database of its own. It serves `folder`/dist. */
export async function startServer(folder: string): Promise<BenchServer> {
  const around = testFolder(true);
  const dataDir = join(around.path, 'data');
  const server = await startTestServer(folder, { HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  return {
    url: server.url,
    dataDir,
    stop: async () => {
      await server.end();
      await around.remove();
    },
  };
}

/** A copy of the built site in which no page carries a script: the fastest they could ever be. */
export function withoutScripts(): { folder: string; remove: () => Promise<void> } {
  const { path: folder, remove } = testFolder(true);
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
  return { folder, remove };
}
