import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildFolder } from './folder.ts';

const site = join(buildFolder, 'site');

/** Draws the pictures that cannot be SVG: home-screen icons, and what others show beside a link to us. */
export async function drawIcons(): Promise<void> {
  const icon = await readFile('public/icon.svg');
  const rose = '#ffe5e5';
  for (const size of [180, 192, 512])
    await sharp(icon, { density: 900 })
      .resize(Math.round(size * 0.84))
      .extend({
        top: Math.round(size * 0.08),
        bottom: Math.round(size * 0.08),
        left: Math.round(size * 0.08),
        right: Math.round(size * 0.08),
        background: rose,
      })
      .resize(size, size)
      .flatten({ background: rose })
      .png({ palette: true })
      .toFile(join(site, `icon-${size}.png`));
  await sharp(await readFile('app/drawings/hills.svg'), { density: 200 })
    .resize(1200, 630, { fit: 'cover', position: 'bottom' })
    .png({ palette: true })
    .toFile(join(site, 'social.png'));
}
