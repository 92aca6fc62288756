import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picture } from '#server/testing/files.ts';
import { manyPixels } from '#server/testing/library.ts';
import { openedStorage } from '#server/testing/opened-storage.ts';

const { ada } = await openedStorage();

describe('pictures', () => {
  test.each(['jpeg', 'webp', 'png'] as const)(
    'a %s with place and name in it is kept without them, one without stays byte by byte',
    async (type) => {
      const told = await picture(type, { place: true });
      const plain = await picture(type);
      expect((await sharp(told).metadata()).exif).toBeDefined();
      const mine = ada.files.from('project_assets');
      const contentType = `image/${type}`;
      await mine.upload(`told.${type}`, told, { contentType });
      await mine.upload(`plain.${type}`, plain, { contentType });
      const kept = Buffer.from((await (await mine.download(`told.${type}`)).data?.arrayBuffer()) ?? new ArrayBuffer());
      const found = await sharp(kept).metadata();
      expect([found.exif, found.format, found.width]).toEqual([undefined, type, 40]);
      expect(kept.toString('latin1')).not.toContain('Ada Example');
      const { data } = await mine.info(`told.${type}`);
      expect(data).toMatchObject({
        size: kept.length,
        etag: `"${createHash('md5').update(kept).digest('hex')}"`,
        contentType,
      });
      const same = Buffer.from((await (await mine.download(`plain.${type}`)).data?.arrayBuffer()) ?? new ArrayBuffer());
      expect(same.equals(plain)).toBe(true);
    },
  );

  test('a comment in a JPEG, bytes behind the end, and words in a PNG do not stay either', async () => {
    const jpeg = await picture('jpeg');
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 14]),
      Buffer.from('Ada Example!'),
      jpeg.subarray(2),
    ]);
    const png = await picture('png');
    const webp = await picture('webp');
    const mine = ada.files.from('project_assets');
    const cases = [
      ['comment.jpg', comment, 'image/jpeg'],
      ['behind.jpg', Buffer.concat([jpeg, Buffer.from('Ada Example')]), 'image/jpeg'],
      ['behind.png', Buffer.concat([png, Buffer.from('Ada Example')]), 'image/png'],
      ['behind.webp', Buffer.concat([webp, Buffer.from('Ada Example')]), 'image/webp'],
      ['moving.gif', Buffer.concat([await picture('gif'), Buffer.from('Ada Example')]), 'image/gif'],
    ] as const;
    for (const [name, bytes, contentType] of cases) {
      expect((await mine.upload(name, bytes, { contentType })).error).toBeNull();
      const kept = Buffer.from((await (await mine.download(name)).data?.arrayBuffer()) ?? new ArrayBuffer());
      expect(kept.toString('latin1')).not.toContain('Ada Example');
      expect((await sharp(kept).metadata()).width).toBe(40);
    }
  });

  test('a picture that would fill the memory is refused', async () => {
    const upload = async (height: number) => {
      const bytes = manyPixels(4000, height);
      expect(bytes.length).toBeLessThan(5 * 1024 * 1024);
      return ada.files.from('project_assets').upload(`${height}.png`, bytes, { contentType: 'image/png' });
    };
    expect((await upload(4000)).error).toBeNull();
    expect((await upload(4001)).error).toMatchObject({ statusCode: '415' });
  });
});
