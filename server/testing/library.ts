import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type LibraryPicture, pictureBucket } from '#contract/pictures.ts';
import { callFunction } from './call-function.ts';
import type { TestApp } from './test-app.ts';

type Sent = {
  readonly id?: string;
  readonly alt?: unknown;
  readonly alt_de?: unknown;
  readonly name?: string;
  readonly type?: string;
};

/** An answer of the library: its pictures, or why it refused. */
export type LibraryAnswer = LibraryPicture[] & {
  readonly error?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
};

/** Puts a file into the library as the page of the team does. */
export function sendPicture(
  app: Pick<TestApp, 'url'>,
  headers: Readonly<Record<string, string>>,
  file: Buffer,
  { name = 'bed.jpg', type = 'image/jpeg', ...said }: Sent = {},
): Promise<[number, LibraryAnswer]> {
  const form = new FormData();
  form.append('metadata', JSON.stringify({ alt: 'A bed of lettuce', alt_de: 'Ein Beet mit Salat', ...said }));
  form.append('file', new Blob([new Uint8Array(file)], { type }), name);
  return callFunction(app, { headers }, 'POST', 'pictures', form);
}

/** The address of a file of the library. */
export const addressOf = (id: string, width: number, ending: 'avif' | 'webp'): string =>
  `/storage/v1/object/public/${pictureBucket}/${id}/${width}.${ending}`;

/** A photo as a phone takes it: lying on its side, red above and blue below once it is turned, with place and name. */
export async function phonePhoto(width = 120, height = 80): Promise<Buffer> {
  const half = { width: Math.round(width / 2), height, channels: 3, background: '#c02020' } as const;
  const red = await sharp({ create: half }).png().toBuffer();
  const photo = await sharp({ create: { ...half, width, background: '#2020c0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Artist: 'Ada Example', Make: 'Telephone 7' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
  // "Orientation" (0x0112), one short: sharp writes 1, a phone that was held upright 6.
  const tag = photo.indexOf(Buffer.from([0x12, 0x01, 0x03, 0x00, 0x01, 0x00, 0x00, 0x00]));
  photo[tag + 8] = 6;
  return photo;
}

/** A black PNG of so many points that is a few kilobytes itself. */
export function manyPixels(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // One bit for each point, grey.
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const parts = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
}
