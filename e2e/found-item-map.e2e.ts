import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { foundMap } from '#content/found/map.ts';
import { type Locale, type Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { bodiesSent, openReport } from './support/find-the-lost-form.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

const tileHost = 'https://tile.openstreetmap.org';

/** Answers for the tile service, and notes what it was asked and by whom. */
async function answerTiles(page: Page, isThere: () => boolean = () => true) {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cfe3c4' } })
    .png()
    .toBuffer();
  const asked: { path: string; referer: string | undefined }[] = [];
  await page.route(`${tileHost}/**`, (route) => {
    const request = route.request();
    asked.push({ path: new URL(request.url()).pathname, referer: request.headers()['referer'] });
    return isThere() ? route.fulfill({ contentType: 'image/png', body: tile }) : route.abort();
  });
  return asked;
}

function mapOf(page: Page, locale: Locale = 'en') {
  const words: Readonly<Record<keyof typeof foundMap, Localized>> = foundMap;
  const word = (key: keyof typeof foundMap) => say(locale, words[key], { service: 'OpenStreetMap' });
  const button = (key: keyof typeof foundMap) => page.getByRole('button', { name: word(key), exact: true });
  return {
    word,
    open: button('open'),
    close: button('close'),
    take: button('take'),
    closer: button('closer'),
    further: button('further'),
    again: button('again'),
    map: page.getByRole('application', { name: word('map') }),
    taken: page.getByText(word('taken').split('{')[0] ?? ''),
    /** What stands in the sentence about the point, as numbers. */
    point: async () => {
      const text = await page.getByText(word('taken').split('{')[0] ?? '').innerText();
      const [latitude, longitude] = [...text.matchAll(/-?\d+\.\d{6}/gu)].map(Number);
      return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
    },
  };
}

for (const locale of inGerman)
  test(`a place is set by hand on a map that is asked for only by its button (${locale})`, async ({ page, live }) => {
    const foreign: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/u.test(request.url()) && !request.url().startsWith(live.url)) foreign.push(request.url());
    });
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const asked = await answerTiles(page);
    const report = await openReport(page, locale);
    const { word, open, close, take, closer, further, map, taken, point } = mapOf(page, locale);

    await test.step('before the button nobody is asked', async () => {
      await open.scrollIntoViewIfNeeded();
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      expect(foreign).toEqual([]);
    });

    await test.step('after it only the tile service, which learns our address and no page', async () => {
      await open.click();
      await expect(map).toBeVisible();
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect(page.getByText(word('loading'))).toBeHidden();
      expect(foreign.filter((url) => !url.startsWith(`${tileHost}/6/`))).toEqual([]);
      expect(new Set(asked.map(({ referer }) => referer))).toEqual(new Set([`${live.url}/`]));
      await expect(page.getByRole('link', { name: word('credit') })).toHaveAttribute(
        'href',
        'https://www.openstreetmap.org/copyright',
      );
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step('the middle is the view that is set, and is taken with six decimals', async () => {
      await take.click();
      await expect(taken).toContainText('51.160000, 10.450000');
      await expect(page.getByRole('status').filter({ has: taken })).toHaveCount(1);
    });

    await test.step('with the keyboard alone: right, up, closer, and the same point under the cross', async () => {
      await map.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('+');
      await take.focus();
      await page.keyboard.press('Enter');
      const { latitude, longitude } = await point();
      // 80 of the 256 pixels of a tile at zoom 6 are 1.757813 degrees, give or take a pixel.
      expect(longitude).toBeCloseTo(10.45 + 1.757_813, 1);
      expect(latitude).toBeGreaterThan(52);
      expect(latitude).toBeLessThan(52.4);
      await map.focus();
      await page.keyboard.press('-');
      await take.click();
      expect((await point()).longitude).toBeCloseTo(longitude, 1);
    });

    await test.step('a click puts its point into the middle, dragging moves the map', async () => {
      const box = await map.boundingBox();
      if (!box) throw new Error('no map');
      const { longitude } = await point();
      await map.click({ position: { x: box.width / 2 - 64, y: box.height / 2 } });
      await take.click();
      const clicked = await point();
      expect(clicked.longitude).toBeCloseTo(longitude - 1.406_25, 1);
      await map.hover();
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 64, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await take.click();
      expect((await point()).longitude).toBeLessThan(clicked.longitude - 0.5);
    });

    await test.step('the buttons for closer and further away are large, and say where it ends', async () => {
      for (const button of [closer, further]) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      for (let zoom = 6; zoom > 2; zoom -= 1) await further.click();
      await expect(further).toHaveAttribute('aria-disabled', 'true');
      await closer.click();
      await expect(further).toHaveAttribute('aria-disabled', 'false');
    });

    await test.step('it can be hidden, and the point that was taken is in the report', async () => {
      const { latitude, longitude } = await point();
      await close.click();
      await expect(map).toHaveCount(0);
      await expect(open).toBeFocused();
      await report.item.fill('Grey headphones');
      const bodies = bodiesSent(page);
      await report.submit.click();
      await report.asIs.click();
      await expect(report.submitted).toBeVisible();
      const told = [latitude, longitude].map((value) => value.toFixed(6));
      expect(bodies).toMatchObject([{ message: expect.stringContaining(told.join(', ')) }]);
      expect(bodies).toMatchObject([{ message: expect.stringContaining(`q=${told.join(',')}`) }]);
      expect(faults).toEqual([]);
    });
  });

test('by touch: a tap puts its point into the middle, and a point that is deleted in the form is gone from the map', async ({
  browser,
  live,
}) => {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    baseURL: live.url,
  });
  await answerTiles(page);
  const report = await openReport(page);
  const { open, take, taken, map, point } = mapOf(page);
  await open.tap();
  await take.tap();
  await expect(taken).toBeVisible();
  const box = await map.boundingBox();
  if (!box) throw new Error('no map');
  await page.touchscreen.tap(box.x + box.width / 2 + 64, box.y + box.height / 2);
  await take.tap();
  expect((await point()).longitude).toBeCloseTo(10.45 + 1.406_25, 1);
  // Above and below there is room for a finger that scrolls the page.
  expect(box.height).toBeLessThanOrEqual(0.61 * 740);
  await report.update.tap();
  await expect(taken).toBeHidden();
  await page.close();
});

test('no other place is taken while a report is sent: it holds the one before', async ({ page }) => {
  await answerTiles(page);
  const report = await openReport(page);
  const { open, take, closer, map, point } = mapOf(page);
  await report.item.fill('Grey headphones');
  await open.click();
  await take.click();
  const before = await point();
  const sending = await hold(page, '**/functions/v1/send-email', (route) => route.abort(), 'POST');
  await report.submit.click();
  await report.asIs.click();
  await expect.poll(() => sending.count).toBe(1);
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await take.press('Enter');
  expect(await point()).toEqual(before);
  sending();
  await expect(take).toHaveAttribute('aria-disabled', 'false');
  await closer.click();
  await take.click();
  expect(await point()).not.toEqual(before);
});

test('a map that cannot be loaded, or tiles that do not come, are told in words and come with the next press; the wheel scrolls the page over the map, and with Ctrl it comes closer', async ({
  page,
  context,
}) => {
  let isThere = false;
  const asked = await answerTiles(page, () => isThere);
  await openReport(page);
  const { word, open, take, again, taken, map } = mapOf(page);
  await test.step('the map', async () => {
    await context.setOffline(true);
    await open.click();
    await expect(page.getByText(word('notLoaded'))).toBeVisible();
    await context.setOffline(false);
    await open.click();
    await expect(map).toBeVisible();
    await expect(page.getByText(word('notLoaded'))).toBeHidden();
  });
  await test.step('its tiles', async () => {
    await expect(page.getByText(word('failed'))).toBeVisible();
    await take.click();
    await expect(taken).toContainText('51.160000, 10.450000');
    isThere = true;
    await again.click();
    await expect(page.getByText(word('failed'))).toBeHidden();
  });
  await test.step('the wheel', async () => {
    await map.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(asked.filter(({ path }) => !path.startsWith('/6/'))).toEqual([]);
    await map.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => asked.some(({ path }) => /^\/[7-9]\//u.test(path))).toBe(true);
  });
});
