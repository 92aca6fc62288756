import { appearanceWords } from '#content/frame/appearance.ts';
import { footerWords } from '#content/frame/footer.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { toastWords } from '#content/frame/toast.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { coloursOf, noColours, openPanel, panelOf, presetNamed, settingsOf } from './support/appearance-panel.ts';
import { holdReact, visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { withFullStorage, withoutStorage } from './support/storage-off.ts';

test('the address ?reset=appearance gives the default colours back, also without React, and takes itself away', async ({
  page,
}) => {
  await holdReact(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('colorSettings', stored);
      localStorage.setItem('colorsFollowDevice', 'true');
    },
    JSON.stringify(settingsOf(presetNamed('Soft dark'))),
  );
  await page.goto('/support?reset=appearance&tab=items', { waitUntil: 'domcontentloaded' });
  expect(await coloursOf(page)).toEqual(noColours);
  await expect(page).toHaveURL('/support?tab=items');
  await expect(page.locator('#panel-items')).toBeVisible();
});

test('the foot of the page gives the default colours back, for those who have others', async ({ page }) => {
  for (const locale of inGerman) {
    await visit(page, inLocale('/team', locale));
    const reset = page.getByRole('contentinfo').getByRole('link', { name: say(locale, footerWords.reset) });
    await expect(reset).toBeHidden();
    const panel = await openPanel(page, locale);
    await panel.getByRole('button', { name: presetNamed('Peach').name[locale] }).click();
    await page.keyboard.press('Escape');
    await reset.click();
    await expect(page).toHaveURL(inLocale('/team', locale));
    await expect(reset).toBeHidden();
    expect(await coloursOf(page)).toEqual(noColours);
  }
});

test('two tabs show the same colours, also in their panels', async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) await visit(each, '/help-now');
  const panel = await openPanel(page);
  await openPanel(other);
  await panel.getByRole('button', { name: 'Soft blue' }).click();
  await expect(panelOf(other).getByRole('button', { name: 'Soft blue' })).toHaveAttribute('aria-pressed', 'true');
  await expect(other.locator('html')).toHaveCSS('background-color', 'rgb(220, 235, 247)');
  await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
  await expect(other.locator('html')).toHaveCSS('background-color', 'rgb(255, 229, 229)');
});

test('on a full device the panel says of each setting that it cannot be kept', async ({ page }) => {
  await withFullStorage(page);
  for (const name of [toastWords.keep, searchBoxWords.key]) {
    await visit(page, '/help-now');
    const panel = await openPanel(page);
    await expect(panel.getByText(appearanceWords.notKept.en)).toHaveCount(0);
    const box = panel.getByRole('checkbox', { name: say('en', name) });
    const isChecked = await box.isChecked();
    await box.click();
    await expect(panel.getByText(appearanceWords.notKept.en)).toBeVisible();
    await expect(box).toBeChecked({ checked: !isChecked });
  }
});

test('without storage the colours work on this page, and the panel says that they cannot be kept', async ({ page }) => {
  await withoutStorage(page, 'localStorage');
  await visit(page, '/help-now');
  const panel = await openPanel(page);
  // From the beginning: what moves down when the first thing is chosen moves away from under the fingers.
  await expect(panel.getByText(appearanceWords.notKept.en)).toBeVisible();
  await panel.getByRole('button', { name: 'White' }).click();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
  await expect(panel.getByText(appearanceWords.notKept.en)).toBeVisible();
  await panel.getByRole('button', { name: 'White' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
