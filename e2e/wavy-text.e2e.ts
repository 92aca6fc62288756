import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wavyMaker as words, wavySample } from '#content/services/wavy-text.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';

const path = '/services/wavy-text';
const pictureOf = (page: Page) => page.getByRole('main').getByRole('img');

/** What a button lets the browser save. */
async function savedBy(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

for (const locale of inGerman)
  test(`SERV-03 words become a wave, by keyboard and without a connection, and are saved with a text for who cannot see (${locale})`, async ({
    page,
    context,
  }) => {
    const complaints: string[] = [];
    page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
    await visit(page, inLocale(path, locale));
    await expect(pictureOf(page)).toHaveAccessibleName(wavySample[locale]);
    await expectSound(page, [320, 768, 1280]);
    await context.setOffline(true);
    await page.getByLabel(words.text[locale], { exact: true }).pressSequentially('Sea $& <shore>');
    await expect(pictureOf(page)).toHaveAccessibleName('Sea $& <shore>');
    await expect(page.locator('[data-alternative]')).toHaveText(
      say(locale, words.described, { text: 'Sea $& <shore>' }),
    );
    const line = pictureOf(page).locator('path');
    const before = (await line.getAttribute('d')) ?? '';
    await page.getByLabel(words.waves[locale], { exact: true }).press('ArrowRight');
    await page.getByLabel(words.height[locale], { exact: true }).press('Home');
    await expect(line).not.toHaveAttribute('d', before);
    expect(await line.getAttribute('d')).toMatch(/ 0 /u);
    await page.getByLabel(words.ink[locale], { exact: true }).fill('#123456');

    const svg = await savedBy(page, words.saveSvg[locale]);
    await expect(page.getByText(words.saved[locale])).toBeVisible();
    expect(svg.name).toBe('wavy-text.svg');
    expect(svg.bytes.toString()).toContain('fill="#123456"');
    expect(svg.bytes.toString()).toContain('<title>Sea $&#38; &#60;shore&#62;</title>');
    const png = await savedBy(page, words.savePng[locale]);
    expect(png.name).toBe('wavy-text.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    // More than a ground alone.
    expect(png.bytes.length).toBeGreaterThan(2000);
    expect(complaints).toEqual([]);
  });

test('SERV-03 it begins with the colours of the reader', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, path);
  const ground = await page.locator('[data-picture]').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(pictureOf(page).locator('rect')).toHaveCSS('fill', ground);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SERV-03 the form draws the page anew', async ({ page }) => {
    await page.goto(inLocale(path, 'de'));
    await page.getByLabel(words.text.de, { exact: true }).fill('Ruhe');
    await page.getByRole('button', { name: words.draw.de }).click();
    await expect(pictureOf(page)).toHaveAccessibleName('Ruhe');
    await expect(page.getByLabel(words.text.de, { exact: true })).toHaveValue('Ruhe');
    await expect(page.getByRole('button', { name: words.saveSvg.de })).toBeHidden();
  });
});
