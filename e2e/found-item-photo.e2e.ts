import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { draftWords } from '#content/forms/draft.ts';
import { foundAsked } from '#content/found/found-form.ts';
import { foundPhoto, noPhoto } from '#content/found/photo.ts';
import { type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { bodiesSent, fillReport, foundReport, openReport, storedReport } from './support/find-the-lost-form.ts';
import { hold } from './support/hold.ts';
import { holdReact, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

/** What a phone writes into its files: where, with what, and how it was held. */
const written = {
  IFD0: { Copyright: 'Ada the Finder', Make: 'Phone of Ada' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 59/1 0/1' },
};

/** A photo taken with the phone held upright: 2400 × 1800 in the file, 1800 × 2400 for whoever looks at it. */
async function takePhoto() {
  const lines = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1800"><rect width="2400" height="900" fill="#b5432c"/></svg>`,
  );
  return sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#0f4c5c',
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
    },
  })
    .composite([{ input: lines }])
    .jpeg({ quality: 95 })
    .withExif(written)
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

let taken: Promise<Buffer> | undefined;

/** The same for all tests: to make it takes longer than most of them. */
const phonePhoto = (): Promise<Buffer> => (taken ??= takePhoto());

/** Small and quickly made smaller, where it does not matter what it is of. */
const smallPhoto = sharp({ create: { width: 300, height: 200, channels: 3, background: '#cdbce8' } })
  .jpeg()
  .toBuffer();

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

function photoOf(page: Page, locale: Locale = 'en') {
  const [before = ''] = foundPhoto.ready[locale].split('{size}');
  return {
    field: page.getByLabel(foundPhoto.label[locale], { exact: true }),
    ready: page.getByText(before),
    preview: page.getByRole('img', { name: foundPhoto.alt[locale] }),
    remove: page.getByRole('button', { name: foundPhoto.remove[locale] }),
  };
}

for (const locale of inGerman)
  test(`a photo reaches the team's mail without place and device (${locale})`, async ({ page, live }) => {
    const original = await phonePhoto();
    const { exif } = await sharp(original).metadata();
    expect(exif?.includes('Phone of Ada')).toBe(true);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const report = await openReport(page, locale);
    const { field, ready, preview } = photoOf(page, locale);
    await expect(field).toHaveAttribute('accept', 'image/*');
    await expect(field).not.toHaveAttribute('capture');
    await expect(field).toHaveAccessibleDescription(foundAsked.photoHint[locale]);
    await expect(page.getByText(foundPhoto.draft[locale])).toBeVisible();
    expect(asked.filter((path) => path.includes('shrink-photo'))).toEqual([]);

    await field.setInputFiles(jpeg('found.jpg', original));
    await expect(ready).toBeVisible();
    await expect(page.getByRole('status').filter({ has: ready })).toHaveCount(1);
    await expect(preview).toBeVisible();
    const size = ({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight];
    await expect.poll(() => preview.evaluate(size)).toEqual([1200, 1600]);
    expect(await axeFaults(page)).toEqual([]);

    const bodies = bodiesSent(page);
    await fillReport(report);
    await report.submit.click();
    await expect(report.submitted).toBeVisible();

    await test.step('what leaves the browser', async () => {
      expect(bodies).toHaveLength(1);
      const { photo, ...rest } = bodies[0] ?? {};
      expect(Object.keys(rest).toSorted()).toEqual([
        'answer',
        'email',
        'html',
        'id',
        'locale',
        'message',
        'name',
        'page',
        'reason',
        'thing',
      ]);
      const sent = Buffer.from(String(photo), 'base64');
      expect(sent.length).toBeLessThanOrEqual(400_000);
      const { format, width, height, exif, iptc, xmp } = await sharp(sent).metadata();
      expect({ format, width, height, exif, iptc, xmp }).toEqual({ format: 'jpeg', width: 1200, height: 1600 });
      // Long words: three letters stand in any picture by chance now and then.
      for (const hidden of ['the Finder', 'Phone of Ada']) expect(sent.includes(hidden)).toBe(false);
      expect(sent.includes('Exif')).toBe(false);
      // Turned as it was held: what was its upper half is the right one now.
      const { data } = await sharp(sent)
        .resize(2, 1, { kernel: 'nearest' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect((data[3] ?? 0) - (data[4] ?? 0)).toBeGreaterThan(80);
    });

    await test.step('what reaches the team', async () => {
      const { reference } = await storedReport(page, live);
      const { mail } = await live.mailAbout(reference);
      expect(mail.attachments).toMatchObject([{ filename: 'photo.jpeg', mimeType: 'image/jpeg' }]);
      const got = Buffer.from(mail.attachments[0]?.content as ArrayBuffer);
      const { width, height, exif } = await sharp(got).metadata();
      expect({ width, height, exif }).toEqual({ width: 1200, height: 1600, exif: undefined });
      for (const hidden of ['the Finder', 'Phone of Ada']) expect(got.includes(hidden)).toBe(false);
    });
  });

test('what cannot become a photo, or not without a connection, is told in words, and nothing is lost; a browser that hides what a page draws sends no noise instead', async ({
  page,
  context,
}) => {
  const report = await openReport(page);
  const { field, ready, preview, remove } = photoOf(page);
  await report.item.fill('Grey headphones');
  const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cdbce8' } })
    .png()
    .toBuffer();

  await test.step('without a connection, what makes it smaller does not come', async () => {
    const picture = jpeg('found.jpg', await smallPhoto);
    await context.setOffline(true);
    await field.setInputFiles(picture);
    await expect(page.getByText(noPhoto.notLoaded.en)).toBeVisible();
    await context.setOffline(false);
    await field.setInputFiles(picture);
    await expect(ready).toBeVisible();
    await expect(page.getByText(noPhoto.notLoaded.en)).toBeHidden();
  });

  await test.step('a small picture stays as large as it is', async () => {
    await field.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: small });
    await expect(ready).toBeVisible();
    await expect(preview).toHaveAttribute('width', '300');
  });

  const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#0f4c5c' } })
    .jpeg({ quality: 30 })
    .toBuffer();
  const refused = [
    [noPhoto.heic.en, { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('0000ftypheic') }],
    [noPhoto.unreadable.en, jpeg('broken.jpg', small.subarray(20))],
    [noPhoto.unreadable.en, { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }],
    [noPhoto.tooLarge.en, jpeg('huge.jpg', huge)],
  ] as const;
  for (const [words, file] of refused)
    await test.step(words, async () => {
      await field.setInputFiles(file);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
      await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(0);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${foundAsked.photoHint.en} ${words}`);
      await expect(preview).toHaveAttribute('width', '300');
      await expect(report.item).toHaveValue('Grey headphones');
    });

  await test.step('it can be removed, and the report goes without it', async () => {
    await remove.click();
    await expect(preview).toHaveCount(0);
    await expect(page.getByText(foundPhoto.removed.en)).toBeVisible();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toBeFocused();
    // A browser that hides what a page draws, as Tor Browser does.
    await page.evaluate(() => {
      CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) =>
        new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);
    });
    await field.setInputFiles(jpeg('found.jpg', await smallPhoto));
    await expect(page.getByText(noPhoto.protected.en)).toBeVisible();
    await expect(preview).toHaveCount(0);
    const bodies = bodiesSent(page);
    await report.submit.click();
    await report.asIs.click();
    await expect(report.submitted).toBeVisible();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).not.toHaveProperty('photo');
  });
});

test('a report that is submitted while its photo is made smaller waits for it, and says so', async ({ page }) => {
  const report = await openReport(page);
  const { field, preview } = photoOf(page);
  const picture = jpeg('found.jpg', await smallPhoto);
  const letThrough = await hold(page, '**/assets/shrink-photo-*.js');
  const bodies = bodiesSent(page);
  await fillReport(report);
  await field.setInputFiles(picture);

  await test.step('what is deleted meanwhile is not sent, and comes back with Undo', async () => {
    await report.submit.click();
    await expect(page.getByRole('status').filter({ hasText: foundPhoto.waits.en })).toBeVisible();
    await report.form.getByRole('button', { name: say('en', draftWords.delete) }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByText(foundPhoto.working.en)).toBeHidden();
    await report.form.getByRole('button', { name: say('en', draftWords.undo) }).click();
    await expect(page.getByText(foundPhoto.working.en)).toBeVisible();
  });

  await report.submit.click();
  letThrough();
  await expect(report.submitted).toBeVisible();
  await expect(preview).toHaveCount(0);
  expect(bodies).toHaveLength(1);
  expect(String(bodies[0]?.['photo']).length).toBeGreaterThan(1000);
});

test('a photo that fails while its report waits keeps the report back, and says why', async ({ page }) => {
  const report = await openReport(page);
  const { field } = photoOf(page);
  // A browser that draws nothing at all.
  await page.evaluate(() => (HTMLCanvasElement.prototype.getContext = () => null));
  const fail = await hold(page, '**/assets/shrink-photo-*.js');
  const bodies = bodiesSent(page);
  await fillReport(report);
  await field.setInputFiles(jpeg('found.jpg', await smallPhoto));
  await report.submit.click();
  await expect(page.getByText(foundPhoto.waits.en)).toBeVisible();
  fail();
  await expect(report.form.getByText(foundPhoto.notSent.en)).toBeVisible();
  await expect(page.getByText(noPhoto.unreadable.en)).toBeVisible();
  expect(bodies).toEqual([]);
  await report.submit.click();
  await expect(report.submitted).toBeVisible();
  expect(bodies).toMatchObject([{ name: 'Ada' }]);
});

test('a photo that is chosen before the form works is taken then; a deleted draft takes it along, and Undo brings it back; a draft that comes back without it says so, until another is chosen or it is deleted', async ({
  page,
}) => {
  const letThrough = await holdReact(page, '**/assets/find-the-lost.island-*.js');
  await page.goto('/services/find-the-lost');
  await whenItListens(page);
  const report = foundReport(page);
  const { field, ready, preview, remove } = photoOf(page);
  const gone = page.getByRole('status').filter({ hasText: foundPhoto.gone.en });
  const note = report.form.getByText(draftWords.kept.en);
  const deleteDraft = report.form.getByRole('button', { name: say('en', draftWords.delete) });
  const picture = jpeg('found.jpg', await smallPhoto);
  await field.focus();
  await field.setInputFiles(picture);
  letThrough();
  await expect(ready).toBeVisible();
  await expect(gone).toHaveCount(0);
  // Nothing is kept yet that could be told of.
  await expect(note).toBeHidden();
  await report.item.fill('Key');
  await expect(note).toBeVisible();

  await deleteDraft.click();
  await expect(preview).toHaveCount(0);
  await expect(ready).toBeHidden();
  await expect(field).toHaveValue('');
  await report.form.getByRole('button', { name: say('en', draftWords.undo) }).click();
  await expect(preview).toBeVisible();
  await expect(ready).toBeVisible();
  await expect(report.item).toHaveValue('Key');

  const comeBack = async () => {
    await page.reload();
    await report.item.focus();
    await expect(report.item).toHaveValue('Key');
  };
  // The last thing before the reload.
  await field.setInputFiles(picture);
  await expect(ready).toBeVisible();
  await comeBack();
  await expect(gone).toBeVisible();
  await expect(preview).toHaveCount(0);
  await field.setInputFiles(picture);
  await expect(ready).toBeVisible();
  await expect(gone).toHaveCount(0);
  await remove.click();
  await comeBack();
  await expect(report.form.getByText(foundPhoto.draft.en)).toBeVisible();
  await expect(gone).toHaveCount(0);
  await field.setInputFiles(picture);
  await expect(ready).toBeVisible();
  await comeBack();
  await expect(gone).toBeVisible();
  await deleteDraft.click();
  await expect(gone).toHaveCount(0);
});
