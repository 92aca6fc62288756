import { contactWords } from '#content/contact/contact.ts';
import { barWords } from '#content/frame/bar.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { toastWords } from '#content/frame/toast.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { openPanel } from './support/appearance-panel.ts';
import { axeFaults } from './support/axe.ts';
import { searchButton } from './support/frame.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

for (const locale of locales)
  test(`the search opens from the header, answers while typing with the sentence and what was typed, and leads to the page and to its heading (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/', locale));
    const dialog = page.getByRole('dialog', { name: say(locale, searchBoxWords.title) });
    const field = dialog.getByRole('textbox', { name: say(locale, searchBoxWords.label) });
    const first = dialog.getByRole('listitem').first();
    const link = first.getByRole('link');
    const search = async (words: string) => {
      await searchButton(page, locale).click();
      await expect(field).toBeFocused();
      await field.fill(words);
    };
    await search(locale === 'de' ? 'Bücher' : 'book');
    await expect(link).toHaveAttribute('href', inLocale('/resources/books', locale));
    // Also where a page is about it: whoever needs help now may have typed anything.
    const help = dialog.getByRole('link', { name: say(locale, barWords.help) });
    await expect(help).toHaveAttribute('href', inLocale('/help-now', locale));
    await field.press('Enter');
    await expect(link).toBeFocused();
    await link.click();
    await expect(page).toHaveURL(inLocale('/resources/books', locale));
    await expect(dialog).toBeHidden();

    const [query, id] = locale === 'de' ? ['erwachsene adhs', 'h-adhs-erwachsene'] : ['adults adhd', 'h-adhd-adults'];
    const reached = async (heading: string) => {
      await expect(page).toHaveURL(`${inLocale('/diagnostics', locale)}#${heading}`);
      await expect(page.locator(`#${heading}`)).toBeInViewport();
    };
    await test.step('to the heading of an answer', async () => {
      await search(query);
      await expect(first.locator('mark').first()).toBeVisible();
      await expect(link).toHaveAttribute('href', new RegExp(id, 'u'));
      await link.click();
      await reached(id);
    });
    await test.step('also from another place on the same page', async () => {
      const other = locale === 'de' ? 'h-autismus-erwachsene' : 'h-autism-adults';
      await search(locale === 'de' ? 'autismus erwachsene' : 'autism adults');
      await expect(link).toHaveAttribute('href', new RegExp(other, 'u'));
      await link.click();
      await reached(other);
    });
    await test.step('and the address alone leads there', async () => {
      await page.goto('about:blank');
      await visit(page, `${inLocale('/diagnostics', locale)}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  });

for (const locale of inGerman) {
  test(`nothing of the search is loaded before it is opened, and afterwards it works offline; nothing found offers four ways on and help, and a message that is begun (${locale})`, async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, inLocale('/', locale));
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);
    const field = page.getByLabel(say(locale, searchBoxWords.label));
    const first = page.getByRole('dialog').getByRole('listitem').first();
    await searchButton(page, locale).click();
    await field.fill(locale === 'de' ? 'Eichhörnchen' : 'squirrel');
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.keyboard.press('/');
    await field.fill('Podcast');
    await expect(first).toBeVisible();
    await context.setOffline(false);

    await noteWhatIsHeard(page);
    await field.fill('');
    await field.pressSequentially('qqqqxxxx');
    const none = say(locale, searchBoxWords.none, { query: 'qqqqxxxx' });
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(none);
    expect(await whatWasHeard(page), 'not at each letter').toEqual([none]);
    const ways = page.getByRole('region', { name: say(locale, searchBoxWords.ways) }).getByRole('link');
    const to = ['/diagnostics', '/resources', '/support', '/contact', '/help-now'];
    await expect(ways).toHaveCount(to.length);
    for (const [index, path] of to.entries())
      await expect(ways.nth(index)).toHaveAttribute('href', new RegExp(`^${inLocale(path, locale)}(\\?|$)`, 'u'));
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: say(locale, searchBoxWords.write) }).click();
    await expect(page.getByLabel(say(locale, contactWords.message), { exact: true })).toHaveValue(
      say(locale, searchBoxWords.message, { query: 'qqqqxxxx' }),
    );
  });
}

test('"/" opens the search, but not while someone types; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await visit(page, '/contact');
  const message = page.getByLabel(say('en', contactWords.message), { exact: true });
  await message.fill('');
  await message.press('/');
  await expect(message).toHaveValue('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const button = page.getByRole('button', { name: say('en', searchBoxWords.open) });
  await expect(button).toBeFocused();

  await test.step('and not at all for those who switch the key off', async () => {
    const byKey = page.getByRole('checkbox', { name: say('en', searchBoxWords.key) });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(byKey).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openPanel(page);
    await byKey.uncheck();
    await visit(page, '/');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openPanel(page);
    await byKey.check();
    await page.getByRole('heading', { level: 1 }).click();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('without JavaScript there is no search button that does nothing', async ({ browser, live }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(live.url);
  await expect(page.getByRole('button', { name: say('en', searchBoxWords.open) })).toBeHidden();
  await page.close();
});

test('the setting of the key "/" is not shown where there is only a finger', async ({ browser, live }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await page.goto(live.url);
  const panel = await openPanel(page);
  await expect(panel.getByRole('checkbox', { name: say('en', toastWords.keep) })).toBeVisible();
  await expect(panel.getByText(say('en', searchBoxWords.key))).toBeHidden();
  await page.close();
});
