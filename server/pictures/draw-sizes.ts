import type { Result } from '#contract/failures.ts';
import { pictureType } from './picture-type.ts';
import { inTurn, loadSharp, type NoPicture } from './redraw.ts';

/** A picture in one size and format. */
type PictureSize = {
  readonly width: number;
  readonly type: 'image/avif' | 'image/webp';
  readonly bytes: Buffer;
};

/** A picture in all its sizes; `width` and `height` are those of the largest. */
export type PictureSizes = {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly sizes: readonly PictureSize[];
};

// What a phone takes today. All work on one picture, which only the team sends, gets so many seconds together: one of twelve
// megapixels takes one on two busy cores (measured), but one of four more than five where much else is done.
const mostPixels = 50_000_000;
const mostSeconds = 20;

// A column on a phone, the same on a sharp screen, and a whole screen. What is smaller stays as it is.
const smallerWidths = [480, 960];
const longestSide = 1600;

// Above this AVIF takes ten times as long for a twentieth of the bytes (measured).
const avif = { quality: 50, effort: 2 } as const;

/**
 * Draws a picture anew in a few fixed sizes, upright, as AVIF and WebP. Only its points go on: no place, device, name or
 * small copy, nothing that was cropped away, and of what moves the first frame. `read` gives the file when its turn has
 * come, so that those who wait hold no memory. `from` is whose it is.
 */
export async function drawSizes(read: () => Promise<Buffer>, from: string): Promise<Result<PictureSizes, NoPicture>> {
  return inTurn(from, async () => {
    const file = await read();
    const type = pictureType(file);
    if (type === undefined) throw new Error('No picture that we know.');
    const sharp = await loadSharp();
    const end = performance.now() + mostSeconds * 1000;
    const timeout = () => {
      const left = Math.ceil((end - performance.now()) / 1000);
      if (left < 1) throw new Error('It took too long.');
      return { seconds: left };
    };
    const sent = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
    if (`image/${(await sent.metadata()).format}` !== type) throw new Error('Not this picture.');
    const { data, info } = await sent
      .timeout(timeout())
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const widths = [...smallerWidths.filter((smaller) => smaller < width), width];
    const sizes: PictureSize[] = [];
    for (const each of widths) {
      const drawn = () => sharp(data, { raw: { width, height, channels } }).timeout(timeout()).resize({ width: each });
      sizes.push({ width: each, type: 'image/avif', bytes: await drawn().avif(avif).toBuffer() });
      sizes.push({ width: each, type: 'image/webp', bytes: await drawn().webp({ quality: 75 }).toBuffer() });
    }
    return { width, height, widths, sizes };
  });
}
