import { galleryWords } from '#content/resources/gallery-words.ts';
import { galleryImages } from '#content/resources/gallery.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { hold } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

for (const locale of inGerman)
  test(`RES-04 a drawing opens at full size, and its neighbours by button and key (${locale})`, async ({ page }) => {
    await visit(page, inLocale('/resources/gallery', locale));
    const titleOf = (index: number) => galleryImages[index]?.title[locale] ?? '';
    const opener = page.getByRole('link', { name: say(locale, galleryWords.full, { title: titleOf(0) }) });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(titleOf(0));
    await expect(dialog.getByRole('img', { name: galleryImages[0]?.item.description[locale] ?? '' })).toBeVisible();
    const previous = dialog.getByRole('button', { name: say(locale, galleryWords.previous) });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: say(locale, galleryWords.next) }).click();
    await expect(dialog).toHaveAccessibleName(titleOf(1));
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveAccessibleName(titleOf(2));
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toHaveAccessibleName(titleOf(1));
    await previous.click();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toHaveAccessibleName(titleOf(0));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByRole('button', { name: say(locale, galleryWords.close) }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

test('RES-04 a swipe shows the next drawing, never under the words of another, and scrolling shows none', async ({
  browser,
  live,
}) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const drawing = await hold(page, `**${galleryImages[1]?.item.url}`);
  await visit(page, `${live.url}/resources/gallery`);
  await page
    .getByRole('link', { name: say('en', galleryWords.full, { title: galleryImages[0]?.title.en ?? '' }) })
    .tap();
  const dialog = page.getByRole('dialog');
  const touch = (type: string, clientX: number, clientY = 200) =>
    dialog.getByRole('img').evaluate(
      (image, { type, clientX, clientY }) => {
        const touch = new Touch({ identifier: 1, target: image, clientX, clientY });
        image.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: [touch], changedTouches: [touch] }));
      },
      { type, clientX, clientY },
    );
  const width = () => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const first = await dialog.getByRole('img').screenshot();
  await touch('touchstart', 300);
  await touch('touchend', 100);
  await expect(dialog).toHaveAccessibleName(galleryImages[1]?.title.en ?? '');
  // Under the words of a drawing that is still on its way, the one before does not stand.
  expect(first.equals(await dialog.getByRole('img').screenshot())).toBe(false);
  drawing();
  await expect.poll(width).toBeGreaterThan(0);
  await touch('touchstart', 100);
  await touch('touchend', 120);
  await expect(dialog).toHaveAccessibleName(galleryImages[1]?.title.en ?? '');
  // A thumb that scrolls down to the words goes aside as well.
  await touch('touchstart', 200, 600);
  await touch('touchend', 130, 200);
  await expect(dialog).toHaveAccessibleName(galleryImages[1]?.title.en ?? '');
  await page.close();
});
