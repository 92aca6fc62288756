import { tabNames, ways } from '#content/support/support.ts';
import { inLocale } from '#contract/locale.ts';
import { axeFaults } from './support/axe.ts';
import { holdReact, visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { inGerman } from './support/one-language.ts';

for (const locale of inGerman)
  test(`SUP-02 Bank Transfer and Online Payment: tabs by keys and pointer, kept off the address (${locale})`, async ({
    page,
  }) => {
    const at = inLocale('/support', locale);
    const [bank, online] = (['bank', 'online'] as const).map((id) =>
      page.getByRole('tab', { name: ways[id][locale], exact: true }),
    ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
    await visit(page, at);
    await expect(bank).toHaveAttribute('aria-selected', 'true');
    for (const [key, next, other] of [
      ['ArrowRight', online, bank],
      ['ArrowRight', bank, online],
      ['ArrowLeft', online, bank],
      ['Home', bank, online],
      ['End', online, bank],
    ] as const) {
      await other.press(key);
      await expect(next).toBeFocused();
      await expect(next).toHaveAttribute('aria-selected', 'true');
      await expect(other).toHaveAttribute('tabindex', '-1');
      const panel = page.getByRole('tabpanel', { name: await next.innerText(), exact: true });
      await expect(panel).toBeVisible();
      await expect(page.locator(`#${await other.getAttribute('aria-controls')}`)).toBeHidden();
    }
    await bank.click();
    await expect(bank).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(at);
    expect(await axeFaults(page)).toEqual([]);

    await test.step('a press with a key that opens or saves a link elsewhere is left to the browser', async () => {
      for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
        expect(
          await online.evaluate((tab, held) => {
            const press = new MouseEvent('click', { [held]: true, bubbles: true, cancelable: true });
            let isLeft = false;
            const see = (event: Event) => {
              isLeft = !event.defaultPrevented;
              event.preventDefault();
            };
            addEventListener('click', see, { once: true });
            tab.dispatchEvent(press);
            return isLeft;
          }, key),
        ).toBe(true);
      await expect(bank).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('the first choice is kept when another tab of the page was shown meanwhile', async () => {
      await online.click();
      await page.getByRole('tab', { name: tabNames.items[locale], exact: true }).click();
      await expect(online).toBeHidden();
      await page.getByRole('tab', { name: tabNames.donate[locale], exact: true }).click();
      await expect(online).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('Back from the page of a payment provider leads to the same tab', async () => {
      await bank.click();
      await online.click();
      await page.goto(inLocale('/pay-example', locale));
      await page.goBack();
      await expect(online).toHaveAttribute('aria-selected', 'true');
      await page.reload();
      await expect(online).toHaveAttribute('aria-selected', 'true');
    });
  });

test('SUP-02 a tab that is pressed before React arrives shows its panel, and keeps it', async ({ page }) => {
  const arrive = await holdReact(page);
  await page.goto('/support', { waitUntil: 'commit' });
  const online = page.getByRole('link', { name: ways.online.en, exact: true });
  const [first, second] = [page.locator('#panel-bank'), page.locator('#panel-online')];
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await online.click();
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
  arrive();
  await expect(page.getByRole('tab', { name: ways.online.en, exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(second).toBeVisible();
  await expect(first).toBeHidden();
});
