import { axeFaults } from './support/axe.ts';
import { contactForm, openContact, write } from './support/contact-form.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { smallTargets } from './support/page-checks.ts';

for (const address of ['/contact', '/de/contact']) {
  test(`CALM-16 CALM-17 CALM-20 ${address} with errors`, async ({ page }) => {
    const form = await openContact(page, address);
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await expectSound(page);
  });

  test(`CALM-16 CALM-17 CALM-20 ${address} after a failure, beside another draft`, async ({ page }) => {
    const first = await openContact(page, `${address}?reason=talk&topic=Pausen`);
    await first.name.fill('Ada');
    const form = await openContact(page, address);
    await write(form);
    await page.route('**/functions/v1/send-email', (route) => route.abort());
    await form.send.click();
    await expect(form.failure).not.toBeEmpty();
    await expectSound(page);
  });

  test(`CALM-16 CALM-17 CALM-20 ${address} after success`, async ({ page }) => {
    const form = await openContact(page, address);
    await write(form);
    await form.send.click();
    await expect(form.sent).toBeFocused();
    await expectSound(page);
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
    await expectSound(page);
  });
}

test('CALM-17 CALM-20 the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('CALM-20 the words of an icon while they are shown', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Find the Lost' }).hover();
  expect(await axeFaults(page)).toEqual([]);
});
