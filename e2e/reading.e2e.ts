import { aloudWords, listenWords } from '#content/frame/aloud.ts';
import { appearanceWords } from '#content/frame/appearance.ts';
import { explainWords } from '#content/frame/explain-word.ts';
import { keepWords } from '#content/frame/keep.ts';
import { myListWords } from '#content/frame/my-list.ts';
import { readingProfiles, readingWords as words } from '#content/frame/reading.ts';
import { pageNames } from '#content/pages.ts';
import { say } from '#contract/words.ts';
import { coloursButton, openPanel, panelOf } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { lastSaid, player, tool, usual } from './support/player.ts';
import { readingOf, storeBefore } from './support/reading-settings.ts';
import { giveVoices } from './support/stand-in-voices.ts';
import { tabTo } from './support/tab-to.ts';

test('READ-01 READ-02 READ-06 settings are changed in the panel, seen at once, kept, in step with other tabs, and reset in one press, also from the foot of the page', async ({
  page,
  context,
}) => {
  await visit(page, '/resources/overload');
  const other = await context.newPage();
  await visit(other, '/de/team');
  const panel = await openPanel(page);
  const text = page.locator('main section p').first();
  const size = () => text.evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
  const slider = (of: 'size' | 'line' | 'letter') => panel.getByRole('slider', { name: words[of].en, exact: true });
  const before = await size();

  await slider('size').fill('120');
  await expect(slider('size')).toHaveAttribute('aria-valuetext', '120 percent');
  await expect.poll(async () => (await size()) / before).toBeCloseTo(1.2);
  await panel.getByRole('button', { name: say('en', words.more, { name: words.line.en }) }).click();
  await slider('letter').press('ArrowRight');
  await panel.getByRole('radio', { name: words.system.en }).check();
  await panel.getByRole('checkbox', { name: words.calm.en }).check();
  const stored = { size: 120, line: 170, letter: 2, calm: true, font: 'system' };
  expect((await readingOf(page)).stored).toEqual(stored);
  await expect(text).toHaveCSS('font-family', 'system-ui, sans-serif');
  await expect(other.locator('html')).toHaveAttribute('data-reading', 'size line letter calm system');

  await test.step('what is as usual again leaves nothing behind', async () => {
    await panel.getByRole('checkbox', { name: words.calm.en }).uncheck();
    await slider('letter').fill('0');
    await slider('line').fill('160');
    await panel.getByRole('radio', { name: words.ours.en }).check();
    expect((await readingOf(page)).stored).toEqual({ size: 120 });
  });
  await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
  await expect(panel.getByText(appearanceWords.wasReset.en)).toBeVisible();
  expect(await readingOf(page)).toEqual({ stored: null, shown: '' });
  await expect.poll(size).toBe(before);
  await expect(other.locator('html')).not.toHaveAttribute('data-reading');

  await test.step('text of twice the size has the layout that the browser gives such text', async () => {
    const menu = page.getByRole('banner').locator('[popovertarget=menu]');
    await expect(menu).toBeHidden();
    await slider('size').fill('200');
    await expect(menu).toBeVisible();
    await panel.getByRole('button', { name: appearanceWords.reset.en }).click();
    await expect(menu).toBeHidden();
  });

  await test.step('the foot of the page and ?reset=appearance take the settings back', async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.evaluate(() => {
      localStorage.setItem('reading', '{"size":200,"ruler":true}');
      dispatchEvent(new StorageEvent('storage'));
    });
    await page.locator('html[data-reading="size ruler"]').waitFor();
    await page.getByRole('contentinfo').locator('a[href="?reset=appearance"]').click();
    await expect(page.locator('html')).not.toHaveAttribute('data-reading');
    expect(await readingOf(page)).toEqual({ stored: null, shown: '' });
  });
});

test('READ-05 a profile is one press, changes what it says, and is only a beginning', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visit(page, '/de/help-now');
  const panel = await openPanel(page, 'de');
  const colours = () => page.evaluate(() => localStorage.getItem('colorSettings'));
  for (const { name, about, reading, colours: brought } of readingProfiles) {
    const button = panel.getByRole('button', { name: name.de });
    await expect(button).toContainText(about.de);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect((await readingOf(page)).stored).toEqual(reading);
    // Those of one profile go with it.
    expect((await colours()) !== null, name.de).toBe(brought !== undefined);
  }
  await panel.getByRole('checkbox', { name: words.part.de }).uncheck();
  await expect(panel.getByRole('list').first().getByRole('button', { pressed: true })).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('READ-62 by keyboard alone: the panel is opened, a size and a profile are chosen, and Escape leads back', async ({
  page,
}) => {
  await visit(page, '/help-now');
  const panel = panelOf(page);
  await tabTo(coloursButton(page));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(panel.getByRole('slider', { name: words.size.en, exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await readingOf(page)).shown).toBe('size');
  await tabTo(panel.locator('summary').filter({ hasText: words.profiles.en }));
  await page.keyboard.press('Enter');
  const [first] = readingProfiles;
  const profile = panel.getByRole('button', { name: first?.name.en ?? '' });
  await tabTo(profile);
  await page.keyboard.press('Enter');
  await expect(profile).toHaveAttribute('aria-pressed', 'true');
  expect((await readingOf(page)).stored).toEqual(first?.reading);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(coloursButton(page)).toBeFocused();
});

test.describe('by touch at 320 px, in forced colours', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } });

  test('READ-62 the panel is used with text of twice the size', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await storeBefore(page, { reading: JSON.stringify({ size: 200 }) });
    await visit(page, '/de/help-now');
    await coloursButton(page, 'de').tap();
    const panel = panelOf(page, 'de');
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
    await panel.getByText(words.aids.de, { exact: true }).tap();
    await panel.getByRole('checkbox', { name: words.calm.de }).tap();
    expect((await readingOf(page)).stored).toEqual({ size: 200, calm: true });
    expect([await sidewaysScroll(page), await axeFaults(page), await smallTargets(page)]).toEqual([0, [], []]);
    await panel.getByRole('button', { name: appearanceWords.reset.de }).tap();
    expect(await readingOf(page)).toEqual({ stored: null, shown: '' });
  });

  test('READ-68 a page is listened to, a word explained and something kept for later, with text of twice the size', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await storeBefore(page, { reading: JSON.stringify({ size: 200 }) });
    await giveVoices(page, usual);
    const faults = async () => [await sidewaysScroll(page), await axeFaults(page), await smallTargets(page)];
    await visit(page, '/de/resources/sleep');
    const keep = page.getByRole('button', { name: new RegExp(keepWords.keep.de, 'u') });
    await keep.tap();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('main').locator('[rel=help]').first().tap();
    const explained = page.getByRole('dialog').filter({ hasText: explainWords.all.de });
    await expect(explained).toBeInViewport({ ratio: 1 });
    await explained.getByRole('button', { name: explainWords.close.de }).tap();
    await expect(explained).toBeHidden();
    await page.getByRole('banner').locator('[popovertarget=menu]').tap();
    await page.getByRole('button', { name: listenWords.open.de, exact: true }).tap();
    await expect.poll(() => lastSaid(page)).toBe(pageNames['resources/sleep'].de);
    await tool(page, aloudWords.partsName).tap();
    expect(await faults()).toEqual([0, [], []]);
    await tool(page, aloudWords.stopName).tap();
    await expect(player(page)).toBeHidden();

    await visit(page, '/de/my-list');
    expect(await faults()).toEqual([0, [], []]);
    await page.getByRole('button', { name: myListWords.delete.de }).tap();
    await expect(page.getByText(myListWords.deleted.de)).toBeVisible();
  });
});
