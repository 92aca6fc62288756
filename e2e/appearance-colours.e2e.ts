import { appearanceWords, backgroundWords, textWords } from '#content/frame/appearance.ts';
import { homeWords } from '#content/home.ts';
import { coloursOf, noColours, openPanel, presetNamed, settingsOf } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

test('APP-03 APP-04 APP-05 colours are picked, typed and weakened, kept exactly, seen on the page, and reset', async ({
  page,
}) => {
  await visit(page, '/help-now');
  expect(await coloursOf(page)).toEqual(noColours);
  const panel = await openPanel(page);
  const background = panel.getByRole('textbox', { name: backgroundWords.hex.en });
  const text = panel.getByRole('textbox', { name: textWords.hex.en });
  await background.fill('fa0');
  await background.press('Enter');
  await panel.getByLabel(textWords.pick.en).fill('#402000');
  await expect(background).toHaveValue('#FFAA00');
  await expect(text).toHaveValue('#402000');
  const backgroundLine = panel.getByRole('slider', { name: backgroundWords.intensity.en });
  const textLine = panel.getByRole('slider', { name: textWords.intensity.en });
  for (const line of [backgroundLine, textLine]) {
    await expect(line).toHaveAttribute('min', '10');
    await expect(line).toHaveAttribute('max', '100');
    await expect(line).toHaveAttribute('step', '1');
  }
  await backgroundLine.press('Home');
  await expect(backgroundLine).toHaveAttribute('aria-valuetext', '10 percent');
  await backgroundLine.fill('50');
  await textLine.press('ArrowLeft');
  await panel.getByRole('button', { name: textWords.less.en }).click();
  await panel.getByRole('button', { name: textWords.less.en }).click();
  await panel.getByRole('button', { name: textWords.more.en }).click();
  const chosen = { backgroundColor: '#FFAA00', backgroundIntensity: 50, textColor: '#402000', textIntensity: 98 };
  // 255 − (255 − part) · 0.5, and part · 0.98.
  const shown = { isCustom: true, background: '#ffd580', text: '#3f1f00' };
  expect(await coloursOf(page)).toEqual({ stored: chosen, ...shown });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 213, 128)');

  await test.step('what is no colour changes nothing and stays to be mended', async () => {
    await text.fill('#12345');
    await text.press('Enter');
    await expect(text).toHaveAccessibleDescription(appearanceWords.hexProblem.en);
    await expect(text).toHaveValue('#12345');
    expect(await coloursOf(page)).toEqual({ stored: chosen, ...shown });
    await text.fill('#402000');
    await expect(text).not.toHaveAttribute('aria-invalid');
  });
  await page.reload();
  expect(await coloursOf(page)).toEqual({ stored: chosen, ...shown });
  await whenAlive(page);
  await openPanel(page);
  await expect(text).toHaveValue('#402000');
  await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
  expect(await coloursOf(page)).toEqual(noColours);
  await expect(panel.getByText(appearanceWords.wasReset.en)).toBeVisible();
  await expect(background).toHaveValue('#FFE5E5');
  await expect(backgroundLine).toHaveValue('100');

  const said = panel.getByRole('status').filter({ hasText: 'percent' });
  await panel.getByRole('button', { name: textWords.less.en }).click();
  await expect(said).toHaveText('99 percent');
  await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
  await expect(textLine).toHaveValue('100');
  await expect(said, 'that all is as usual is said, and not each value').toHaveCount(0);
});

test('CALM-01 what cannot be read is moved, told with a reason, and kept as chosen; whatever was chosen, Reset can be seen, read and used; more contrast, where the system asks for it, reaches 7 to 1', async ({
  page,
}) => {
  await visit(page, '/help-now');
  const panel = await openPanel(page);
  const note = (words: keyof typeof appearanceWords) => panel.getByText(appearanceWords[words].en);
  await expect(note('good')).toBeVisible();
  await panel.getByRole('textbox', { name: textWords.hex.en }).fill('#FFE5E5');
  await expect(note('text darkened')).toBeVisible();
  await expect(note('enough')).toBeVisible();
  await panel.getByText(appearanceWords.why.en).first().click();
  await expect(note('because')).toBeVisible();
  expect(await coloursOf(page)).toMatchObject({ stored: { textColor: '#FFE5E5' } });
  const dark = presetNamed('Soft dark');
  const button = panel.getByRole('button', { name: dark.name.en, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await coloursOf(page)).toMatchObject({ stored: settingsOf(dark), background: '#1e1f22', text: '#d9d6d0' });
  await panel.getByRole('slider', { name: textWords.intensity.en }).fill('30');
  await expect(note('text lightened')).toBeVisible();
  await panel.getByRole('button', { name: presetNamed('Rose (default)').name.en }).click();
  expect(await coloursOf(page)).toEqual(noColours);

  const store = (settings: object) =>
    page.evaluate((stored) => {
      localStorage.setItem('colorSettings', stored);
      // What another tab has stored counts here at once.
      dispatchEvent(new StorageEvent('storage'));
    }, JSON.stringify(settings));
  const reset = panel.getByRole('button', { name: appearanceWords.reset.en });
  for (const [backgroundColor, backgroundIntensity, textColor, textIntensity] of [
    ['#000000', 50, '#FFFFFF', 50],
    ['#FFFFFF', 100, '#FFFFFF', 100],
    ['#777777', 100, '#777777', 100],
    ['#0F4C5C', 100, '#0F4C5C', 100],
    ['#FF0000', 10, '#00FF00', 10],
  ] as const)
    await test.step(`${textColor} on ${backgroundColor}`, async () => {
      await store({ backgroundColor, backgroundIntensity, textColor, textIntensity });
      await expect.poll(async () => (await coloursOf(page)).isCustom).toBe(true);
      await expect(reset).toBeInViewport({ ratio: 1 });
      // It wears the colours of the page, which are published readable.
      const worn = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
      await expect(panel).toHaveCSS('background-color', worn);
      expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
      await reset.click();
      expect(await coloursOf(page)).toEqual(noColours);
    });

  await page.emulateMedia({ contrast: 'more' });
  await store(settingsOf({ background: '#777777', text: '#FF0000' }));
  await expect(note('background lightened')).toBeVisible();
  await expect(note('good')).toBeVisible();
});

test('the dark colours of ours are dark in what the browser draws too, and giving stays brick; another dark pair is all the visitor’s own', async ({
  page,
}) => {
  const html = page.locator('html');
  const donate = page
    .getByRole('main')
    .getByRole('link', { name: homeWords.missionDonate.en })
    .filter({ visible: true });
  const choose = async (colours: ReturnType<typeof settingsOf>) => {
    await page.evaluate((stored) => localStorage.setItem('colorSettings', stored), JSON.stringify(colours));
    await page.reload();
  };
  await page.goto('/');
  await expect(html).toHaveCSS('color-scheme', 'normal');
  await choose(settingsOf(presetNamed('Soft dark')));
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(donate).toHaveCSS('background-color', 'rgb(181, 67, 44)');
  await choose(settingsOf({ background: '#1E2A38', text: '#F3EAD8' }));
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(donate).toHaveCSS('background-color', 'rgb(243, 234, 216)');
  // A drawing and the ground it stands on are equally bright.
  await page.goto('/projects');
  const ground = page.getByRole('main').locator('svg:has(+ img)').first();
  for (const part of [ground, ground.locator('+ img')]) await expect(part).toHaveCSS('filter', 'brightness(0.84)');
});

test('as my device: dark and light with it, live and on the next page, until something else is chosen', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/help-now');
  const panel = await openPanel(page);
  const button = panel.getByRole('button', { name: appearanceWords.device.en });
  const html = page.locator('html');
  await panel.getByRole('button', { name: 'Peach' }).click();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await stored()).toEqual({ colorsFollowDevice: 'true' });
  expect(await coloursOf(page)).toEqual(noColours);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('background-color', 'rgb(30, 31, 34)');
  await expect(panel).toHaveCSS('background-color', 'rgb(30, 31, 34)');
  await expect(panel.getByRole('textbox', { name: backgroundWords.hex.en })).toHaveValue('#1E1F22');
  await page.reload();
  await expect(html).toHaveCSS('background-color', 'rgb(30, 31, 34)');
  await whenAlive(page);
  await openPanel(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveCSS('background-color', 'rgb(255, 229, 229)');
  await panel.getByRole('button', { name: 'White' }).click();
  expect(await stored()).toEqual({ colorSettings: JSON.stringify(settingsOf(presetNamed('White'))) });
  await button.click();
  await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
  expect(await stored()).toEqual({});
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveCSS('background-color', 'rgb(255, 229, 229)');
  // Nothing is chosen and the device is dark: that choice comes first, and stays where it is pressed.
  const first = panel.getByRole('checkbox', { name: appearanceWords.deviceIsDark.en });
  await page.reload();
  await whenAlive(page);
  await openPanel(page);
  for (const colour of ['rgb(30, 31, 34)', 'rgb(255, 229, 229)', 'rgb(30, 31, 34)']) {
    await first.press('Space');
    await expect(html).toHaveCSS('background-color', colour);
    await expect(first).toBeFocused();
  }
  expect(await stored()).toEqual({ colorsFollowDevice: 'true' });
});
