import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildFolder } from './folder.ts';

const site = join(buildFolder, 'site');

/** The pictures that cannot be SVG, by their names: home-screen icons, the one of a tab, and what others show beside a link to us. */
export const icons: Readonly<Record<string, () => Promise<Buffer>>> = {
  ...Object.fromEntries([180, 192, 512].map((size) => [`icon-${size}.png`, () => drawIcon(size)])),
  // Asked for by name: by what cannot draw an SVG, and by what shows links and reads no page.
  'favicon.ico': async () => inIco(await drawIcon(32), 32),
  'social.png': async () =>
    sharp(await readFile('app/drawings/hills.svg'), { density: 200 })
      .resize(1200, 630, { fit: 'cover', position: 'bottom' })
      .png({ palette: true })
      .toBuffer(),
};

async function drawIcon(size: number): Promise<Buffer> {
  const rose = '#ffe5e5';
  const edge = Math.round(size * 0.08);
  return sharp(await readFile('public/icon.svg'), { density: 900 })
    .resize(size - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: rose })
    .flatten({ background: rose })
    .png({ palette: true })
    .toBuffer();
}

/** A square PNG in the file of Windows icons: the head, one entry, the picture as it is. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes of colour
  head.writeUInt16LE(32, 12); // bits of a point
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where it begins
  return Buffer.concat([head, png]);
}

/** Draws them into the site. */
export async function drawIcons(): Promise<void> {
  for (const [name, draw] of Object.entries(icons)) await writeFile(join(site, name), await draw());
}
