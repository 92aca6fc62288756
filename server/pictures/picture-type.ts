export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

/** What a file is by its first bytes, whatever its sender says; `undefined` when it is no picture that we know. */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp';
  return undefined;
}
