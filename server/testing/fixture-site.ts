import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const files: Readonly<Record<string, string>> = {
  'site/index.html': '<h1>Home</h1>',
  'site/index.html.br': 'compressed',
  'site/index.html.gz': 'compressed',
  'site/contact/index.html': '<h1>Get in Touch</h1>',
  'site/de/index.html': '<h1>Start</h1>',
  'site/404.html': '<h1>Oops! Page not found</h1>',
  'site/de/404.html': '<h1>Seite nicht gefunden</h1>',
  'site/thank-you/index.html': '<h1>Thank you</h1>',
  'site/de/thank-you/index.html': '<h1>Danke</h1>',
  'site/de/contact/index.html': '<h1>Schreib uns</h1>',
  'site/projects/index.html': '<h1>Projects</h1>',
  'site/projects/garden/index.html': '<h1>Garden</h1>',
  'site/de/projects/index.html': '<h1>Projekte</h1>',
  'site/sitemap.xml': 'stored',
  'site/search-en.json': '[{"path":"/"}]',
  'site/assets/entry-D4x_9-aB.js': 'export {};',
  'site/assets/entry-D4x_9-aB.js.map': 'source',
  'earlier/assets/entry-B3fore_x.js': 'export {};',
  'site/robots.txt': 'User-agent: *',
  'site/.hidden/secret.txt': 'hidden',
  'site/_headers': 'for another host',
  'server/secret.js': 'source',
  'render/assets.json': '{}',
  'render/render.js': `export { renderer } from '${import.meta.resolve('./fixture-renderer.ts')}';`,
  'said.json': JSON.stringify({ names: [], pages: {} }),
  'csp.json': JSON.stringify({
    '/': "default-src 'self'; script-src 'sha256-home'",
    '/404': "default-src 'self'; script-src 'sha256-404'",
  }),
};

/** Writes a small built site into `folder`/build, shaped like the real one. */
export async function writeFixtureSite(folder: string): Promise<string> {
  const build = join(folder, 'dist');
  for (const [path, text] of Object.entries(files)) {
    const file = join(build, path);
    await mkdir(dirname(file), { recursive: true });
    const plain = files[path.replace(/\.(?:br|gz)$/u, '')] ?? text;
    const content = path.endsWith('.br') ? brotliCompressSync(plain) : path.endsWith('.gz') ? gzipSync(plain) : text;
    await writeFile(file, content);
  }
  return build;
}
