import { parseAtomFeed } from 'feedsmith';
import { formWords } from '#content/forms/form.ts';
import { offlineWords } from '#content/frame/offline-kept.ts';
import { homeWords } from '#content/home.ts';
import { newsWords } from '#content/news/news.ts';
import { entryWords, listHistoryWords, listWords as words, otherLanguageWords } from '#content/team/page-lists.ts';
import { pageEditorWords, tellingWords, textDialogWords } from '#content/team/page-texts.ts';
import { newsList } from '#contract/news.ts';
import { phonePhoto } from '#server/testing/library.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { editorOn } from './support/editor-of-projects.ts';
import { visit } from './support/islands-awake.ts';
import { keepOffline, removeButton, whatIsKept } from './support/kept-offline.ts';
import { listOn } from './support/lists-of-pages.ts';
import { expect, test } from './support/live-test.ts';
import { openEditing } from './support/page-editor.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';
import { bringSession } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

test.use({ viewport: { width: 360, height: 740 } });

// A server of its own: what is published here stands on its pages. The first test takes all of it back.
let live: LiveSite;
test.beforeAll(async () => {
  live = await goLive();
});
test.afterAll(() => live.end());

test('NEWS-27 on a phone, in German: what was changed is told on the news page when whoever publishes it wants that, in both languages, and goes with it', async ({
  page,
}) => {
  const read = async (path: string) => (await fetch(live.url + path)).text();
  const text = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  const choose = text.dialog.getByLabel(tellingWords.choose.de);
  await text.text.click();
  await text.german.fill('Schreiben geht immer.');
  await text.what.fill('Kürzer gesagt');
  await expect(choose).not.toBeChecked();
  await choose.check();
  await text.publish.click();
  const english = page.getByLabel(tellingWords.en.de, { exact: true });
  const problems = page.getByRole('group', { name: formWords.problem.de });
  await expect(problems).toBeFocused();
  await problems.getByRole('link').press('Enter');
  await expect(english).toBeFocused();
  await expect(page.getByLabel(tellingWords.de.de, { exact: true })).toHaveValue('Kürzer gesagt');
  expect(await axeFaults(page)).toEqual([]);
  await english.fill('Said more briefly');
  await text.publish.click();
  // The first publication draws every page, to learn which of them show it.
  await expect(text.dialog.getByText(textDialogWords.published.de)).toBeVisible({ timeout: 40_000 });
  expect(await read('/de/news')).toMatch(/Kürzer gesagt <a href="\/de\/help-now">/u);
  expect(await read('/news')).toContain('Said more briefly');
  expect(parseAtomFeed(await read('/de/news.atom')).entries?.map(({ title }) => title?.value)).toEqual([
    'Kürzer gesagt',
  ]);
  expect(await read('/de')).toContain('href="/de/news"');
  await text.undo.click();
  await expect(text.dialog.getByText(textDialogWords.isUndone.de)).toBeVisible();
  expect(await read('/de/news')).toContain(newsWords.none.de);
  await text.close.click();

  await visit(page, `${live.url}/de/resources/books`);
  await text.link.click();
  const books = listOn(page, 'resources/books#books');
  await books.open.click();
  await books.act(words.edit, 'Geniale Störung').click();
  await books.german('why').fill('Wir lesen es gern vor.');
  await books.what.fill('Neu begründet');
  await books.dialog.getByLabel(tellingWords.choose.de).check();
  await books.button(textDialogWords.publish).click();
  await expect(problems).toBeFocused();
  await problems.getByRole('link').press('Enter');
  await expect(english).toBeFocused();
  await english.fill('New reasons');
  await books.button(textDialogWords.publish).click();
  await expect(books.dialog.getByText(entryWords.published.de)).toBeVisible();
  expect(await read('/news')).toMatch(/New reasons <a href="\/resources\/books">/u);
  await books.button(words.undo).click();
  await expect(books.dialog.getByText(listHistoryWords.undone.de).first()).toBeVisible();
  await expect.poll(() => read('/news')).not.toContain('New reasons');
});

test('NEWS-22 NEWS-23 NEWS-24 NEWS-26 READ-65 READ-66 on a phone, in German: news with a photo are published, stand on the page, at home and in the feed, and get another photo', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const atHome = visitor.getByRole('main').getByRole('link', { name: 'Wir kochen wieder', exact: true });
  await visitor.goto(`${live.url}/de/news`);
  await expect(visitor.getByText(newsWords.none.de)).toBeVisible();
  const home = await (await fetch(`${live.url}/de`)).text();
  expect(home).not.toContain('/de/news');
  expect(home).not.toContain(homeWords.newsText.de);

  await bringSession(page, live, await teammate(live, 'Ada'));
  await visit(page, `${live.url}/de/news`);
  await page.getByRole('link', { name: pageEditorWords.edit.de }).click();
  const news = listOn(page, newsList);
  const { pictures } = editorOn(page, 'de');
  const put = async (shows: string, width: number): Promise<void> => {
    await pictures.file.setInputFiles({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(width, width / 2),
    });
    await pictures.alt.fill(`${shows} in English`);
    await pictures.altDe.fill(shows);
    await pictures.add.click();
    await expect(pictures.dialog).toBeHidden();
    await expect(news.dialog.getByRole('img', { name: shows, exact: true })).toBeVisible();
  };
  await news.open.click();
  await news.button(words.add).click();
  // Today, until somebody says another day.
  await expect(news.field('date')).toHaveValue(/^20\d\d-\d\d-\d\d$/u);
  await news.field('date').fill('2026-11-20');
  await news.german('title').fill('Wir kochen wieder');
  await news.german('text').fill('Am Freitag, ganz in Ruhe.\nSag uns [kurz](contact), ob du kommst.');
  await pictures.open.click();
  await put('Ein Topf mit Suppe', 900);
  await news.button(otherLanguageWords.next).click();
  await news.english('title').fill('We cook again');
  await news.english('text').fill('On Friday, and quietly.\nTell us [in short](contact).');
  expect(await axeFaults(page)).toEqual([]);
  await news.button(textDialogWords.publish).click();
  // The first publication draws every page, to learn which of them show it.
  await expect(news.dialog.getByText(entryWords.published.de)).toBeVisible({ timeout: 40_000 });

  // A program that reads feeds, and the browser's own reader of XML, which takes nothing that is not well-formed.
  const readFeed = async (path: string) => {
    const answer = await fetch(live.url + path);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const xml = await answer.text();
    const faults = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('parsererror').length,
      xml,
    );
    expect(faults).toBe(0);
    return parseAtomFeed(xml).entries ?? [];
  };
  const imageIn = (content = '') => /<img src="[^"]*(\/storage\/[^"]+)"/u.exec(content)?.[1] ?? '';
  const [entry] = await readFeed('/de/news.atom');
  expect([entry?.title?.value, entry?.updated]).toEqual(['Wir kochen wieder', '2026-11-20T00:00:00Z']);
  expect(entry?.content?.value).toContain('alt="Ein Topf mit Suppe"');
  const first = imageIn(entry?.content?.value);
  expect((await fetch(live.url + first)).headers.get('content-type')).toBe('image/webp');
  expect((await readFeed('/news.atom'))[0]?.title?.value).toBe('We cook again');

  // Without JavaScript: from home to the piece, whose address stays.
  await visitor.goto(`${live.url}/de`);
  // No number of what is new: the frame of the page is what it was without any.
  const frameOf = (html: string) => /<header.*?<\/header>/su.exec(html)?.[0];
  expect(frameOf(home)).toContain('<nav');
  expect(frameOf(await (await fetch(`${live.url}/de`)).text())).toBe(frameOf(home));
  await atHome.click();
  const card = visitor
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading', { name: 'Wir kochen wieder' }) });
  await expect(card.getByRole('img', { name: 'Ein Topf mit Suppe' })).toBeVisible();
  await expect(card.getByText('20. November 2026')).toBeVisible();
  await expect(card.getByRole('link', { name: 'kurz' })).toHaveAttribute('href', '/de/contact');
  const ownAddress = card.getByText(`/de/news#${await card.getAttribute('id')}`);
  await expect(ownAddress).toBeHidden();
  await visitor.emulateMedia({ media: 'print' });
  await expect(ownAddress).toBeVisible();
  await visitor.emulateMedia({ media: 'screen' });
  expect(entry?.links?.[0]?.href).toMatch(new RegExp(`/de/news#${await card.getAttribute('id')}$`, 'u'));
  await expect(visitor.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', /\/de\/news\.atom$/u);

  await news.button(entryWords.back).click();
  await news.act(words.edit, 'Wir kochen wieder').click();
  await pictures.openOther.click();
  await put('Ein gedeckter Tisch', 500);
  await news.what.fill('Ein anderes Foto');
  await news.button(textDialogWords.publish).click();
  await expect(news.dialog.getByText(entryWords.published.de)).toBeVisible();
  const [changed] = await readFeed('/de/news.atom');
  expect([changed?.id, changed?.content?.value?.includes('Ein gedeckter Tisch')]).toEqual([entry?.id, true]);
  expect(imageIn(changed?.content?.value)).not.toBe(first);
  await news.dialog.getByRole('link', { name: entryWords.see.de }).click();
  await expect(page).toHaveURL(/\/de\/news\?#/u);
  await expect(page.getByRole('heading', { name: 'Wir kochen wieder' })).toBeInViewport();
  await watchShifts(page);
  await page.goto(`${live.url}/de/news?seen`);
  await page.getByRole('img', { name: 'Ein gedeckter Tisch' }).evaluate((image: HTMLImageElement) => image.decode());
  expect(await shiftsSoFar(page)).toEqual([]);
  await visitor.context().close();

  // Kept with its page: one size of it answers for all, also while the server is dead.
  await visit(page, `${live.url}/de/offline`);
  await keepOffline(page, 'de');
  await visit(page, `${live.url}/de/news`);
  const keptPictures = async () =>
    Object.values((await whatIsKept(page)).found)
      .flat()
      .filter((path) => /picture_library/u.test(path));
  const photos = page.getByRole('main').locator('picture img');
  await expect.poll(keptPictures).toHaveLength(await photos.count());
  await live.killServer();
  await page.goto(`${live.url}/de/news`);
  await photos.first().scrollIntoViewIfNeeded();
  await expect(photos.first()).toHaveJSProperty('complete', true);
  expect(
    await photos.first().evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.goto(`${live.url}/de/offline`);
  await removeButton(page, 'de').click();
  await expect(page.getByText(offlineWords.removed.de)).toBeFocused();
  expect(await whatIsKept(page)).toEqual({ found: {}, workers: 0 });
});
