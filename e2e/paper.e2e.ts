import { pages } from '#app/paths.ts';
import { contactPageWords } from '#content/contact/contact-page.ts';
import { filterWords } from '#content/resources/filter.ts';
import { openNoticeWords, bankWords } from '#content/support/bank.ts';
import { words as missionWords } from '#content/support/mission.ts';
import { inLocale } from '#contract/locale.ts';
import { openContact } from './support/contact-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { photographed } from './support/photographed.ts';
import { storeBefore } from './support/reading-settings.ts';
import { comeToRest } from './support/shifts.ts';
import { htmlOf } from './support/weight.ts';

const subject = inLocale(pages['resources/overload'], 'de');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('READ-50 READ-51 paper holds the text in black, whole, without the frame, and its address in words and as a code', async ({
    page,
  }) => {
    await page.goto(subject);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
    await expect(page.locator('body').getByRole('button')).toHaveCount(0);
    const texts = page.locator('main :is(h1, h2, p, li, a)').filter({ visible: true });
    expect(await texts.count()).toBeGreaterThan(30);
    const colours = await texts.evaluateAll((all) => [
      ...new Set(all.map((each) => `${getComputedStyle(each).color} ${getComputedStyle(each).backgroundColor}`)),
    ]);
    expect(colours).toEqual(['rgb(0, 0, 0) rgba(0, 0, 0, 0)']);
    for (const [heading, after] of await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((all) => all.map((each) => [each.textContent, getComputedStyle(each).breakAfter])))
      expect([heading, after]).toEqual([heading, 'avoid']);
    const source = page.locator('main a[href^="https"]').first();
    expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      await source.getAttribute('href'),
    );

    const address = /<link rel="canonical" href="([^"]+)"/u.exec(htmlOf(subject))?.[1] ?? '';
    expect(new URL(address).pathname).toBe(subject);
    await expect(page.locator('#paper')).toHaveText(address);
    const picture = page.locator('#paper img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    expect(await photographed(picture)).toBe(address);
  });
});

test('READ-50 what is beside each other on paper does not touch, and nothing there is to be pressed', async ({
  page,
}) => {
  // The width of a sheet.
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const address of ['/', '/resources', '/resources/books', '/projects/kinderkuche', '/contact', '/help-now']) {
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    const controls = main.locator('button, input, select, textarea, [role="status"]').filter({ visible: true });
    expect([address, await controls.count()]).toEqual([address, 0]);
    // A way to another page is part of a sentence or of a list; a number to call stays.
    const ways = main.locator('a[href^="/"]').filter({ visible: true });
    const alone = await ways.evaluateAll((all) =>
      all.flatMap((way) => {
        const around = way.closest('p, li, dd');
        return !around || (around.matches('p') && around.textContent === way.textContent) ? [way.textContent] : [];
      }),
    );
    expect([address, alone]).toEqual([address, []]);
    const touching = await main.locator('li, section').evaluateAll((all) =>
      all.flatMap((box) => {
        const [one, other] = [box, box.nextElementSibling].map((each) => each?.getBoundingClientRect());
        const isBeside = one && other && other.width > 0 && other.left > one.left && other.top < one.bottom;
        return isBeside && other.left - one.right < 5 ? [box.textContent] : [];
      }),
    );
    expect([address, touching]).toEqual([address, []]);
  }
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: filterWords.home.en })).toBeHidden();
  // Nor a way that stands alone, or what opens a form and what stands around it.
  await page.goto('/mission');
  await expect(page.getByText(missionWords.back.en)).toBeHidden();
  await page.goto('/support');
  await expect(page.getByText(openNoticeWords.lead.en)).toBeHidden();
  await expect(page.getByText(bankWords.iban.en, { exact: true })).toBeVisible();
});

test('READ-50 a form is on paper once somebody has typed in it', async ({ page }) => {
  const form = await openContact(page);
  await page.emulateMedia({ media: 'print' });
  await expect(form.message).toBeHidden();
  // Paper has no switch of the language at its top.
  await expect(page.getByText(contactPageWords.languagesText.en)).toBeHidden();
  await page.emulateMedia({ media: null });
  await form.message.fill('Something to keep on paper.');
  await page.emulateMedia({ media: 'print' });
  await expect(form.message).toBeVisible();
});

test('READ-51 the code is fetched for paper and not before, also by whoever prints at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = `/codes${subject}.svg`;
  await visit(page, subject);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await comeToRest(page);
  expect(asked).not.toContain(code);
  expect((await page.pdf({ format: 'A4' })).subarray(0, 4).toString()).toBe('%PDF');
  expect(asked).toContain(code);
});

test('READ-51 WebKit, which prints only pictures that it has, fetches the code once the page is seen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) => asked[0] === 'hanging-punctuation' || supports.apply(CSS, asked as [string]);
    // It knows no rules by which a browser fetches pages ahead.
    HTMLScriptElement.supports = () => false;
  });
  const fetched = page.waitForResponse(`**/codes${subject}.svg`);
  await page.goto(subject);
  expect((await fetched).status()).toBe(200);
});

test('READ-52 paper has the size and the spacing that the reader chose, in black on white whatever the colours', async ({
  page,
}) => {
  const colours = { backgroundColor: '#102030', backgroundIntensity: 100, textColor: '#ffee00', textIntensity: 100 };
  const reading = { size: 150, line: 220, letter: 12, part: true };
  await storeBefore(page, { reading: JSON.stringify(reading), colorSettings: JSON.stringify(colours) });
  await visit(page, subject);
  await page.emulateMedia({ media: 'print' });
  const { font, line, letter, colour, ground } = await page
    .locator('main section p')
    .last()
    .evaluate((text) => {
      const { fontSize, lineHeight, letterSpacing, color } = getComputedStyle(text);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const [font = 0, line = 0, letter = 0] = [fontSize, lineHeight, letterSpacing].map(Number.parseFloat);
      return { font, line, letter, colour: color, ground: backgroundColor };
    });
  // 11 points are 14.67 px.
  expect(font).toBeCloseTo(14.67 * 1.5, 1);
  expect(line / font).toBeCloseTo(2.2);
  expect(letter / font).toBeCloseTo(0.12);
  expect([colour, ground]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

test('READ-50 a browser that no rule can tell to open what is closed opens it for paper, and closes it again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(HTMLScriptElement, { supports: () => false });
    const { supports } = CSS;
    CSS.supports = (...asked: [string]) => !asked[0].includes('details-content') && supports.apply(CSS, asked);
  });
  const arrived = page.waitForResponse(/\/assets\/prefetch-[^/]+\.js$/u);
  await visit(page, '/words');
  await (await arrived).finished();
  const closed = page.locator('main details:not([open])');
  const all = await closed.count();
  expect(all).toBeGreaterThan(1);
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        return document.querySelectorAll('main details:not([open])').length;
      }),
    )
    .toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(all);
});
