import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildFolder } from './folder.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = ['.html', '.js', '.css', '.svg', '.json', '.xml', '.txt', '.webmanifest'];

/** Lays a brotli and a gzip twin beside every text file, so that the server never compresses. */
export async function compress(): Promise<void> {
  const folder = join(buildFolder, 'site');
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.includes(extname(file)));
  for (const file of files) {
    const bytes = await readFile(join(folder, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(join(folder, `${file}.br`), await brotli(bytes, { params }));
    await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }));
  }
}
