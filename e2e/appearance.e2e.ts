import type { Locator } from '@playwright/test';
import { formWords } from '#content/forms/form.ts';
import { appearanceButtonWords } from '#content/frame/appearance-button.ts';
import { appearanceWords, backgroundWords, presets, textWords } from '#content/frame/appearance.ts';
import { toastWords } from '#content/frame/toast.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { coloursButton, openPanel, panelOf, presetNamed } from './support/appearance-panel.ts';
import { axeFaults, rulesOfLayout } from './support/axe.ts';
import { namesIn } from './support/heard.ts';
import { holdReact, visit, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { stopClock } from './support/stopped-clock.ts';

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
