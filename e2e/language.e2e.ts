import { aloudWords, listenWords } from '#content/frame/aloud.ts';
import { tabNames } from '#content/support/support.ts';
import { contactForm } from './support/contact-form.ts';
import { holdReact, visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';

test('the language switch keeps the page and the query, in both directions, and links on a German page stay German', async ({
  page,
}) => {
  await visit(page, '/contact?reason=talk&topic=Gl%C3%BCck');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL('/de/contact?reason=talk&topic=Gl%C3%BCck');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreib uns');
  const foreign = await page.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => link.getAttribute('hreflang') !== 'en')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => address.startsWith('/') && !/^\/de(\/|\?|$)/u.test(address)),
  );
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/contact?reason=talk&topic=Gl%C3%BCck');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language switch keeps the query also before React has arrived', async ({ page }) => {
  await holdReact(page);
  await page.goto('/de/contact?reason=talk', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/contact?reason=talk');
});

test('the language switch leads to the tab that is shown, not to the one that the page came with', async ({ page }) => {
  await visit(page, '/support?tab=projects');
  await page.getByRole('tab', { name: tabNames.items.en }).click();
  await expect(page).toHaveURL('/support?tab=items');
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL('/de/support?tab=items');
});

test('what needs no React speaks the language of a form that came back, which stands at the address it was sent to', async ({
  page,
}) => {
  const reactComes = await holdReact(page);
  await page.goto('/de/contact', { waitUntil: 'commit' });
  await contactForm(page, 'de').send.click();
  await expect(page).toHaveURL(/\/functions\/v1\/send-email$/u);
  reactComes();
  await page.getByRole('button', { name: listenWords.open.de, exact: true }).click();
  await expect(page.getByRole('region', { name: aloudWords.title.de, exact: true })).toBeVisible();
});

test('the language switch says its own language, and leads on from an unknown address to the start page', async ({
  page,
}) => {
  await visit(page, '/no/such/page');
  const toGerman = page.getByRole('link', { name: 'Deutsch', exact: true });
  await expect(toGerman).toHaveAttribute('lang', 'de');
  await expect(toGerman).toHaveAttribute('hreflang', 'de');
  await toGerman.click();
  await expect(page).toHaveURL('/de');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language switch keeps the page', async ({ page }) => {
    await page.goto('/help-now');
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page).toHaveURL('/de/help-now');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe sofort');
  });
});
