import type { Sharp } from 'sharp';
import type { Result } from '#contract/failures.ts';
import { isAway } from '#server/postgres/away.ts';
import { makeTurns } from '#server/turns.ts';
import { isOnlyPicture } from './picture-parts.ts';
import type { PictureType } from './picture-type.ts';

/** Why a picture was not drawn: `invalid`: no such picture. `busy`: too many wait, and the sender should try again. */
export type NoPicture = { readonly because: 'invalid' | 'busy' };

type Redrawing = {
  /** Bounds the memory of decoding: a progressive JPEG takes some 9 MB a megapixel (measured). */
  readonly mostPixels: number;
  /** Longer pictures are made smaller. Unset: the size stays. */
  readonly longestSide?: number;
};

// One at a time, because of the memory. Who waits behind more than these would be told only after ten seconds that it
// did not work.
const turns = makeTurns({ atOnce: 1, longest: 8 });

// Uploads wait among themselves first, so that never more than one of them stands before the photo of a visitor: an
// animation may take five seconds, and two accounts could otherwise fill all places.
const uploads = makeTurns({ atOnce: 1, longest: 8 });

/**
 * Decodes a picture and encodes it anew, upright, so that neither place nor device nor anything hidden survives. `from`
 * is whose it is: a place (`addressSite`) or an account.
 */
export async function redraw(
  bytes: Buffer,
  type: PictureType,
  how: Redrawing,
  from: string,
): Promise<Result<Buffer, NoPicture>> {
  return inTurn(from, async () => {
    const sharp = await loadSharp();
    const isAnimated = type === 'image/gif';
    const picture = sharp(bytes, { limitInputPixels: how.mostPixels, failOn: 'error', animated: isAnimated });
    const { longestSide: side } = how;
    const upright = isAnimated ? picture : picture.autoOrient();
    const sized =
      side === undefined
        ? upright
        : upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    // All others wait meanwhile. A photo takes a second at most; an animation may have hundreds of them.
    return encode(sized, type).timeout({ seconds: 5 }).toBuffer();
  });
}

/**
 * Takes out what a picture tells beside what it shows (place, time, device, names, small copies of the original, what
 * was cropped away). One that has nothing of it stays as it is, byte by byte.
 */
export async function withoutMetadata(
  bytes: Buffer,
  type: PictureType,
  mostPixels: number,
  from: string,
): Promise<Result<Buffer, NoPicture>> {
  const done = await uploads(from, async (): Promise<Result<Buffer, NoPicture>> => {
    const isPlain = await inTurn(from, async () => {
      const sharp = await loadSharp();
      const found = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
      if (`image/${found.format}` !== type || found.width * found.height > mostPixels)
        throw new Error('Not this picture.');
      return isOnlyPicture(bytes, type);
    });
    if (!isPlain.ok) return isPlain;
    return isPlain.value ? { ok: true, value: bytes } : redraw(bytes, type, { mostPixels }, from);
  });
  return done?.value ?? { ok: false, because: 'busy' };
}

/** Works on a picture when it is its sender's turn. What throws is no picture, unless the database that holds it is away. */
export async function inTurn<Value>(from: string, work: () => Promise<Value>): Promise<Result<Value, NoPicture>> {
  try {
    const done = await turns(from, work);
    return done === undefined ? { ok: false, because: 'busy' } : { ok: true, value: done.value };
  } catch (error) {
    if (isAway(error)) throw error;
    return { ok: false, because: 'invalid' };
  }
}

export async function loadSharp(): Promise<typeof import('sharp').default> {
  // Loaded on first use: most servers never see a photo for days, and it takes 40 MB.
  const { default: sharp } = await import('sharp');
  // Its memory of past operations would keep 300 MB for each progressive picture, for good (measured).
  sharp.cache(false);
  return sharp;
}

function encode(picture: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return picture.jpeg({ quality: 85 });
  if (type === 'image/webp') return picture.webp({ quality: 85 });
  return type === 'image/png' ? picture.png() : picture.gif();
}
