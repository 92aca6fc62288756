import { pages } from '#app/paths.ts';
import { keepWords } from '#content/frame/keep.ts';
import { myListLinkWords } from '#content/frame/my-list-link.ts';
import { myListOfferWords as offerWords } from '#content/frame/my-list-offer.ts';
import { myListPage, myListWords as words } from '#content/frame/my-list.ts';
import { pageNames } from '#content/pages.ts';
import { books } from '#content/resources/books.ts';
import { inLocale } from '#contract/locale.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { photographed } from './support/photographed.ts';
import { withoutStorage } from './support/storage-off.ts';

const [book] = books;
const bookId = `resources/books#${book?.id}`;
const bookTitle = book?.item.title ?? { en: '', de: '' };
const address = pages['my-list'];
const stored = (page: { evaluate: (work: () => unknown) => Promise<unknown> }) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('myList') ?? 'null'));

test('READ-53 READ-54 READ-55 a book, a subject and a project are kept by keyboard, in step with other tabs, listed in the language of the page, deleted in one press and brought back', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  context.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await visit(page, address);
  await expect(page.getByText(words.empty.en)).toBeVisible();
  const other = await context.newPage();
  for (const [path, name] of [
    [pages['resources/books'], bookTitle.en],
    [pages['resources/sleep'], pageNames['resources/sleep'].en],
    [pages['projects/kinderkuche'], pageNames['projects/kinderkuche'].en],
  ] as const) {
    await visit(other, path);
    const button = other.getByRole('button', { name: `${keepWords.keep.en}: ${name}`, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(other.getByText(keepWords.kept.en).first()).toBeVisible();
    // The other tab shows it without being asked.
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(await stored(page)).toEqual([bookId, 'resources/sleep', 'projects/kinderkuche']);

  await visit(page, inLocale(address, 'de'));
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(3);
  const link = page.getByRole('main').getByRole('link', { name: bookTitle.de, exact: true });
  await expect(link).toHaveAttribute('href', `/de/${bookId}`);
  await page.getByRole('button', { name: `${words.takeOff.de}: ${pageNames['resources/sleep'].de}` }).click();
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: words.delete.de }).click();
  await expect(page.getByText(words.deleted.de)).toBeVisible();
  expect(await stored(page)).toBeNull();
  // What is kept in the other tab meanwhile stays when the deleting is undone.
  await visit(other, pages['resources/sleep']);
  await other.getByRole('button', { name: new RegExp(`^${keepWords.keep.en}`, 'u') }).click();
  await expect(list).toHaveCount(1);
  await page.getByRole('button', { name: words.undo.de }).press('Enter');
  await expect(list).toHaveCount(3);
  expect(await stored(page)).toEqual([bookId, 'projects/kinderkuche', 'resources/sleep']);
  // On paper each has its address, and what was said of a press is gone.
  const where = page.getByText(`${new URL(page.url()).origin}/de/${bookId}`, { exact: true });
  const said = page.getByText(words.undone.de);
  await expect(said).toBeVisible();
  await expect(where).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(where).toBeVisible();
  await expect(said).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await link.click();
  await expect(page).toHaveURL(`/de/${bookId}`);
  await expect(page.locator(`[id="${book?.id}"]`)).toBeInViewport();
  expect(sent).toEqual([]);
});

test('READ-56 a list is taken along by a link and a code that hold nothing else; opening one asks first, and what is gone is said', async ({
  page,
  browser,
}) => {
  await page.addInitScript((ids) => localStorage.setItem('myList', JSON.stringify(ids)), [bookId, 'resources/gone']);
  await visit(page, address);
  await expect(page.getByText(words.gone.en)).toBeVisible();
  await page.getByRole('button', { name: words.show.en }).click();
  const link = await page.getByLabel(myListLinkWords.link.en).inputValue();
  expect(new URL(link).hash).toBe(`#keep=${bookId.replace('#', '.')},resources/gone`);
  expect(await photographed(page.getByRole('img', { name: myListLinkWords.code.en }))).toBe(link);

  const device = await browser.newPage();
  const asked: string[] = [];
  device.on('request', (request) => asked.push(request.url()));
  await visit(device, link);
  const offer = device.getByRole('region', { name: offerWords.offered.en });
  await expect(offer.getByRole('listitem')).toHaveText([`${bookTitle.en} (${pageNames['resources/books'].en})`]);
  await expect(offer.getByText(offerWords.someGone.en)).toBeVisible();
  expect(await stored(device)).toBeNull();
  await offer.getByRole('button', { name: offerWords.leave.en }).press('Enter');
  await expect(offer).toBeHidden();
  // What was pressed is gone, and takes no focus along.
  expect(await device.evaluate(() => document.activeElement === document.body)).toBe(false);
  expect(await stored(device)).toBeNull();
  // A link that is opened while the page is.
  await device.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await offer.getByRole('button', { name: offerWords.add.en }).click();
  await expect(device.getByRole('main').getByRole('link', { name: bookTitle.en, exact: true })).toBeVisible();
  expect(await stored(device)).toEqual([bookId]);
  expect(new URL(device.url()).hash).toBe('');
  // Of the last link nothing is there.
  await device.evaluate(() => (location.hash = '#keep=resources/gone'));
  await expect(offer.getByText(offerWords.allGone.en)).toBeVisible();
  await expect(offer.getByRole('button')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('keep='))).toEqual([]);
  await device.close();
});

test('READ-57 where the browser keeps nothing it is said', async ({ page }) => {
  await withoutStorage(page, 'localStorage');
  await visit(page, pages['resources/sleep']);
  const button = page.getByRole('button', { name: new RegExp(keepWords.keep.en, 'u') });
  await button.click();
  await expect(page.getByText(keepWords.fails.en).first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('READ-57 no button is shown that would do nothing, and the list says what it needs', async ({ page }) => {
    await page.goto(pages['resources/books']);
    await expect(page.getByRole('button', { name: new RegExp(keepWords.keep.en, 'u') })).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByText(myListPage.withoutScripts.en)).toBeVisible();
  });
});
