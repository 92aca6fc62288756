import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** Photographs a QR code as it stands on the screen and reads the picture, as a phone does. */
export async function photographed(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR(
    { width: info.width, height: info.height, data: new Uint8Array(data) },
    { textDecoder: (bytes) => new TextDecoder().decode(bytes) },
  );
}
