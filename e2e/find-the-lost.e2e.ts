import { draftWords } from '#content/forms/draft.ts';
import { formWords } from '#content/forms/form.ts';
import { findTheLostContact, findTheLostDoor, findTheLostLead, firstVersion } from '#content/found/find-the-lost.ts';
import { reportWithoutScripts } from '#content/found/form.ts';
import { foundAsked, foundForm, foundSent } from '#content/found/found-form.ts';
import { foundLoading } from '#content/found/loading.ts';
import { foundMissing } from '#content/found/missing.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { services } from '#content/services/services.ts';
import { contactProblems } from '#contract/contact.ts';
import { inLocale, locales } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { axeFaults } from './support/axe.ts';
import {
  answersIn,
  bodiesSent,
  fillReport,
  foundReport,
  openReport,
  storedReport,
  wholeReport,
} from './support/find-the-lost-form.ts';
import { holdReact, visit, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { loseAnswer } from './support/message-dialog.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';
import { sidewaysScroll } from './support/page-checks.ts';
import { expectNoToast } from './support/shown-toast.ts';

const uuid = /^[0-9a-f-]{36}$/u;

test('FIND-01 FIND-10 FIND-11 FIND-13 FIND-16 all five are sent directly, and the team gets the report', async ({
  page,
  live,
}) => {
  const report = await openReport(page);
  await expect(page.getByText(findTheLostLead.en)).toBeVisible();
  await expect(page.getByText('This is a simple first version', { exact: false })).toBeVisible();
  await expect(report.email).toHaveAttribute('type', 'email');
  await expect(report.phone).toHaveAttribute('type', 'tel');
  const bodies = bodiesSent(page);
  const answers = { ...wholeReport(), description: `First <b>line</b>\nsecond & last ${crypto.randomUUID()}` };
  await fillReport(report, answers);
  await report.phone.fill('0151 2345');
  await report.submit.click();

  await expect(report.submitted).toBeFocused();
  await expect(page.getByRole('region', { name: 'Report Submitted!' })).toContainText(
    'Your found item report has been submitted successfully',
  );
  await expectNoToast(page);
  const [first, last] = answers.description.split('\n');
  const id = expect.stringMatching(uuid);
  expect(bodies).toEqual([
    {
      name: 'Ada',
      email: 'ada@example.org',
      reason: 'find-the-lost',
      message: `Found item report\n\nItem: Grey headphones\nDescription: ${answers.description}\nLocation: Bench at the river\n\nContact\n\nName: Ada\nEmail: ada@example.org\nPhone: 0151 2345`,
      html: [
        '<h2>Found item report</h2>',
        '<p><strong>Item:</strong> Grey headphones</p>',
        `<p><strong>Description:</strong> First &lt;b&gt;line&lt;/b&gt;<br>${last?.replace('&', '&amp;')}</p>`,
        '<p><strong>Location:</strong> Bench at the river</p>',
        '<h3>Contact</h3>',
        '<p><strong>Name:</strong> Ada</p>',
        '<p><strong>Email:</strong> ada@example.org</p>',
        '<p><strong>Phone:</strong> 0151 2345</p>',
      ].join('\n'),
      thing: {
        item: 'Grey headphones',
        description: answers.description,
        place: 'Bench at the river',
        day: '',
        phone: '0151 2345',
      },
      answer: 'email',
      id,
      page: '/services/find-the-lost',
      locale: 'en',
    },
  ]);
  const { reference, stored } = await storedReport(page, live);
  expect(stored).toMatchObject([{ message: bodies[0]?.['message'] }]);
  const { mail } = await live.mailAbout(reference);
  expect(mail.subject).toBe(`Fundmeldung: Ada (${reference})`);
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  expect(mail.text).toContain(first);
  expect(mail.html).toContain('First &lt;b&gt;line&lt;/b&gt;<br />second &amp; last');
  expect(await axeFaults(page)).toEqual([]);
});

for (const locale of inGerman) {
  test(`FIND-08 nothing of the five: told, nothing sent (${locale})`, async ({ page }) => {
    const report = await openReport(page, locale);
    const bodies = bodiesSent(page);
    await report.phone.fill('0151');
    await report.submit.click();
    await expect(report.problems).toBeFocused();
    await expect(report.item).toHaveAccessibleDescription(new RegExp(foundForm.empty[locale], 'u'));
    await expect(report.form.getByText(foundForm.empty[locale])).toHaveCount(1);
    await report.problems.getByRole('link', { name: foundForm.empty[locale] }).click();
    await expect(report.item).toBeFocused();
    await expect(page.locator('label[for="found-item"]')).toBeInViewport();
    // The same again: the summary is read again.
    await report.item.press('Enter');
    await expect(report.problems).toBeFocused();
    await expect(report.problems).toBeInViewport();
    await expectNoToast(page, locale);
    expect(await axeFaults(page)).toEqual([]);
    await expect(report.dialog).toHaveCount(0);
    await report.item.fill('K');
    await expect(report.form.getByText(foundForm.empty[locale])).toHaveCount(0);
    expect(bodies).toEqual([]);
  });
}

for (const locale of locales) {
  test(`FIND-09 FIND-12 something is missing: a dialog asks, and only an answer closes it (${locale})`, async ({
    page,
    live,
  }) => {
    const report = await openReport(page, locale);
    const bodies = bodiesSent(page);
    await report.item.fill('Key');
    await report.submit.click();
    await expect(report.dialog).toBeVisible();
    await expect(report.more).toBeFocused();
    await expect(report.dialog.getByRole('listitem')).toHaveText(
      (['description', 'place', 'name', 'email'] as const).map((field) => foundMissing[field][locale]),
    );
    await expect(report.dialog).toHaveAccessibleDescription(new RegExp(foundAsked.unreachable[locale], 'u'));
    await expect(report.dialog).toHaveAccessibleDescription(new RegExp(foundMissing.email[locale], 'u'));
    expect(await axeFaults(page)).toEqual([]);
    await page.mouse.click(5, 5);
    await expect(report.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report.dialog).toHaveCount(0);
    await expect(report.description).toBeFocused();
    await report.description.fill('  ');
    await report.phone.fill('0151');
    await report.submit.click();
    await expect(report.dialog).not.toContainText(foundAsked.unreachable[locale]);
    await report.more.click();
    await expect(report.description).toBeFocused();
    await report.phone.fill('');
    expect(bodies).toEqual([]);

    await report.submit.click();
    await report.asIs.click();
    await expect(report.submitted).toBeFocused();
    await expect(page.getByText(foundSent.noAnswer[locale])).toBeVisible();
    await expect(report.keep).toHaveCount(0);
    expect(bodies).toMatchObject([{ name: 'Anonymous', email: 'No email provided', reason: 'find-the-lost', locale }]);
    expect(bodies[0]?.['message']).toContain(
      locale === 'en' ? 'Location: No location provided' : 'Fundort: Kein Ort angegeben',
    );
    const { reference } = await storedReport(page, live);
    expect((await live.mailAbout(reference)).mail.replyTo).toBeUndefined();
  });
}

for (const locale of inGerman) {
  test(`FIND-14 CALM-05 a failure loses nothing, also not by reloading; sent again it is stored once (${locale})`, async ({
    page,
    live,
  }) => {
    const report = await openReport(page, locale);
    const answers = wholeReport();
    await fillReport(report, answers);
    // The server stores it, but the answer is lost on the way.
    await loseAnswer(page);
    await report.submit.dblclick();
    await expect(report.form.getByText(foundForm.failed[locale], { exact: true })).toBeVisible();
    await expectNoToast(page, locale);
    await expect(report.submit).toHaveText(foundForm.submit[locale]);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await report.item.scrollIntoViewIfNeeded();
    await expect(report.item).toHaveValue(answers.item);
    expect(await answersIn(report)).toEqual({ ...answers, phone: '' });
    await report.submit.click();
    await expect(report.submitted).toBeVisible();
    const all = (await live.stored()).filter(({ message }) => message.includes(answers.description));
    expect(all).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test(`FIND-13 Report Another Item clears everything, or keeps the contact details (${locale})`, async ({ page }) => {
    const report = await openReport(page, locale);
    await fillReport(report);
    await report.phone.fill('0151');
    await report.submit.click();
    await report.again.click();
    await expect(page.getByRole('heading', { name: foundForm.title[locale] })).toBeFocused();
    const nothing = { place: '', item: '', description: '', name: '', email: '', phone: '' };
    expect(await answersIn(report)).toEqual(nothing);

    await fillReport(report);
    await report.phone.fill('0151');
    await report.submit.click();
    await expect(report.keep).not.toBeChecked();
    await report.keep.check();
    await report.again.click();
    expect(await answersIn(report)).toEqual({ ...nothing, name: 'Ada', email: 'ada@example.org', phone: '0151' });
    await page.reload();
    await report.item.focus();
    await expect(report.submit).toHaveAttribute('type', 'submit');
    expect(await answersIn(report)).toEqual(nothing);
  });

  test(`FIND-16 an address that is none is told at its field, and nothing is lost (${locale})`, async ({ page }) => {
    const report = await openReport(page, locale);
    const bodies = bodiesSent(page);
    await fillReport(report, { ...wholeReport(), email: 'ada@example' });
    await report.submit.click();
    await expect(report.problems).toBeFocused();
    await report.problems.getByRole('link', { name: contactProblems.email[locale] }).click();
    await expect(report.email).toBeFocused();
    await expect(report.email).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveTitle(new RegExp(`^${say(locale, formWords.errorTitle, { title: '' })}`, 'u'));
    expect(bodies).toEqual([]);
    await report.email.fill('ada@example.org');
    await expect(report.form.getByText(say(locale, formWords.mended))).toBeVisible();
    await expect(report.problems).toContainText(say(locale, formWords.mended));
    await report.submit.click();
    await expect(report.submitted).toBeVisible();
  });
}

for (const locale of inGerman) {
  test(`CALM-02 what, where, photo, you: in this order, the first field on the first screen of a phone (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const report = await openReport(page, locale);
    const box = await report.item.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740);
    const photo = page.getByLabel(foundPhoto.label[locale], { exact: true });
    const order = [report.item, report.description, report.place, photo, report.name, report.email];
    const tops = await Promise.all(order.map(async (field) => (await field.boundingBox())?.y ?? 0));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    await expect(report.email).toHaveAccessibleDescription(foundAsked.emailHint[locale]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`FIND-08 FIND-11 FIND-16 CALM-05 without JavaScript it arrives, or comes back with its faults and all that was typed (${locale})`, async ({
    browser,
    live,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${live.url}${inLocale('/services/find-the-lost', locale)}`);
    const report = foundReport(page, locale);
    const noPhoto = page.locator('noscript p').filter({ visible: true });
    await expect(noPhoto).toContainText(reportWithoutScripts.photo[locale]);
    await expect(report.form.getByLabel(foundPhoto.label[locale])).toBeHidden();
    await expect(report.use).toBeHidden();
    await report.phone.fill('0151');
    await report.submit.filter({ visible: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${say(locale, formWords.errorTitle, { title: '' })}`, 'u'));
    await report.problems.getByRole('link', { name: foundForm.empty[locale] }).click();
    await expect(page).toHaveURL(/#found-item$/u);
    await expect(report.phone).toHaveValue('0151');

    const answers = { ...wholeReport(), description: `One\ntwo ${crypto.randomUUID()}`, email: 'ada@example' };
    await fillReport(report, answers);
    await report.submit.filter({ visible: true }).click();
    await expect(report.problems.getByRole('link')).toHaveText([contactProblems.email[locale]]);
    expect(await answersIn(report)).toEqual({ ...answers, phone: '0151' });
    await report.email.fill('ada@example.org');
    await report.submit.filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/thank-you\?reference=EC-/u);
    const all = (await live.stored()).filter(({ message }) => message.includes(answers.description));
    expect(all).toMatchObject([{ name: 'Ada' }]);
    await page.close();
  });
}

test('CALM-16 CALM-17 CALM-20 the report with its errors, its question and its end, on every width', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -52.5200081, longitude: -113.404954 });
  const report = await openReport(page, 'de');
  await report.use.click();
  await expect(report.update).toBeVisible();
  await fillReport(report, { item: 'Handschuhe', email: 'ada' });
  await report.submit.click();
  await expect(report.problems).toBeFocused();
  await expectSound(page);
  await report.email.fill('ada@example.org');
  await report.submit.click();
  await expect(report.more).toBeFocused();
  await expectSound(page);
  await report.asIs.click();
  await expect(report.submitted).toBeFocused();
  await expectSound(page);
});

test('the form also works for those who arrive by a link, and leads on to the one for something lost', async ({
  page,
}) => {
  const report = foundReport(page);
  await visit(page, '/services');
  await page
    .getByRole('main')
    .getByRole('link', { name: services[0]?.open.en ?? '' })
    .click();
  await expect(page).toHaveURL('/services/find-the-lost');
  await fillReport(report);
  await report.submit.click();
  await expect(report.submitted).toBeFocused();
  await page.getByRole('link', { name: findTheLostDoor.en }).click();
  await expect(page).toHaveURL('/services/lost-something');
});

test('CALM-04 CALM-05 scripts of the form that are not loaded: told in words, tried again with the next press', async ({
  page,
}) => {
  const formScript = '**/assets/find-the-lost.island-*.js';
  await page.route(formScript, (route) => route.fulfill({ status: 404 }));
  await page.goto('/services/find-the-lost');
  await whenItListens(page);
  const report = foundReport(page);
  const told = (text: string) => page.getByRole('main').getByText(text, { exact: false });
  await report.item.fill('Typed early');
  await report.submit.click();
  await expect(told(foundLoading.failed.en)).toContainText(foundLoading.instead.en);
  await expectNoToast(page);
  const instead = page.getByRole('link', { name: findTheLostContact.label.en }).filter({ visible: true });
  await expect(instead).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.unroute(formScript);
  await report.submit.click();
  await expect(report.more).toBeFocused();
  await expect(report.item).toHaveValue('Typed early');
  await expect(told(foundLoading.failed.en)).toBeHidden();
});

test('CALM-04 CALM-05 without a connection the form goes on by itself when there is one, but what was pressed does not', async ({
  page,
  context,
}) => {
  const told = page.getByText(foundLoading.offline.de, { exact: false });
  const formScript = '**/assets/find-the-lost.island-*.js';
  await page.route(formScript, (route) => route.abort());
  await page.goto('/de/services/find-the-lost');
  await whenItListens(page);
  const report = foundReport(page, 'de');
  await context.setOffline(true);
  await report.item.fill('Früh getippt');
  await report.submit.click();
  await expect(told).toBeVisible();
  await page.unroute(formScript);
  await context.setOffline(false);
  await expect(report.submit).toHaveAttribute('type', 'submit');
  await expect(told).toBeHidden();
  await expect(report.dialog).toHaveCount(0);
  await expect(report.item).toHaveValue('Früh getippt');
});

test('CALM-04 a question that cannot be asked, because its dialog is not loaded, is told once', async ({ page }) => {
  const report = await openReport(page);
  await page.route('**/assets/confirm-dialog-*.js', (route) => route.abort());
  await report.item.fill('Key');
  await noteWhatIsHeard(page);
  await report.submit.click();
  await expectNoToast(page);
  await expect(report.form.getByText(foundForm.failed.en, { exact: true })).toHaveCount(1);
  expect((await whatWasHeard(page)).filter((text) => text === foundForm.failed.en)).toHaveLength(1);
});

test('CALM-05 what is typed and pressed before the form works is not lost', async ({ page }) => {
  const letThrough = await holdReact(page, '**/assets/find-the-lost.island-*.js');
  await page.goto('/services/find-the-lost');
  await whenItListens(page);
  const report = foundReport(page);
  await report.item.fill('Typed early');
  await report.item.press('Enter');
  await report.submit.click();
  letThrough();
  await expect(report.more).toBeFocused();
  await report.more.click();
  await expect(report.description).toBeFocused();
  await expect(report.item).toHaveValue('Typed early');
  await expect(page).toHaveURL('/services/find-the-lost');
  await report.name.fill('Ada');
  await page.reload();
  await report.item.scrollIntoViewIfNeeded();
  await expect(report.item).toHaveValue('Typed early');
  await expect(report.name).toHaveValue('Ada');
  await report.form.getByRole('button', { name: say('en', draftWords.delete) }).click();
  await expect(report.item).toHaveValue('');
  await report.form.getByRole('button', { name: say('en', draftWords.undo) }).click();
  await expect(report.item).toHaveValue('Typed early');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  expect(await page.getByText(firstVersion.en).count()).toBe(1);
});

test('a field that no person sees is filled in: answered alike, stored as suspected', async ({ page, live }) => {
  const report = await openReport(page);
  await fillReport(report);
  await report.form
    .locator('input[name="website"]')
    .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await report.submit.click();
  await expect(report.submitted).toBeVisible();
  expect((await storedReport(page, live)).stored).toMatchObject([{ suspected: 'honeypot' }]);
});
