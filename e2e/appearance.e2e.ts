import type { Locator } from '@playwright/test';
import { formWords } from '#content/forms/form.ts';
import { appearanceButtonWords } from '#content/frame/appearance-button.ts';
import { appearanceWords, backgroundWords, presets, textWords } from '#content/frame/appearance.ts';
import { footerWords } from '#content/frame/footer.ts';
import { toastWords } from '#content/frame/toast.ts';
import { homeWords } from '#content/home.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import {
  coloursButton,
  coloursOf,
  noColours,
  openPanel,
  panelOf,
  presetNamed,
  settingsOf,
} from './support/appearance-panel.ts';
import { axeFaults, rulesOfLayout } from './support/axe.ts';
import { namesIn } from './support/heard.ts';
import { holdReact, visit, whenAlive, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { stopClock } from './support/stopped-clock.ts';
import { withoutStorage } from './support/storage-off.ts';

for (const locale of inGerman) {
  test(`NAV-09 NAV-12 the panel opens from the header, stays while it is used, and closes in three ways (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/', locale));
    const button = coloursButton(page, locale);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const panel = await openPanel(page, locale);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveAttribute('id', (await button.getAttribute('aria-controls')) ?? '');
    await test.step('it stays where it is while it is used', async () => {
      const place = await panel.boundingBox();
      await panel.getByRole('button', { name: presetNamed('Soft dark').name[locale], exact: true }).click();
      const slider = panel.getByRole('slider', { name: backgroundWords.intensity[locale] });
      await slider.press('Home');
      await slider.hover();
      await page.mouse.down();
      await page.mouse.move(100, 600);
      await page.mouse.up();
      await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
      expect(await panel.boundingBox()).toEqual(place);
    });
    await test.step('Escape, Close, a click beside it and a focus elsewhere', async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await panel.getByRole('button', { name: say(locale, formWords.close) }).click();
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      await page.mouse.click(60, 500);
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await openPanel(page, locale);
      await panel.getByRole('checkbox').last().focus();
      await page.keyboard.press('Tab');
      await expect(panel).toBeHidden();
      await expect(page.locator(':focus')).toBeInViewport();
    });
  });

  test(`APP-06 APP-07 the box about Irlen syndrome, Bold in one sentence, presets named by colour; the code of a colour is copied and told, a refusal in plain words (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, inLocale('/help-now', locale));
    const panel = await openPanel(page, locale);
    await stopClock(page);
    await expect(panel.getByText(appearanceWords.irlen[locale], { exact: true })).toBeVisible();
    await expect(panel.getByText(appearanceWords.bold[locale], { exact: true })).toBeVisible();
    const names = presets.map(({ name }) => name[locale]).toSpliced(3, 0, appearanceWords.device[locale]);
    expect(names.slice(0, 3)).toEqual(
      ['Rose (default)', 'White', 'Soft dark'].map((name) => presetNamed(name).name[locale]),
    );
    expect(await namesIn(panel.getByRole('list').nth(1), 'button')).toEqual(names);
    const keep = panel.getByRole('checkbox', { name: say(locale, toastWords.keep) });
    await keep.check();
    expect(await page.evaluate(() => localStorage.getItem('keepMessages'))).toBe('true');

    for (const [words, code] of [
      [backgroundWords, '#FFE5E5'],
      [textWords, '#000000'],
    ] as const) {
      const told = say(locale, appearanceButtonWords.copied, { label: words.label[locale] });
      await panel.getByRole('button', { name: words.copy[locale] }).click();
      await expect(panel.getByRole('button', { name: appearanceWords.copied[locale] })).toBeVisible();
      await expect(panel.getByText(told)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: told })).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await page.clock.runFor(3000);
      await expect(panel.getByRole('button', { name: words.copy[locale] })).toBeVisible();
    }
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await panel.getByRole('button', { name: textWords.copy[locale] }).click();
    await expect(panel.getByText(appearanceWords.refused[locale])).toBeVisible();
    await expect(panel).toBeVisible();
  });
}

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

for (const locale of inGerman)
  test(`nothing of the panel hides behind its head, at rest and scrolled (${locale})`, async ({ page }) => {
    await visit(page, inLocale('/help-now', locale));
    const panel = await openPanel(page, locale);
    /** Whether the upper and the lower edge of each show the thing itself, and nothing that lies above it. */
    const areWhole = (things: Locator) =>
      things.evaluateAll((all) =>
        all.every((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
        }),
      );
    const button = (name: string) => panel.getByRole('button', { name, exact: true });
    const head = button(appearanceWords.reset[locale]).or(button(say(locale, formWords.close)));
    await expect(head).toHaveCount(2);
    for (const [width, height] of [
      [360, 740],
      [1280, 720],
    ] as const)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        const contrast = panel.getByText(appearanceWords.good[locale]);
        await contrast.scrollIntoViewIfNeeded();
        await expect.poll(() => areWhole(contrast)).toBe(true);
        expect(await areWhole(head)).toBe(true);
        await button(appearanceWords.reset[locale]).click();
        const wasReset = panel.getByText(appearanceWords.wasReset[locale]);
        await expect(wasReset).toBeVisible();
        await expect.poll(() => areWhole(wasReset)).toBe(true);
        for (const thing of await panel.getByRole('textbox').or(panel.getByRole('checkbox')).all()) {
          await thing.focus();
          expect([await areWhole(thing), await areWhole(head)]).toEqual([true, true]);
        }
      });
  });

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

test('a press before React has arrived is not lost: the panel opens when it can', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await whenItListens(page);
  await coloursButton(page).click();
  await expect(panelOf(page)).toHaveCount(0);
  arrive();
  await expect(panelOf(page)).toBeVisible();
  await coloursButton(page).click();
  await expect(panelOf(page)).toHaveCount(0);
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

test('the open panel: axe finds nothing, targets are large, nothing scrolls sideways, also in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await visit(page, '/de');
  const panel = await openPanel(page, 'de');
  for (const [width, height, rules] of [
    [320, 600, undefined],
    [768, 740, rulesOfLayout],
    // A phone on its side, and 400 % at 1280×1024.
    [640, 360, rulesOfLayout],
    [320, 256, rulesOfLayout],
    [1280, 380, rulesOfLayout],
  ] as const) {
    await page.setViewportSize({ width, height });
    const found = [await axeFaults(page, rules), await smallTargets(page), await sidewaysScroll(page)];
    expect(found, `${width} × ${height} px`).toEqual([[], [], 0]);
    expect((await panel.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(width < 768 ? width : 432);
    await panel.getByRole('checkbox').last().scrollIntoViewIfNeeded();
    await expect(panel.getByRole('checkbox').last()).toBeInViewport();
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(panel.getByText(appearanceWords.forced.de)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

test('NAV-09 the header has one row, on tablets a second one for the ways, and holds its tools at every width, in both languages, and are gone without scripts', async ({
  page,
  browser,
  live,
}) => {
  for (const locale of locales) {
    await page.goto(inLocale('/', locale));
    const header = page.getByRole('banner');
    for (const width of [320, 360, 767, 768, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
      const rows = width < 768 ? 64 : width < 1088 ? 110 : 72;
      expect([y, Math.round(height)], `${locale} ${width} px`).toEqual([0, rows]);
      const tools = header.getByRole('link').or(header.getByRole('button'));
      const boxes = await tools.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length).toBeGreaterThan(4);
      for (const box of boxes)
        expect.soft([box.top >= 0, box.bottom <= rows, box.right <= width]).toEqual([true, true, true]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  }
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(live.url);
  await expect(coloursButton(plain)).toBeHidden();
  await expect(plain.getByRole('banner').getByRole('button', { name: 'Bold' })).toBeHidden();
  await plain.close();
});
