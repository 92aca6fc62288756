import type { Result } from '#contract/failures.ts';
import { pictureType } from '#server/pictures/picture-type.ts';
import { type NoPicture, redraw } from '#server/pictures/redraw.ts';

/** A photo that is safe to store and to mail. */
export type Photo = { readonly bytes: Buffer; readonly type: 'image/jpeg' | 'image/webp' };

/** Makes a safe photo from what a visitor sent, in Base64; `from` is the sender's place (`addressSite`). */
export type CleanPhoto = (base64: string, from: string) => Promise<Result<Photo, NoPicture>>;

// The browser shrinks a photo to 1600 pixels a side before it sends it.
const mostPixels = 10_000_000;
// Enough to recognise a key ring on a whole screen.
const longestSide = 2000;

/** Takes only JPEG and WebP by their first bytes, and draws them anew, at most 2000 pixels a side. */
export const cleanPhoto: CleanPhoto = async (base64, from) => {
  const sent = Buffer.from(base64, 'base64');
  const type = pictureType(sent);
  if (type !== 'image/jpeg' && type !== 'image/webp') return { ok: false, because: 'invalid' };
  const redrawn = await redraw(sent, type, { mostPixels, longestSide }, from);
  return redrawn.ok ? { ok: true, value: { bytes: redrawn.value, type } } : redrawn;
};
