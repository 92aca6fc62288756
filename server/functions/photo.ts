/** A photo that is safe to store and to mail. */
export type Photo = { readonly bytes: Buffer; readonly type: 'image/jpeg' | 'image/webp' };

// A phone takes 12 to 50 megapixels, and the browser shrinks the picture before it sends it. This bounds the memory of decoding.
const mostPixels = 50_000_000;
// Enough to recognise a key ring on a whole screen.
const longestSide = 2000;

let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes a safe photo from what a visitor sent: only JPEG and WebP by their first bytes, decoded and
 * encoded anew, at most 2000 pixels a side, so that neither place nor device nor anything hidden
 * survives. One at a time: each takes up to 150 MB for a moment. Out: `undefined` when it is no such picture.
 */
export async function cleanPhoto(base64: string): Promise<Photo | undefined> {
  const turn = queue.then(() => clean(Buffer.from(base64, 'base64')));
  queue = turn.catch(() => {});
  return turn;
}

async function clean(sent: Buffer): Promise<Photo | undefined> {
  const type = typeOf(sent);
  if (type === undefined) return undefined;
  // Loaded on first use: most servers never see a photo for days, and it takes 40 MB.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    const bytes = await (
      type === 'image/jpeg' ? picture.jpeg({ quality: 85 }) : picture.webp({ quality: 85 })
    ).toBuffer();
    return { bytes, type };
  } catch {
    return undefined;
  }
}

function typeOf(bytes: Buffer): Photo['type'] | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}
