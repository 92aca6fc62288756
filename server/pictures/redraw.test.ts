import { expect, test } from 'vitest';
import { drawSizes } from './draw-sizes.ts';
import { loadSharp, redraw, withoutMetadata } from './redraw.ts';

const limits = { mostPixels: 1_000_000 };

test('the photo of a visitor is drawn after one upload, however many of accounts wait', async () => {
  const sharp = await loadSharp();
  const plane = sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } });
  const [gif, jpeg] = await Promise.all([plane.clone().gif().toBuffer(), plane.clone().jpeg().toBuffer()]);
  const order: string[] = [];
  const uploads = ['one', 'two', 'three'].flatMap((account) =>
    Array.from({ length: 6 }, async () => {
      const done = await withoutMetadata(gif, 'image/gif', limits.mostPixels, account);
      if (done.ok) order.push(account);
    }),
  );
  const photo = await redraw(jpeg, 'image/jpeg', limits, '192.0.2.1');
  order.push('visitor');
  await Promise.all(uploads);
  expect(photo.ok).toBe(true);
  expect(order.indexOf('visitor')).toBeLessThanOrEqual(1);
  expect(order.length).toBeGreaterThan(5);
});

test('a file that cannot be read while the database is away is not taken for no picture', async () => {
  const away = Object.assign(new Error('The connection was closed.'), { code: 'CONNECTION_CLOSED' });
  await expect(drawSizes(() => Promise.reject(away), '')).rejects.toBe(away);
  const gone = await drawSizes(() => Promise.reject(new Error('The file is gone.')), '');
  expect(gone).toEqual({ ok: false, because: 'invalid' });
});
