import { site } from '#content/site.ts';
import { visit } from './alive.ts';
import { expect, test } from './live-test.ts';
import { say } from './words.ts';

const numbers = [
  ['112', '112'],
  ['0800 111 0 111', '08001110111'],
  ['0800 111 0 222', '08001110222'],
  ['116 123', '116123'],
  ['116 111', '116111'],
  ['0800 111 0 550', '08001110550'],
  ['116 117', '116117'],
] as const;

for (const [address, locale] of [
  ['/help-now', 'en'],
  ['/de/help-now', 'de'],
] as const) {
  test(`help right now: every number can be called, and we say who we are (${locale})`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    for (const [shown, dial] of numbers)
      await expect(main.getByRole('link', { name: shown, exact: true })).toHaveAttribute('href', `tel:${dial}`);
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(numbers.length);
    await expect(main.getByText(say(locale, 'help.lead'))).toBeVisible();
    await expect(main.getByText(say(locale, 'help.us.text', { days: site.answerDays.value }))).toBeVisible();
    await expect(main.getByRole('link', { name: 'online.telefonseelsorge.de' })).toHaveAttribute(
      'href',
      'https://online.telefonseelsorge.de',
    );
  });

  test(`printed, help right now is its text and numbers without the frame (${locale})`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '112', exact: true })).toBeVisible();
  });
}

test('from the question in the bar to the numbers, and on to Contact with its reason', async ({ page }) => {
  await visit(page, '/team');
  await page.getByRole('link', { name: 'Need help right now?' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help right now' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/contact?reason=help');
  await expect(page.getByLabel(say('en', 'contact.reason'))).toHaveValue('help');
});
