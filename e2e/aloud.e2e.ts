import type { Page } from '@playwright/test';
import { builtUrls } from '#app/paths.ts';
import { aloudWords as words, listenWords } from '#content/frame/aloud.ts';
import { axeFaults } from './support/axe.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { usual, address, title, player, tool, lastSaid, listen, beginReading } from './support/player.ts';
import { storeBefore } from './support/reading-settings.ts';
import { comeToRest, shiftsSoFar, watchShifts } from './support/shifts.ts';
import { endSaying, giveVoices, marked, reachWord, saidSoFar } from './support/stand-in-voices.ts';
import { htmlOf } from './support/weight.ts';

/** Puts paragraphs of the test into the page, before everything else in it. */
const write = (page: Page, html: string) =>
  page.evaluate((html) => {
    const section = document.createElement('section');
    section.id = 'of-the-test';
    section.innerHTML = html;
    document.querySelector('main')?.prepend(section);
  }, html);

/** Lets everything be said until a text comes. Out: what was said. */
async function sayUntil(page: Page, last: string): Promise<string[]> {
  const count = async () => (await saidSoFar(page)).length;
  await expect.poll(count).toBe(1);
  for (let heard = 1; (await lastSaid(page)) !== last; heard += 1) {
    await endSaying(page);
    await expect.poll(count).toBe(heard + 1);
  }
  return (await saidSoFar(page)).map(({ text, voice }) => `${voice}: ${text.trim()}`);
}

test('READ-30 parts are all headings of the page, also those inside of a section', async ({ page }) => {
  await giveVoices(page, usual);
  await visit(page, '/de/diagnostics');
  await listen(page);
  await tool(page, words.partsName).click();
  const titles = (all: string[]) => all.map((each) => each.replaceAll('\u00AD', '').trim());
  const headings = page.locator('main :is(h1, h2, h3)').filter({ visible: true });
  expect(await headings.and(page.locator('h3')).count()).toBeGreaterThan(3);
  const [, ...parts] = titles(await player(page).getByRole('listitem').allTextContents());
  expect(parts).toEqual(titles(await headings.allTextContents()));
});

test('READ-30 without scripts there is no button that does nothing', async ({ browser, live }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: live.url });
  await page.goto(address);
  await expect(page.locator('[data-listen]').first()).toBeHidden();
  await expect(page.locator('[data-listen]').last()).toBeHidden();
  await page.close();
});

test('READ-30 READ-31 every page can be listened to, and nothing of it is loaded before; by keyboard: on and back by sentences, pause, a part of the page, another speed, the end', async ({
  page,
}) => {
  for (const each of builtUrls()) expect([each, htmlOf(each).match(/ data-listen="/gu)?.length]).toEqual([each, 2]);
  await giveVoices(page, usual);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, address);
  await comeToRest(page);
  expect(asked.filter((path) => /\/(press|aloud|listen)-/u.test(path))).toEqual([]);
  expect(await saidSoFar(page)).toEqual([]);

  await page.getByRole('button', { name: listenWords.open.de, exact: true }).press('Enter');
  await expect.poll(() => saidSoFar(page)).toEqual([{ text: title, lang: 'de-DE', voice: 'Anna', rate: 1 }]);
  expect(asked.some((path) => /\/listen-.*\.js$/u.test(path))).toBe(true);
  await expect(tool(page, words.pause)).toBeFocused();
  await endSaying(page);
  await expect.poll(() => saidSoFar(page)).toHaveLength(2);
  const second = await lastSaid(page);
  await tool(page, words.nextName).press('Enter');
  await expect.poll(() => lastSaid(page)).not.toBe(second);
  await tool(page, words.backName).press('Enter');
  await expect.poll(() => lastSaid(page)).toBe(second);
  await tool(page, words.pause).press('Enter');
  const before = (await saidSoFar(page)).length;
  await tool(page, words.start).press('Enter');
  // Where a voice pauses it begins the sentence again: no browser can be relied on to go on inside of it.
  await expect.poll(async () => (await saidSoFar(page)).slice(before).map(({ text }) => text.trim())).toEqual([second]);

  await tool(page, words.partsName).press('Enter');
  const headings = await page.locator('main h2').allTextContents();
  const [, , third = ''] = headings.map((each) => each.replaceAll('\u00AD', '').trim());
  const entry = player(page).getByRole('button', { name: third, exact: true });
  await entry.press('Enter');
  await expect.poll(() => lastSaid(page)).toBe(third);
  await expect(entry).toBeHidden();

  await tool(page, words.voiceName).press('Enter');
  await player(page).getByRole('combobox', { name: words.speed.de }).selectOption('1.5');
  await expect.poll(async () => (await saidSoFar(page)).at(-1)).toMatchObject({ text: third, rate: 1.5 });
  await page.keyboard.press('Escape');
  await expect(tool(page, words.voiceName)).toBeFocused();
  await tool(page, words.stopName).press('Enter');
  await expect(player(page)).toBeHidden();
  await expect(page.getByRole('button', { name: listenWords.open.de, exact: true })).toBeFocused();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});

test('READ-34 READ-36 what is seen is read, each in its language, and nothing else', async ({ page }) => {
  await giveVoices(page, usual);
  await visit(page, address);
  await write(
    page,
    `<p>Das nennt man <i lang="en">body doubling</i>, z. B. beim Auf\u00ADräumen.<button>Drück</button> Ein <a href="/">Link</a> hilft.</p>
     <nav>Wege</nav><p hidden>Versteckt</p><p aria-hidden="true">Zierde</p><p class="heard">Nur zu hören</p>
     <p><img src="/icon.svg" alt=""> Daneben.</p><figure><img src="/icon.svg" alt="Ein Hügel"></figure>
     <details><summary>Mehr dazu</summary><p>Zugeklappt</p></details>`,
  );
  await listen(page);
  expect(await sayUntil(page, title)).toEqual([
    'Anna: Das nennt man',
    'Daniel: body doubling,',
    'Anna: z. B. beim Aufräumen.',
    'Anna: Ein Link hilft.',
    'Anna: Daneben.',
    'Anna: Ein Hügel',
    'Anna: Mehr dazu',
    `Anna: ${title}`,
  ]);
});

test('READ-30 READ-36 what was opened or closed since counts for Start and for the parts, and reading goes on where it was', async ({
  page,
}) => {
  await giveVoices(page, usual);
  await visit(page, address);
  await write(
    page,
    `<p>Zuerst.</p><details><summary>Mehr dazu</summary><h3>Aufgeklappt</h3><p>Darin.</p></details><p>Zuletzt.</p>`,
  );
  const summary = page.locator('#of-the-test summary');
  const heard = async (text: string) => expect.poll(() => lastSaid(page)).toBe(text);
  await listen(page);
  await heard('Zuerst.');
  await endSaying(page);
  await heard('Mehr dazu');
  await tool(page, words.pause).click();
  await summary.click();
  await tool(page, words.start).click();
  await endSaying(page);
  await heard('Aufgeklappt');
  await endSaying(page);
  await heard('Darin.');
  await tool(page, words.partsName).click();
  await player(page).getByRole('button', { name: 'Aufgeklappt', exact: true }).click();
  await heard('Aufgeklappt');
  // Closed while it is read.
  await summary.click();
  await endSaying(page);
  await heard('Zuletzt.');
  await tool(page, words.partsName).click();
  await expect(player(page).getByRole('button', { name: title, exact: true })).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Aufgeklappt', exact: true })).toHaveCount(0);
});

test('READ-35 sentence and word are marked, the text stays as it is, and the page goes along with who follows', async ({
  page,
}) => {
  await giveVoices(page, usual);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, address);
  await write(page, '<p>Erst <b>kommt</b> das. Dann dies.</p>');
  const before = await page.locator('main').innerHTML();
  await page.getByRole('banner').locator('[popovertarget=menu]').click();
  await listen(page);
  await expect.poll(() => marked(page, 'sentence')).toBe('Erst kommt das.');
  // Not every voice tells words.
  expect(await marked(page, 'word')).toBe('');
  await reachWord(page, 5, 5);
  await expect.poll(() => marked(page, 'word')).toBe('kommt');
  // Not every browser tells how long one is.
  await reachWord(page, 11);
  await expect.poll(() => marked(page, 'word')).toBe('das');
  await endSaying(page);
  await expect.poll(() => marked(page, 'sentence')).toBe('Dann dies.');
  expect(await marked(page, 'word')).toBe('');
  expect(await page.locator('main').innerHTML()).toBe(before);

  const last = page.locator('main h2').last();
  await tool(page, words.partsName).click();
  await player(page).getByRole('button').filter({ hasText: title }).first().click();
  const heard = (await saidSoFar(page)).length;
  // Whoever scrolls elsewhere stays there.
  await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const elsewhere = await page.evaluate(() => scrollY);
  await endSaying(page);
  await expect.poll(async () => (await saidSoFar(page)).length).toBe(heard + 1);
  await expect.poll(() => marked(page, 'sentence')).not.toBe(title);
  expect(await page.evaluate(() => scrollY)).toBe(elsewhere);
  // Whoever asks for another sentence is brought there, unless they want the page to stay.
  await tool(page, words.nextName).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(elsewhere);
  const there = await page.evaluate(() => scrollY);
  await tool(page, words.voiceName).click();
  await player(page).getByRole('checkbox', { name: words.follow.de }).uncheck();
  await tool(page, words.partsName).click();
  const lastPart = player(page).getByRole('listitem').last();
  const heading = (await lastPart.textContent())?.replaceAll('\u00AD', '');
  await lastPart.getByRole('button').click();
  await expect.poll(async () => (await marked(page, 'sentence')).replaceAll('\u00AD', '')).toBe(heading);
  expect(await page.evaluate(() => scrollY)).toBe(there);
  await tool(page, words.stopName).click();
  expect([await marked(page, 'sentence'), await marked(page, 'word')]).toEqual(['', '']);
});

test('READ-35 where nothing can be marked, reading goes on', async ({ page }) => {
  await giveVoices(page, usual);
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await visit(page, address);
  await listen(page);
  await expect.poll(() => lastSaid(page)).toBe(title);
  await reachWord(page, 0, 3);
  await endSaying(page);
  await expect.poll(() => saidSoFar(page)).toHaveLength(2);
});

test('READ-37 the bar moves nothing, covers no focus, and is used with text of twice the size at 320 px', async ({
  page,
}) => {
  await giveVoices(page, usual);
  await storeBefore(page, { reading: '{"size":200}' });
  await watchShifts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, address);
  await page.getByRole('banner').locator('[popovertarget=menu]').click();
  await listen(page);
  await expect.poll(() => lastSaid(page)).toBe(title);
  expect(await shiftsSoFar(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await tool(page, words.voiceName).click();
  expect(await smallTargets(page)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  const sizes = await player(page)
    .locator('button:visible, select, label:has(input)')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.round(Math.min(width, height))),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  const link = page.locator('main a').last();
  await link.focus();
  const [linkBox, barBox] = [await link.boundingBox(), await player(page).boundingBox()];
  expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
});

test('READ-38 reading waits while a dialog is open and goes on after it, and stops when the page is left', async ({
  page,
}) => {
  await beginReading(page);
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => saidSoFar(page)).toHaveLength(2);
  expect(await lastSaid(page)).toBe(title);

  await test.step('whoever has paused is not read to after a dialog, but where they press Start', async () => {
    await tool(page, words.pause).click();
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tool(page, words.start)).toBeVisible();
    expect(await saidSoFar(page)).toHaveLength(2);
    await tool(page, words.start).click();
    await expect.poll(() => saidSoFar(page)).toHaveLength(3);
    expect(await lastSaid(page)).toBe(title);
  });

  await page.evaluate(() =>
    addEventListener('pagehide', () => sessionStorage.setItem('of-the-test', String(speechSynthesis.speaking))),
  );
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/de');
  expect(await page.evaluate(() => sessionStorage.getItem('of-the-test'))).toBe('false');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await whenAlive(page);
  await expect(player(page)).toBeHidden();
  expect(await saidSoFar(page)).toEqual([]);
});
