import { builtUrls } from '#app/paths.ts';
import { readingProfiles, readingWords as words } from '#content/frame/reading.ts';
import { takeAlongWords } from '#content/frame/take-along.ts';
import { openPanel } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll } from './support/page-checks.ts';
import { readingOf, storeBefore } from './support/reading-settings.ts';
import { comeToRest, shiftsSoFar, watchShifts } from './support/shifts.ts';
import { withoutStorage } from './support/storage-off.ts';
import { filesWith, htmlOf, totalWeight, weight } from './support/weight.ts';

const all = {
  size: 200,
  line: 220,
  letter: 16,
  word: 32,
  gap: 225,
  width: 48,
  justify: true,
  ruler: true,
  part: true,
  calm: true,
  still: true,
  links: true,
  targets: true,
  unmarked: true,
} as const;

test('READ-02 READ-06 settings are there before the first paint, on the next page too, and nothing moves', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() !== 'log' && faults.push(message.text()));
  await storeBefore(page, { reading: JSON.stringify(all) });
  await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of ['/', '/resources/overload']) {
      await page.goto(address);
      await whenAlive(page);
      await comeToRest(page);
      expect(await shiftsSoFar(page), `${address} at ${width} px`).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('font-size', '36px');
      expect(await sidewaysScroll(page)).toBe(0);
    }
  }
  expect(faults).toEqual([]);
});

test('READ-03 the reading line goes to the line under the pointer and to what has the focus', async ({
  page,
  context,
}) => {
  await storeBefore(page, { reading: JSON.stringify({ ruler: true }) });
  await visit(page, '/de/resources/overload');
  const band = page.locator('[data-ruler]');
  const around = async () => {
    const box = await band.boundingBox();
    return box && [box.y, box.y + box.height];
  };
  await expect(band).toBeInViewport({ ratio: 1 });
  const text = page.locator('main section p').first();
  await text.scrollIntoViewIfNeeded();
  await text.hover({ position: { x: 40, y: 12 } });
  const box = await text.boundingBox();
  await expect.poll(async () => Math.abs(((await around())?.[0] ?? 0) - (box?.y ?? 0))).toBeLessThan(12);

  // Another tab that stores something moves nothing.
  const place = await band.getAttribute('style');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await page.evaluate(() => addEventListener('storage', () => document.body.toggleAttribute('data-heard', true)));
  await other.evaluate(() => localStorage.setItem('something', 'else'));
  await page.locator('body[data-heard]').waitFor();
  expect(await band.getAttribute('style')).toBe(place);
  await other.close();

  const link = page.getByRole('contentinfo').getByRole('link').first();
  await page.keyboard.press('Tab');
  await link.focus();
  const [top = 0, bottom = 0] = (await around()) ?? [];
  const linkBox = await link.boundingBox();
  expect([top < (linkBox?.y ?? 0), bottom > (linkBox?.y ?? 0) + (linkBox?.height ?? 0)]).toEqual([true, true]);
  await expect(band).toHaveCSS('pointer-events', 'none');
});

test('READ-04 one part at a time: each part is reached by scrolling, by the pointer and by the focus', async ({
  page,
}) => {
  await storeBefore(page, { reading: JSON.stringify({ part: true }) });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/resources/overload');
  const sections = page.locator('main section').filter({ has: page.locator('p') });
  const last = sections.last();
  const isBack = (index: number) =>
    sections
      .nth(index)
      .locator('p')
      .first()
      .evaluate((p) => getComputedStyle(p).color !== getComputedStyle(document.documentElement).color);
  const count = await sections.count();
  expect([await isBack(0), await isBack(count - 1)]).toEqual([false, true]);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isBack(0)).toBe(true);
  await expect(page.locator('main section[data-here]')).not.toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isBack(count - 1)).toBe(true);
  await last.locator('a, button, summary').first().focus();
  await expect.poll(() => isBack(count - 1)).toBe(false);
});

test('READ-01 READ-07 whoever sets nothing loads nothing of it: its rules and its script stand in no page; letters for dyslexic readers are loaded only once they are chosen, and are then there before the first paint', async ({
  page,
}) => {
  const [script = ''] = filesWith('app/browser/reading/reading.ts');
  for (const address of builtUrls()) {
    const html = htmlOf(address);
    // Only the script in the head names it, for those who have settings.
    const rest = html.replace(/<script>(?:(?!<\/script>).)*<\/script>/su, '');
    expect([
      address,
      rest.includes(script),
      /data-reading|OpenDyslexic|--custom-(?:size|line|dim)/u.exec(html),
    ]).toEqual([address, false, null]);
  }
  console.log(`the script of the reading settings: ${weight(script)} bytes`);
  expect(totalWeight([script])).toBeLessThanOrEqual(4_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const fonts = () => asked.filter((path) => path.endsWith('.woff2'));
  await visit(page, '/resources/overload');
  await comeToRest(page);
  expect(asked).not.toContain(script);
  expect(fonts()).toHaveLength(2);

  const panel = await openPanel(page);
  await expect(panel.getByText(words.dyslexicHint.en)).toBeVisible();
  expect(fonts()).toHaveLength(2);
  await panel.getByRole('radio', { name: words.dyslexic.en }).check();
  const text = page.locator('main p').first();
  await expect(text).toHaveCSS('font-family', /OpenDyslexic/u);
  await expect.poll(fonts).toHaveLength(4);
  await page.reload();
  await expect(text).toHaveCSS('font-family', /OpenDyslexic/u);
});

test('READ-09 settings go to another device by a link, which says what it changes and asks first', async ({
  page,
  browser,
  live,
}) => {
  await visit(page, '/help-now');
  const panel = await openPanel(page);
  await panel.getByText(takeAlongWords.group.en, { exact: true }).click();
  await expect(panel.getByText(takeAlongWords.nothing.en)).toBeVisible();
  await panel.getByRole('button', { name: readingProfiles[2]?.name.en ?? '' }).click();
  await panel.getByRole('slider', { name: words.size.en, exact: true }).fill('130');
  await expect(panel.getByRole('img', { name: takeAlongWords.code.en })).toBeVisible();
  const link = await panel.getByRole('textbox', { name: takeAlongWords.link.en }).inputValue();
  expect(new URL(link).hash).toContain('=size-130.calm.still.colours-1E1F22-100-D9D6D0-100');

  const other = await browser.newPage({ baseURL: live.url });
  // Somebody may be there already when they open it.
  await visit(other, '/accessibility');
  await other.goto(link);
  const dialog = other.getByRole('dialog', { name: takeAlongWords.title.en });
  await expect(dialog).toContainText(`${words.size.en}: 130 percent`);
  expect(await axeFaults(other)).toEqual([]);
  expect(await readingOf(other)).toEqual({ stored: null, shown: '' });
  await dialog.getByRole('button', { name: takeAlongWords.leave.en }).click();
  await expect(dialog).toBeHidden();
  await expect(other).toHaveURL('/accessibility');
  expect(await other.evaluate(() => ({ ...localStorage }))).toEqual({});

  await other.goto(link);
  await dialog.getByRole('button', { name: takeAlongWords.use.en }).click();
  await expect(other.locator('html')).toHaveAttribute('data-reading', 'size calm still');
  await expect(other.locator('html')).toHaveCSS('background-color', 'rgb(30, 31, 34)');
  expect((await readingOf(other)).stored).toEqual({ size: 130, calm: true, still: true });

  // Where nothing may be stored, they count on this page.
  await withoutStorage(other, 'localStorage');
  await other.goto('/accessibility');
  await other.goto(link);
  await dialog.getByRole('button', { name: takeAlongWords.use.en }).click();
  await expect(other.locator('html')).toHaveAttribute('data-reading', 'size calm still');
  await expect(other.locator('html')).toHaveCSS('background-color', 'rgb(30, 31, 34)');
  await other.close();
});
