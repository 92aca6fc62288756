import type { Page } from '@playwright/test';
import { formWords } from '#content/forms/form.ts';
import { listenWords } from '#content/frame/aloud.ts';
import { explainWords as words } from '#content/frame/explain-word.ts';
import { readingWords } from '#content/frame/reading.ts';
import { subjects } from '#content/subjects/subjects.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import { explainedWords } from '#content/words/words-explained.ts';
import { openPanel } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { visit } from './support/islands-awake.ts';
import { enlargeText } from './support/large-text.ts';
import { expect, test } from './support/live-test.ts';
import { clippedText, sidewaysScroll } from './support/page-checks.ts';
import { readingOf } from './support/reading-settings.ts';
import { comeToRest, shiftsSoFar, watchShifts } from './support/shifts.ts';
import { endSaying, giveVoices, saidSoFar } from './support/stand-in-voices.ts';

const address = '/resources/medication';
const entry = explainedWords.flatMap((group) => group.words).find(({ id }) => id === 'btm-rezept');
const term = entry?.term.en ?? '';

const marks = (page: Page) => page.getByRole('main').locator('[rel=help]');
const word = (page: Page) => marks(page).filter({ hasText: term });
const explanation = (page: Page) => page.getByRole('dialog', { name: term, exact: true });

test('READ-25 READ-27 a word is explained where it stands by keyboard, and nothing of it is loaded before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await watchShifts(page);
  await visit(page, address);
  await comeToRest(page);
  expect(await marks(page).count()).toBeLessThanOrEqual(6);
  expect(asked.filter((path) => /^\/words|\/(press|explain)-/u.test(path))).toEqual([]);

  await word(page).press('Enter');
  await expect(explanation(page)).toBeFocused();
  await expect(explanation(page)).toHaveAccessibleDescription(entry?.meaning.en ?? '');
  await expect(word(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(explanation(page).getByRole('link', { name: sourcesOfWords.btmg.title })).toHaveAttribute(
    'href',
    sourcesOfWords.btmg.url,
  );
  expect(await axeFaults(page)).toEqual([]);
  expect(await shiftsSoFar(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(explanation(page)).toHaveCount(0);
  await expect(word(page)).toBeFocused();
  await expect(word(page)).not.toHaveAttribute('aria-expanded');

  await test.step('a second press, the button, a press beside it and a focus elsewhere close it, too', async () => {
    const open = async () => {
      await word(page).click();
      await expect(explanation(page)).toBeFocused();
    };
    await open();
    await word(page).click();
    await expect(explanation(page)).toHaveCount(0);
    await expect(word(page)).toBeFocused();
    await open();
    await explanation(page).getByRole('button', { name: words.close.en }).click();
    await expect(explanation(page)).toHaveCount(0);
    await expect(word(page)).toBeFocused();
    await open();
    await page
      .getByRole('heading', { level: 2 })
      .first()
      .click({ position: { x: 2, y: 2 } });
    await expect(explanation(page)).toHaveCount(0);
    await expect(word(page)).toBeFocused();
    await open();
    for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
    await expect(explanation(page)).toHaveCount(0);
    await expect(word(page)).not.toBeFocused();
  });
  expect(page.url()).toMatch(/\/resources\/medication$/u);
  expect(faults).toEqual([]);
});

test('READ-26 with text of twice the size at 320 px it is inside of the window, wherever the word stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page);
  await visit(page, address);
  for (const block of ['start', 'end'] as const) {
    await word(page).evaluate((link, block) => link.scrollIntoView({ block }), block);
    await word(page).press('Enter');
    await expect(explanation(page)).toBeInViewport({ ratio: 1 });
    expect([await sidewaysScroll(page), await clippedText(page)]).toEqual([0, []]);
    await page.keyboard.press('Escape');
  }
});

test('READ-26 where a browser knows no popovers it stands in the text; without a connection that is said', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  await visit(page, address);
  const note = page.getByRole('main').getByRole('alert');
  await context.setOffline(true);
  for (let presses = 0; presses < 2; presses += 1) {
    await word(page).press('Enter');
    await expect(note).toHaveText(formWords.offline.en);
  }
  await context.setOffline(false);
  await word(page).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(explanation(page)).toBeFocused();
  const block = page.locator('main li').filter({ has: page.locator('[rel=help]', { hasText: term }) });
  const [inner, outer] = await Promise.all([explanation(page).boundingBox(), block.boundingBox()]);
  expect([(inner?.y ?? 0) > (outer?.y ?? 0), (inner?.height ?? 0) < (outer?.height ?? 0)]).toEqual([true, true]);
  await word(page).press('Enter');
  await expect(explanation(page)).toHaveCount(0);
});

test('READ-27 without JavaScript the word leads to its entry on the page of words', async ({ browser, live }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: live.url });
  await page.goto(address);
  await word(page).click();
  await expect(page).toHaveURL('/words#btm-rezept');
  await expect(page.getByText(entry?.meaning.en ?? '')).toBeInViewport();
  await page.close();
});

test('READ-28 the marks are switched off in the panel: no line, no stop for Tab, kept, in step with other tabs', async ({
  page,
  context,
}) => {
  await visit(page, address);
  const other = await context.newPage();
  await visit(other, '/resources/work');
  await expect(word(page)).toHaveCSS('text-decoration-line', 'underline');
  const panel = await openPanel(page);
  const box = panel.getByRole('checkbox', { name: readingWords.explain.en });
  await expect(box).toBeChecked();
  await box.uncheck();
  expect((await readingOf(page)).stored).toEqual({ unmarked: true });
  for (const each of [page, other]) {
    await expect(marks(each).first()).toHaveCSS('text-decoration-line', 'none');
    await expect(marks(each).and(each.locator('[href]'))).toHaveCount(0);
  }
  await visit(other, address);
  await expect(word(other)).toHaveCSS('text-decoration-line', 'none');
  await expect(word(other)).not.toHaveAttribute('href');
  await box.check();
  expect((await readingOf(page)).stored).toBeNull();
  await expect(word(other)).toHaveAttribute('href', /\/words#btm-rezept$/u);
  await expect(word(other)).toHaveCSS('text-decoration-line', 'underline');
});

test('READ-29 paper shows no line, and reading aloud says a marked word as the text that it is', async ({ page }) => {
  await giveVoices(page, { voices: [['Daniel', 'en-GB', true]] });
  await visit(page, address);
  await expect(page.getByRole('main').locator('p').first().locator('[rel=help]')).toHaveText('ADHD');
  await page.getByRole('button', { name: listenWords.open.en, exact: true }).click();
  await expect.poll(() => saidSoFar(page)).toHaveLength(1);
  await endSaying(page);
  await expect.poll(() => saidSoFar(page)).toHaveLength(2);
  const [, said] = await saidSoFar(page);
  expect(said?.text.trim()).toMatch(/ADHD/u);
  expect(subjects['resources/medication'].lead.en).toContain(said?.text.trim());
  await page.emulateMedia({ media: 'print' });
  await expect(word(page)).toHaveCSS('text-decoration-line', 'none');
});
