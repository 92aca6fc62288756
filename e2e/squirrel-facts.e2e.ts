import { formWords } from '#content/forms/form.ts';
import { squirrelFacts } from '#content/found/squirrel-facts.ts';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import { inLocale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

const path = '/services/find-the-lost';

for (const locale of inGerman)
  test(`FIND-02 a small button opens seven squirrel facts, and a click beside them closes them (${locale})`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, inLocale(path, locale));
    const button = page.getByRole('button', { name: squirrelWords.open[locale], exact: true });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(asked.filter((each) => each.includes('squirrel-facts.island'))).toEqual([]);
    const dialog = page.getByRole('dialog', { name: squirrelWords.title[locale] });

    await test.step('the facts and where we read them', async () => {
      await button.click();
      const facts = dialog.getByRole('listitem');
      await expect(facts).toHaveCount(7);
      for (const [index, { text, source }] of squirrelFacts.entries()) {
        await expect(facts.nth(index)).toContainText(text[locale]);
        await expect(facts.nth(index).getByRole('link', { name: source.title })).toHaveAttribute('href', source.url);
      }
      expect(await axeFaults(page)).toEqual([]);
    });

    await test.step('a click inside keeps them, one beside closes them', async () => {
      await dialog.getByText(squirrelFacts[0]?.text[locale] ?? '').click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(3, 500);
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    await test.step('the keyboard opens and closes them, Close does too', async () => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await dialog.getByRole('button', { name: say(locale, formWords.close) }).click();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });

test('FIND-02 without a connection the button says so, and works when it is back; styles that are loaded late change nothing of what is there', async ({
  page,
  context,
}) => {
  await visit(page, path);
  const button = page.getByRole('button', { name: squirrelWords.open.en, exact: true });
  const looks = () => button.evaluate((element) => ({ ...getComputedStyle(element) }));
  await page.mouse.move(0, 0);
  const before = await looks();
  const press = () => button.evaluate((element: HTMLElement) => element.click());
  await context.setOffline(true);
  await press();
  await expect(page.getByText(squirrelWords.failed.en)).toBeVisible();
  await context.setOffline(false);
  await press();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
  expect(await looks()).toEqual(before);
});

test('FIND-02 without JavaScript there is no button that does nothing', async ({ browser, live }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${live.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: squirrelWords.open.en })).toBeHidden();
  await page.close();
});
