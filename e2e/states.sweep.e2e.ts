import { axeFaults } from './support/axe.ts';
import { contactForm, openContact, write } from './support/contact-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { smallTargets } from './support/page-checks.ts';

// What axe judges has no language: each state is looked at in English where it is wide, in German where it is narrow.
for (const [address, widths] of [
  ['/contact', [1280]],
  ['/de/contact', [360, 320]],
] as const) {
  test(`CALM-16 CALM-17 CALM-20 ${address} with errors, after a failure beside another draft, and after success`, async ({
    page,
  }) => {
    const first = await openContact(page, `${address}?reason=talk&topic=Pausen`);
    await first.name.fill('Ada');
    const form = await openContact(page, address);
    await test.step('with errors', async () => {
      await form.send.click();
      await expect(form.summary).toBeFocused();
      await expectSound(page, widths);
    });
    await write(form);
    await test.step('after a failure', async () => {
      await page.route('**/functions/v1/send-email', (route) => route.abort());
      await form.send.click();
      await expect(form.failure).not.toBeEmpty();
      await expectSound(page, widths);
    });
    await test.step('after success', async () => {
      await page.unrouteAll();
      await form.send.click();
      await expect(form.sent).toBeFocused();
      await expectSound(page, widths);
    });
  });

  test(`CALM-16 CALM-17 CALM-20 ${address} with errors, as the server shows it without JavaScript`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto(address, { waitUntil: 'commit' });
    const form = contactForm(page, address === '/contact' ? 'en' : 'de');
    await form.name.fill('A');
    await form.send.click();
    await expect(page).toHaveURL('/functions/v1/send-email');
    await expect(form.summary).toBeVisible();
    await expectSound(page, widths);
  });
}

test('CALM-17 CALM-20 the open menu, and the words of an icon while they are shown', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole('banner').getByRole('link', { name: 'Find the Lost' }).hover();
  expect(await axeFaults(page)).toEqual([]);
});
