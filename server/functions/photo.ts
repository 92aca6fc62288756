/** A photo that is safe to store and to mail. */
export type Photo = { readonly bytes: Buffer; readonly type: 'image/jpeg' | 'image/webp' };

/** `invalid`: no such picture. `busy`: too many wait, and the sender should try again. */
export type PhotoResult = { ok: true; photo: Photo } | { ok: false; because: 'invalid' | 'busy' };

// The browser shrinks a photo to 1600 pixels a side before it sends it. This bounds the memory of decoding:
// a progressive JPEG of 50 megapixels took 400 MB, one of 10 takes 70 (measured).
const mostPixels = 10_000_000;
// Enough to recognise a key ring on a whole screen.
const longestSide = 2000;
// Who waits behind more than these would be told only after ten seconds that it did not work.
const mostWaiting = 5;

let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Makes a safe photo from what a visitor sent: only JPEG and WebP by their first bytes, decoded and
 * encoded anew, at most 2000 pixels a side, so that neither place nor device nor anything hidden
 * survives. One at a time: each takes up to 70 MB for a moment.
 */
export async function cleanPhoto(base64: string): Promise<PhotoResult> {
  if (waiting >= mostWaiting) return { ok: false, because: 'busy' };
  waiting += 1;
  const turn = queue.then(() => clean(Buffer.from(base64, 'base64')));
  queue = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function clean(sent: Buffer): Promise<PhotoResult> {
  const type = typeOf(sent);
  if (type === undefined) return { ok: false, because: 'invalid' };
  // Loaded on first use: most servers never see a photo for days, and it takes 40 MB.
  const { default: sharp } = await import('sharp');
  // Its memory of past operations would keep 300 MB for each progressive picture, for good (measured).
  sharp.cache(false);
  try {
    const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const bytes = await (
      type === 'image/jpeg' ? picture.jpeg({ quality: 85 }) : picture.webp({ quality: 85 })
    ).toBuffer();
    return { ok: true, photo: { bytes, type } };
  } catch {
    return { ok: false, because: 'invalid' };
  }
}

function typeOf(bytes: Buffer): Photo['type'] | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}
