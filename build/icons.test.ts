import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icons } from './icons.ts';

const draw = (name: string) => icons[name]?.() ?? Buffer.alloc(0);

test.each([
  ['icon-180.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['social.png', 1200, 630],
])('%s is as large as phones and others are told', async (name, width, height) => {
  expect(await sharp(await draw(name)).metadata()).toMatchObject({ format: 'png', width, height });
});

test('favicon.ico holds one picture, and its head says how long that is and where it begins', async () => {
  const file = await draw('favicon.ico');
  const [length, begin] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(begin + length).toBe(file.length);
  expect(await sharp(file.subarray(begin)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
