/** A photo that is safe to store and to mail. */
export type Photo = { readonly bytes: Buffer; readonly type: 'image/jpeg' | 'image/webp' };

// 40 megapixels is more than a phone takes after the browser has shrunk the picture; it bounds the memory of decoding.
const mostPixels = 40_000_000;

/**
 * Makes a safe photo from what a visitor sent: only JPEG and WebP by their first bytes, decoded and
 * encoded anew, so that neither place nor device nor anything hidden survives. Out: `undefined`
 * when it is no such picture.
 */
export async function cleanPhoto(base64: string): Promise<Photo | undefined> {
  const sent = Buffer.from(base64, 'base64');
  const type = typeOf(sent);
  if (type === undefined) return undefined;
  // Loaded on first use: most servers never see a photo for days, and it takes 40 MB.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
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
