import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { packBrotli, small } from '#server/pages/site-file.ts';
import { buildFolder } from './folder.ts';

const zip = promisify(gzip);
const texts = ['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'];

/** Lays a brotli and a gzip twin beside every text file, so that the server never compresses. */
export async function compress(): Promise<void> {
  const folder = join(buildFolder, 'site');
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.includes(extname(file)));
  // As many at once as Node has threads for it.
  await Promise.all(Array.from({ length: 4 }, () => packAll(folder, files)));
}

/** Packs what is left of a list, until nothing is. */
async function packAll(folder: string, files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const bytes = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.br`), await packBrotli(bytes, small));
    await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }));
  }
}
