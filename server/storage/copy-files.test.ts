import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bareEnvironment } from '#server/testing/bare-environment.ts';
import { picture, storageClient } from '#server/testing/files.ts';
import { openedApp } from '#server/testing/opened.ts';
import { testKeys } from '#server/testing/test-app.ts';

/** A backend of its own, with the client that holds its secret key. */
async function backend() {
  const { app } = await openedApp();
  return { url: app.url, files: storageClient(app, { apikey: testKeys.secretKey }) };
}

test('MANY-14 npm run copy-files carries all buckets and files to another backend, also a second time, and names what it needs', async () => {
  const [from, to] = await Promise.all([backend(), backend()]);
  const copy = (env: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, ['scripts/copy-files.ts'], {
      env: { ...bareEnvironment, ...env },
    });
  const photo = await picture('png');
  await from.files.createBucket('papers', { public: false, fileSizeLimit: 5000, allowedMimeTypes: ['text/plain'] });
  await from.files.createBucket('photos', { public: true });
  await from.files.from('papers').upload('of/the/year/2026.txt', 'Minutes', { contentType: 'text/plain' });
  await from.files.from('papers').upload('first.txt', 'Hello', { contentType: 'text/plain' });
  await from.files.from('photos').upload('bed.png', photo, { contentType: 'image/png', cacheControl: '86400' });

  const sides = {
    FROM_URL: `${from.url}/`,
    FROM_KEY: testKeys.secretKey,
    TO_URL: to.url,
    TO_KEY: testKeys.secretKey,
  };
  for (const _time of ['first', 'again']) expect((await copy(sides)).stdout).toMatch(/^3 files in \d+ buckets/u);
  const { data } = await to.files.getBucket('papers');
  expect(data).toMatchObject({ public: false, file_size_limit: 5000, allowed_mime_types: ['text/plain'] });
  const read = async (bucket: string, path: string) => (await to.files.from(bucket).download(path)).data;
  expect(await (await read('papers', 'of/the/year/2026.txt'))?.text()).toBe('Minutes');
  const copied = await read('photos', 'bed.png');
  expect([copied?.type, Buffer.from((await copied?.arrayBuffer()) ?? new ArrayBuffer()).equals(photo)]).toEqual([
    'image/png',
    true,
  ]);

  expect((await to.files.from('photos').info('bed.png')).data?.cacheControl).toBe('max-age=86400');

  // What cannot be copied is named.
  await to.files.updateBucket('papers', { public: false, allowedMimeTypes: ['image/png'] });
  await expect(copy(sides)).rejects.toMatchObject({
    stderr: expect.stringContaining('papers/first.txt was not copied'),
  });

  await expect(copy({ ...sides, TO_KEY: '' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('TO_KEY=… npm run copy-files'),
  });
  // A key of visitors lists nothing, so it must not look like success.
  await expect(copy({ ...sides, FROM_KEY: testKeys.publishableKey })).rejects.toMatchObject({ code: 1 });
});
