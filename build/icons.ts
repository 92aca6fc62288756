import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildFolder } from './folder.ts';

const site = join(buildFolder, 'site');

/** The pictures that cannot be SVG, by their names: home-screen icons, and what others show beside a link to us. */
export const icons: Readonly<Record<string, () => Promise<Buffer>>> = {
  ...Object.fromEntries([180, 192, 512].map((size) => [`icon-${size}.png`, () => drawIcon(size)])),
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
    .resize(Math.round(size * 0.84))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: rose })
    .resize(size, size)
    .flatten({ background: rose })
    .png({ palette: true })
    .toBuffer();
}

/** Draws them into the site. */
export async function drawIcons(): Promise<void> {
  for (const [name, draw] of Object.entries(icons)) await writeFile(join(site, name), await draw());
}
