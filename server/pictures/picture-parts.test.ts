import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureType } from './picture-type.ts';
import { withoutMetadata } from './redraw.ts';

const secret = 'Ada Example, what was cropped away';
const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
/** Not one colour, so that there is something to keep. */
const drawn = (side: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
  <rect width="100%" height="100%" fill="#F4C766"/><circle cx="50%" cy="50%" r="40%" fill="#0F4C5C"/></svg>`),
  );
const [png, jpeg, progressive, webp, clear] = await Promise.all([
  drawn(40).png().toBuffer(),
  drawn(40).jpeg().toBuffer(),
  drawn(40).jpeg({ progressive: true }).withIccProfile('p3').toBuffer(),
  drawn(40).webp().toBuffer(),
  drawn(40)
    .composite([
      { input: Buffer.from([0, 0, 0, 0]), raw: { width: 1, height: 1, channels: 4 }, tile: true, blend: 'dest-in' },
    ])
    .webp()
    .toBuffer(),
]);
const turning = await sharp([png, await drawn(40).negate().png().toBuffer()], { join: { animated: true } })
  .webp()
  .toBuffer();
const original = await drawn(200).jpeg({ quality: 100 }).toBuffer();

function chunk(name: string, data: Buffer): Buffer {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length);
  numbers.writeUInt32BE(crc32(Buffer.concat([bytesOf(name), data])), 4);
  return Buffer.concat([numbers.subarray(0, 4), bytesOf(name), data, numbers.subarray(4)]);
}
/** A PNG with something before its last part. */
const pngWith = (...parts: Buffer[]): Buffer => Buffer.concat([png.subarray(0, -12), ...parts, png.subarray(-12)]);

function segment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
}
const jpegWith = (part: Buffer): Buffer => Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)]);
/** A progressive JPEG with something between its first scan and the part after it. */
function betweenScans(part: Buffer): Buffer {
  const scan = progressive.indexOf(Buffer.from([0xff, 0xda]));
  let next = scan + 2;
  while (progressive[next] !== 0xff || progressive[next + 1] === 0) next += 1;
  return Buffer.concat([progressive.subarray(0, next), part, progressive.subarray(next)]);
}

function webpWith(name: string, data: Buffer): Buffer {
  const part = Buffer.alloc(8 + data.length + (data.length % 2));
  part.write(name, 'latin1');
  part.writeUInt32LE(data.length, 4);
  data.copy(part, 8);
  const all = Buffer.concat([webp, part]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

const kept = async (bytes: Buffer, type: PictureType): Promise<Buffer> => {
  const result = await withoutMetadata(bytes, type, 1_000_000, 'a test');
  if (!result.ok) throw new Error(result.because);
  return result.value;
};

describe('a picture carries nothing but the picture', () => {
  test.each([
    [
      'a cropped PNG with the rest of the original behind it',
      Buffer.concat([png, bytesOf(secret), png.subarray(-12)]),
      'image/png',
    ],
    ['a PNG with words behind its end', Buffer.concat([png, bytesOf(secret)]), 'image/png'],
    ['a PNG with a part of a program', pngWith(chunk('prVt', bytesOf(secret))), 'image/png'],
    ['a PNG with its time', pngWith(chunk('tIME', Buffer.from([7, 234, 11, 22, 9, 0, 0]))), 'image/png'],
    ['a PNG with words in it', pngWith(chunk('tEXt', bytesOf(`Comment\0${secret}`))), 'image/png'],
    ['a PNG with EXIF', pngWith(chunk('eXIf', bytesOf(`MM\0*\0\0\0\x08\0\0${secret}`))), 'image/png'],
    [
      'a cropped JPEG with the rest of the original behind it',
      Buffer.concat([jpeg, original.subarray(-500)]),
      'image/jpeg',
    ],
    ['two joined JPEGs', Buffer.concat([jpeg, original]), 'image/jpeg'],
    [
      'a JPEG with words behind its end, which end like one',
      Buffer.concat([jpeg, bytesOf(`${secret}\xFF\xD9`)]),
      'image/jpeg',
    ],
    ['a JPEG with a comment', jpegWith(segment(0xfe, bytesOf(secret))), 'image/jpeg'],
    ['a JPEG with a comment between its scans', betweenScans(segment(0xfe, bytesOf(secret))), 'image/jpeg'],
    ['a JPEG with EXIF between its scans', betweenScans(segment(0xe1, bytesOf(`Exif\0\0${secret}`))), 'image/jpeg'],
    ['a JPEG with a list of more pictures (MPF)', jpegWith(segment(0xe2, bytesOf(`MPF\0${secret}`))), 'image/jpeg'],
    ['a JPEG with a small picture in JFXX', jpegWith(segment(0xe0, bytesOf(`JFXX\0\x10${secret}`))), 'image/jpeg'],
    ['a WebP with a part that nobody knows', webpWith('ABCD', bytesOf(secret)), 'image/webp'],
    ['a WebP with words behind its end', Buffer.concat([webp, bytesOf(secret)]), 'image/webp'],
    ['a WebP with a known part where none belongs', webpWith('ALPH', bytesOf(secret)), 'image/webp'],
  ] as const)('%s', async (_, sent, type) => {
    expect((await sharp(sent).metadata()).width).toBe(40);
    const found = await kept(sent, type);
    expect(found.equals(sent)).toBe(false);
    for (const hidden of [bytesOf(secret.slice(0, 11)), bytesOf('tIME'), original.subarray(-100, -2)])
      expect(found.includes(hidden)).toBe(false);
    const { format, width, height } = await sharp(found).metadata();
    expect([`image/${format}`, width, height]).toEqual([type, 40, 40]);
    // What was cleaned is clean: nothing of it would be taken out another time.
    expect((await kept(found, type)).equals(found)).toBe(true);
  });

  test.each([
    ['PNG', png, 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['progressive JPEG with a colour profile', progressive, 'image/jpeg'],
    ['WebP', webp, 'image/webp'],
    ['WebP that can be seen through', clear, 'image/webp'],
    ['WebP that moves', turning, 'image/webp'],
  ] as const)('a %s that is only a picture stays byte by byte', async (_, sent, type) => {
    expect((await kept(sent, type)).equals(sent)).toBe(true);
  });
});
