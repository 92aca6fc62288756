import type { Page } from '@playwright/test';
import { boldWords } from '#content/frame/bold.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { boldButton, presetNamed, settingsOf } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { holdReact, visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';
import { comeToRest } from './support/shifts.ts';
import { shownToast } from './support/shown-toast.ts';

/** The painted word starts that stand on the page, in its order; none while Bold is off. */
const paintedStarts = (page: Page) =>
  page.evaluate(() =>
    [...CSS.highlights]
      .flatMap(([name, ranges]) => (name.startsWith('word-start') ? [...ranges] : []))
      .filter(({ startContainer }) => startContainer.isConnected)
      .toSorted((one, other) => {
        const isAfter = one.startContainer.compareDocumentPosition(other.startContainer) & 2;
        return isAfter ? 1 : one.startContainer === other.startContainer ? one.startOffset - other.startOffset : -1;
      })
      .map(({ startContainer, startOffset, endOffset }) => startContainer.textContent?.slice(startOffset, endOffset)),
  );

/** The two colours of the words, once for each colour of text in <main>, and what they stand on. */
const paintedColours = (page: Page) =>
  page.evaluate(() =>
    [...CSS.highlights].flatMap(([name, ranges]) => {
      const text = [...ranges][0]?.startContainer.parentElement;
      if (!text || !name.startsWith('word-start')) return [];
      const colourOf = (part: string) => getComputedStyle(text, `::highlight(${part})`).color;
      let behind: Element | null = text;
      while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
      const { backgroundColor: background } = getComputedStyle(behind ?? document.documentElement);
      return { background, start: colourOf(name), rest: colourOf(name.replace('start', 'rest')) };
    }),
  );

const howMany = async (page: Page) => (await paintedStarts(page)).length;

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('textEnhancement'));

test('APP-01 NAV-09 Bold works before React has arrived: class, state and storage, each time', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = boldButton(page);
  const html = page.locator('html');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBeNull();
  for (const isOn of [true, false, true]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(isOn));
    await expect(html).toHaveClass(isOn ? /text-enhanced/u : /^(?!.*text-enhanced)/u);
    expect(await stored(page)).toBe(String(isOn));
  }
  arrive();
  // What was pressed early is told, and painted, as soon as it can be.
  await expect(page.getByRole('status').filter({ hasText: say('en', boldWords.enabled) })).toBeAttached();
  await expect.poll(() => howMany(page)).toBeGreaterThan(50);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await whenAlive(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('false');
});

for (const locale of inGerman) {
  test(`APP-02 turning Bold on and off is told; what stays is the pressed button, whose name never changes (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/help-now', locale));
    const button = boldButton(page, locale);
    for (const isOn of [true, false]) {
      const words = isOn ? boldWords.enabled : boldWords.disabled;
      await button.click();
      await expect(shownToast(page, locale).toast).toContainText(say(locale, words));
      await expect(page.getByRole('status').filter({ hasText: say(locale, words) })).toBeAttached();
      await expect(button).toHaveAttribute('aria-pressed', String(isOn));
    }
  });
}

test('CALM-11 Bold changes nothing but paint: page, accessibility tree, selected text and height stay', async ({
  page,
}) => {
  await visit(page, '/de/mission');
  const main = page.getByRole('main');
  const picture = async () => (await main.getByRole('paragraph').first().screenshot()).toString('base64');
  const all = async () => ({
    html: await main.innerHTML(),
    tree: await main.ariaSnapshot(),
    selected: await main.evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      const text = String(getSelection());
      getSelection()?.removeAllRanges();
      return text;
    }),
    height: await main.evaluate((element) => element.scrollHeight),
  });
  const [before, plain] = [await all(), await picture()];
  await boldButton(page, 'de').click();
  await expect.poll(() => howMany(page)).toBeGreaterThan(100);
  expect(await all()).toEqual(before);
  expect(await picture()).not.toBe(plain);
  await boldButton(page, 'de').click();
  await expect.poll(() => paintedStarts(page)).toEqual([]);
  expect(await all()).toEqual(before);
  // The screen follows what is painted by a frame or two.
  await expect.poll(picture).toBe(plain);
});

test('CALM-11 ä, ö, ü and ß belong to their words; fields, code, buttons and headings are left alone; how long 10,000 words take is measured and told, and no machine judged by it; a new page is painted too', async ({
  page,
}) => {
  await visit(page, '/de/help-now');
  await boldButton(page, 'de').click();
  await expect.poll(() => howMany(page)).toBeGreaterThan(20);
  await page.getByRole('main').evaluate((main) => {
    main.innerHTML =
      '<ul><li><h3>Titel</h3>Größte Äpfel üben, süßer</li></ul><p>Wort <code>code</code><button>Knopf</button></p><h2>Titel</h2>';
  });
  await expect.poll(() => paintedStarts(page)).toEqual(['Gr', 'Äp', 'üb', 'sü', 'Wo']);

  await test.step('10,000 words', async () => {
    const words = 10_000;
    await page.evaluate((words) => {
      const { set } = CSS.highlights;
      let begun = 0;
      CSS.highlights.set = (name, highlight) => {
        if (highlight.size > words) Object.assign(window, { taken: performance.now() - begun });
        return set.call(CSS.highlights, name, highlight);
      };
      const frame = requestAnimationFrame;
      window.requestAnimationFrame = (callback) =>
        frame((time) => {
          begun = performance.now();
          callback(time);
        });
      const text = 'Wünschen Ökosystem lesen größte '.repeat(25);
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<p>${text}</p>`.repeat(words / 100));
    }, words);
    await expect.poll(() => howMany(page)).toBeGreaterThan(words);
    const taken = await page.evaluate(() => (window as unknown as { taken: number }).taken);
    console.log(`Bold: ${words} words marked in ${taken.toFixed(1)} ms`);
  });

  await page.reload();
  await whenAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/de/team');
  await expect.poll(() => howMany(page)).toBeGreaterThan(10);
});

test('CALM-01 CALM-11 the two parts of a word differ by colour alone, both readable, in any colours, and not on paper', async ({
  page,
}) => {
  await visit(page, '/mission');
  await boldButton(page).click();
  await expect.poll(() => howMany(page)).toBeGreaterThan(100);
  for (const name of ['Rose (default)', 'Calm (low contrast)', 'Soft dark']) {
    await page.evaluate(
      async (stored) => {
        localStorage.setItem('colorSettings', stored);
        dispatchEvent(new StorageEvent('storage'));
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      },
      JSON.stringify(settingsOf(presetNamed(name))),
    );
    let painted: Awaited<ReturnType<typeof paintedColours>> = [];
    await expect.poll(async () => (painted = await paintedColours(page)).length).toBeGreaterThan(0);
    for (const { start, rest } of painted) expect(start).not.toBe(rest);
    // Words of their own in these colours, for axe to judge: of a highlight it knows nothing.
    await page.getByRole('main').evaluate((main, painted) => {
      main.querySelector('#judged')?.remove();
      const judged = main.appendChild(document.createElement('div'));
      judged.id = 'judged';
      for (const { background, ...parts } of painted)
        for (const color of Object.values(parts)) {
          const words = judged.appendChild(document.createElement('div'));
          words.textContent = color;
          Object.assign(words.style, { color, background });
        }
    }, painted);
    expect(await axeFaults(page, ['color-contrast']), name).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  for (const { start, rest } of await paintedColours(page)) expect(start).toEqual(rest);
});

test('two tabs have the same Bold, and without Bold its script is not loaded', async ({ page, context }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const other = await context.newPage();
  for (const each of [page, other]) await visit(each, '/help-now');
  await comeToRest(page);
  expect(scripts.filter((url) => url.includes('text-enhancement'))).toEqual([]);
  await boldButton(other).click();
  await expect(boldButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => howMany(page)).toBeGreaterThan(20);
  expect(new Set(scripts.filter((url) => url.includes('text-enhancement'))).size).toBe(1);
  await boldButton(page).click();
  await expect(boldButton(other)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => howMany(other)).toBe(0);
});

for (const [title, prepare] of [
  [
    'the browser cannot paint them',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights')),
  ],
  ['their script does not come', (page: Page) => page.route('**/*text-enhancement*', (route) => route.abort())],
] as const) {
  test(`without word starts, because ${title}, all text is heavier`, async ({ page }) => {
    await prepare(page);
    await visit(page, '/help-now');
    const text = page.getByRole('main').getByRole('paragraph').first();
    await expect(text).toHaveCSS('font-weight', '400');
    await boldButton(page).click();
    await expect(text).toHaveCSS('font-weight', '600');
    await boldButton(page).click();
    await expect(text).toHaveCSS('font-weight', '400');
  });
}

test('where colours are forced, where painted words would be boxes, all text is heavier, as soon as they are', async ({
  page,
}) => {
  await visit(page, '/help-now');
  const text = page.getByRole('main').getByRole('paragraph').first();
  await boldButton(page).click();
  await expect.poll(() => howMany(page)).toBeGreaterThan(20);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(text).toHaveCSS('font-weight', '600');
  expect(await howMany(page)).toBe(0);
  for (const weight of ['400', '600']) {
    await boldButton(page).click();
    await expect(text).toHaveCSS('font-weight', weight);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(() => howMany(page)).toBeGreaterThan(20);
  await expect(text).toHaveCSS('font-weight', '400');
});
