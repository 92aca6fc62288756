import { homeWords } from '#content/home.ts';
import { bankWords, openCodeWords, openNoticeWords } from '#content/support/bank.ts';
import { amountWords, donateWords } from '#content/support/donate.ts';
import { ways } from '#content/support/support.ts';
import { noticeWords } from '#content/support/transfer-notice.ts';
import { say } from '#contract/words.ts';
import { configuredFolder, configuredValues } from '#scripts/configured-site.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { photographed } from './support/photographed.ts';

// An association that has an account and a provider.
test.use({ buildFolder: configuredFolder });

const { PUBLIC_IBAN: iban, PUBLIC_ACCOUNT_HOLDER: holder } = configuredValues;

test('HOME-01 DON-05 CALM-12 the start page and the line name the provider, which gets its own parameter; the link keeps what it has; a QR code that cannot be loaded is said in words', async ({
  page,
  context,
}) => {
  await page.goto('/de');
  const donate = page.getByRole('link', { name: say('de', homeWords.missionDonate), exact: true });
  await expect(donate).toHaveAttribute('href', configuredValues.PUBLIC_PAYMENT_LINK);
  const told = say('de', homeWords.missionToProvider, { provider: 'donate.stripe.com' });
  await expect(donate).toHaveAccessibleDescription(told);
  await expect(page.getByText(told).filter({ visible: true })).toHaveCount(1);

  await visit(page, '/de/support');
  await page.getByRole('button', { name: bankWords.copyReference.de }).click();
  await expect(page.locator('eco-island[data-name=BankTransfer]')).toHaveAttribute('data-state', 'alive');
  await context.setOffline(true);
  await page.getByRole('button', { name: openCodeWords.show.de }).click();
  await expect(page.getByText(openCodeWords.failed.de)).toBeVisible();
  await context.setOffline(false);

  await page.route('https://donate.stripe.com/**', (route) =>
    route.fulfill({ body: 'the provider', contentType: 'text/plain' }),
  );
  await page.getByRole('tab', { name: ways.online.de }).click();
  const form = page.getByRole('form', { name: donateWords.form.de });
  await form.getByLabel(amountWords.label.de).fill('10,50');
  const line = say('de', amountWords.payment, { amount: 10, provider: 'donate.stripe.com' });
  await expect(form.getByRole('status').first()).toHaveText(`${say('de', amountWords.cut, { amount: 10 })} ${line}`);
  await expect(page.getByText(ways.onlineExample.de)).toHaveCount(0);
  await form.getByRole('button', { name: donateWords.button.de }).press('Enter');
  await page.waitForURL('https://donate.stripe.com/**');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/example');
  expect(Object.fromEntries(searchParams)).toEqual({
    prefilled_promo_code: 'none',
    amount: '1000',
    currency: 'eur',
    description: donateWords.description.de,
    __prefilled_amount: '1000',
  });
});

test('DON-08 DON-09 the QR code says what is printed, before and after the notice, in every colour setting', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/support');
  await expect(page.getByText(bankWords.example.en)).toHaveCount(0);
  await page.getByRole('button', { name: bankWords.copyIban.en, exact: true }).click();
  await expect(page.getByText(bankWords.ibanCopied.en, { exact: true }).last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban.replaceAll(' ', ''));

  const show = page.getByRole('button', { name: openCodeWords.show.en });
  const code = page.getByRole('img', { name: /^QR code/u });
  const printed = page.getByRole('definition').filter({ hasText: 'Donation' });
  await expect(code).toHaveCount(0);
  await show.click();
  await expect(code).toHaveAccessibleName(new RegExp(`${holder}.*${iban}.*Reference: Donation`, 'u'));
  const details = (amount: string, reference: string) => [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    holder,
    iban.replaceAll(' ', ''),
    amount,
    '',
    '',
    reference,
  ];
  expect((await photographed(code)).split('\n')).toEqual(details('', 'Donation'));

  await page.getByRole('button', { name: openNoticeWords.open.en }).click();
  const form = page.getByRole('form', { name: openNoticeWords.title.en });
  await form.getByLabel(amountWords.label.en).fill('1.000,00');
  await form.getByLabel(noticeWords.name.en).fill('Jürgen Groß');
  await expect(printed).toContainText('Jürgen Groß Donation');
  expect((await photographed(code)).split('\n')).toEqual(details('EUR1000.00', 'Jürgen Groß Donation'));

  await form.getByRole('button', { name: noticeWords.send.en }).click();
  await expect(page.getByRole('heading', { name: noticeWords.thanks.en })).toBeFocused();
  await expect(printed).toContainText(/Jürgen Groß Donation EC-[2-9A-Z]{4}-[2-9A-Z]{4}/u);
  const reference = /Jürgen Groß Donation EC-[2-9A-Z]{4}-[2-9A-Z]{4}/u.exec((await printed.textContent()) ?? '')?.[0];
  expect((await photographed(code)).split('\n')).toEqual(details('EUR1000.00', reference ?? ''));
  await expectSound(page, [320, 1280]);

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect((await photographed(code)).split('\n')).toEqual(details('EUR1000.00', reference ?? ''));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    const { classList, style } = document.documentElement;
    classList.add('custom-colours');
    style.setProperty('--custom-bg-color', '#101010');
    style.setProperty('--custom-text-color', '#f0f0f0');
  });
  expect((await photographed(code)).split('\n')).toEqual(details('EUR1000.00', reference ?? ''));
  await page.getByRole('button', { name: openCodeWords.hide.en }).click();
  await expect(code).toHaveCount(0);
});
