import type { Route } from '@playwright/test';
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
import { inLocale } from '#contract/locale.ts';
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
import { hold, withoutAnswer } from './support/hold.ts';
import { holdReact, visit, whenItListens } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call } from './support/message-dialog.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';
import { sidewaysScroll } from './support/page-checks.ts';
import { expectNoToast } from './support/shown-toast.ts';

const uuid = /^[0-9a-f-]{36}$/u;

test('FIND-01 FIND-10 FIND-11 FIND-13 FIND-16 who comes by a link sends all five, the team gets the report, and the next one begins empty or with the contact details', async ({
  page,
  live,
}) => {
  const report = foundReport(page);
  await visit(page, '/services');
  await page
    .getByRole('main')
    .getByRole('link', { name: services[0]?.open.en ?? '' })
    .click();
  await expect(page).toHaveURL('/services/find-the-lost');
  await expect(page.getByText(findTheLostLead.en)).toBeVisible();
  await expect(page.getByText('This is a simple first version', { exact: false })).toBeVisible();
  expect(await page.getByText(firstVersion.en).count()).toBe(1);
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
  expect(bodies).toEqual([sentBody(answers)]);
  const { reference, stored } = await storedReport(page, live);
  expect(stored).toMatchObject([{ message: bodies[0]?.['message'] }]);
  const { mail } = await live.mailAbout(reference);
  expect(mail.subject).toBe(`Fundmeldung: Ada (${reference})`);
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@example.org' }]);
  expect(mail.text).toContain(answers.description.split('\n')[0]);
  expect(mail.html).toContain('First &lt;b&gt;line&lt;/b&gt;<br />second &amp; last');
  expect(await axeFaults(page)).toEqual([]);

  const nothing = { place: '', item: '', description: '', name: '', email: '', phone: '' };
  await test.step('Report Another Item clears everything', async () => {
    await report.again.click();
    await expect(page.getByRole('heading', { name: foundForm.title.en })).toBeFocused();
    expect(await answersIn(report)).toEqual(nothing);
  });
  await test.step('a field that no person sees is filled in: answered alike, stored as suspected', async () => {
    await fillReport(report);
    await report.phone.fill('0151');
    await report.form
      .locator('input[name="website"]')
      .evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await report.submit.click();
    await expect(report.submitted).toBeVisible();
    expect((await storedReport(page, live)).stored).toMatchObject([{ suspected: 'honeypot' }]);
  });
  await test.step('the contact details are kept on request, for the next one only', async () => {
    await expect(report.keep).not.toBeChecked();
    await report.keep.check();
    await report.again.click();
    expect(await answersIn(report)).toEqual({ ...nothing, name: 'Ada', email: 'ada@example.org', phone: '0151' });
    await page.reload();
    await report.item.focus();
    await expect(report.submit).toHaveAttribute('type', 'submit');
    expect(await answersIn(report)).toEqual(nothing);
  });
  await page.getByRole('link', { name: findTheLostDoor.en }).click();
  await expect(page).toHaveURL('/services/lost-something');
});

/** What the browser sends of a whole report. */
function sentBody({ description }: ReturnType<typeof wholeReport>): object {
  const [first, last] = description.split('\n');
  return {
    name: 'Ada',
    email: 'ada@example.org',
    reason: 'find-the-lost',
    message: `Found item report\n\nItem: Grey headphones\nDescription: ${description}\nLocation: Bench at the river\n\nContact\n\nName: Ada\nEmail: ada@example.org\nPhone: 0151 2345`,
    html: [
      '<h2>Found item report</h2>',
      '<p><strong>Item:</strong> Grey headphones</p>',
      `<p><strong>Description:</strong> ${first?.replace('<b>line</b>', '&lt;b&gt;line&lt;/b&gt;')}<br>${last?.replace('&', '&amp;')}</p>`,
      '<p><strong>Location:</strong> Bench at the river</p>',
      '<h3>Contact</h3>',
      '<p><strong>Name:</strong> Ada</p>',
      '<p><strong>Email:</strong> ada@example.org</p>',
      '<p><strong>Phone:</strong> 0151 2345</p>',
    ].join('\n'),
    thing: { item: 'Grey headphones', description, place: 'Bench at the river', day: '', phone: '0151 2345' },
    answer: 'email',
    id: expect.stringMatching(uuid),
    page: '/services/find-the-lost',
    locale: 'en',
  };
}

for (const locale of inGerman) {
  test(`FIND-08 FIND-16 CALM-02 CALM-16 CALM-17 CALM-20 on a phone and wider: the order of the fields, nothing of the five, an address that is none, the question, the end (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -52.5200081, longitude: -113.404954 });
    await page.setViewportSize({ width: 360, height: 740 });
    const report = await openReport(page, locale);
    const bodies = bodiesSent(page);
    await test.step('what, where, photo, you: in this order, the first field on the first screen', async () => {
      const box = await report.item.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(740);
      const photo = page.getByLabel(foundPhoto.label[locale], { exact: true });
      const order = [report.item, report.description, report.place, photo, report.name, report.email];
      const tops = await Promise.all(order.map(async (field) => (await field.boundingBox())?.y ?? 0));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(report.email).toHaveAccessibleDescription(foundAsked.emailHint[locale]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
    await test.step('nothing of the five: told, nothing sent', async () => {
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
      await expect(report.dialog).toHaveCount(0);
      await report.item.fill('Handschuhe');
      await expect(report.form.getByText(foundForm.empty[locale])).toHaveCount(0);
    });
    await test.step('an address that is none is told at its field, and goes while it is mended', async () => {
      await report.use.click();
      await expect(report.update).toBeVisible();
      await fillReport(report, { email: 'ada' });
      await report.submit.click();
      await expect(report.problems).toBeFocused();
      await expectSound(page, [1280, 320]);
      await report.problems.getByRole('link', { name: contactProblems.email[locale] }).click();
      await expect(report.email).toBeFocused();
      await expect(report.email).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(new RegExp(`^${say(locale, formWords.errorTitle, { title: '' })}`, 'u'));
      await report.email.fill('ada@example.org');
      await expect(report.form.getByText(say(locale, formWords.mended))).toBeVisible();
      await expect(report.problems).toContainText(say(locale, formWords.mended));
    });
    await test.step('the question and the end', async () => {
      await report.submit.click();
      await expect(report.more).toBeFocused();
      await expectSound(page, [1280, 320]);
      expect(bodies).toEqual([]);
      await report.asIs.click();
      await expect(report.submitted).toBeFocused();
      await expectSound(page, [1280, 320]);
      expect(bodies).toMatchObject([{ email: 'ada@example.org' }]);
    });
  });

  test(`FIND-09 FIND-12 CALM-04 something is missing: a dialog asks, only an answer closes it, and one that is not loaded is told once (${locale})`, async ({
    page,
    live,
  }) => {
    // Before it can be fetched ahead.
    await page.route('**/assets/confirm-dialog-*.js', (route) => route.abort());
    const report = await openReport(page, locale);
    const bodies = bodiesSent(page);
    await report.item.fill('Key');
    await test.step('the dialog does not come', async () => {
      await noteWhatIsHeard(page);
      await report.submit.click();
      await expectNoToast(page, locale);
      await expect(report.form.getByText(foundForm.failed[locale], { exact: true })).toHaveCount(1);
      expect((await whatWasHeard(page)).filter((text) => text === foundForm.failed[locale])).toHaveLength(1);
      await page.unroute('**/assets/confirm-dialog-*.js');
    });
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
    expect(bodies[0]?.['message']).toContain('Fundort: Kein Ort angegeben');
    const { reference } = await storedReport(page, live);
    expect((await live.mailAbout(reference)).mail.replyTo).toBeUndefined();
  });

  test(`FIND-14 CALM-05 what is typed and pressed before the form works, deleted, or sent in vain is not lost, also not by reloading; sent again it is stored once (${locale})`, async ({
    page,
    live,
  }) => {
    const letThrough = await holdReact(page, '**/assets/find-the-lost.island-*.js');
    const path = inLocale('/services/find-the-lost', locale);
    await page.goto(path);
    await whenItListens(page);
    const report = foundReport(page, locale);
    const answers = wholeReport();
    await report.item.fill(answers.item);
    await report.email.fill(answers.email);
    await report.item.press('Enter');
    await report.submit.click();
    await expect(report.answer).toHaveValue('');
    letThrough();
    await expect(report.more).toBeFocused();
    await report.more.click();
    await expect(report.description).toBeFocused();
    await expect(report.item).toHaveValue(answers.item);
    // Whoever gives an address wants an answer, until they say otherwise.
    await expect(report.answer).toHaveValue('email');
    await expect(page).toHaveURL(path);

    await report.form.getByRole('button', { name: say(locale, draftWords.delete) }).click();
    await expect(report.item).toHaveValue('');
    await report.form.getByRole('button', { name: say(locale, draftWords.undo) }).click();
    await expect(report.item).toHaveValue(answers.item);

    await fillReport(report, answers);
    // The server stores it, but the answer is lost on the way.
    const lose = await hold(page, call, withoutAnswer, 'POST');
    await report.submit.dblclick();
    lose();
    await expect(report.form.getByText(foundForm.failed[locale], { exact: true })).toBeVisible();
    await expectNoToast(page, locale);
    await expect(report.submit).toHaveText(foundForm.submit[locale]);
    expect(await axeFaults(page)).toEqual([]);
    await page.unroute(call);
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

  test(`FIND-08 FIND-11 FIND-16 CALM-05 without JavaScript it arrives, or comes back with its faults and all that was typed (${locale})`, async ({
    browser,
    live,
  }) => {
    // A proxy took the scripts out, which the browser doesn't know: more is missing than where it is switched off.
    const page = await browser.newPage();
    await page.route('**', takeScriptsOut);
    await page.goto(`${live.url}${inLocale('/services/find-the-lost', locale)}`);
    const report = foundReport(page, locale);
    const noPhoto = page.locator('p[data-unscripted]').filter({ visible: true });
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

test('CALM-04 CALM-05 scripts of the form that do not come: told in words, tried again with the next press, or by itself once there is a connection, but what was pressed then is not', async ({
  page,
  context,
}) => {
  const formScript = '**/assets/find-the-lost.island-*.js';
  const report = foundReport(page);
  const told = (text: string) => page.getByRole('main').getByText(text, { exact: false });
  const begin = async (answer: (route: Route) => Promise<void>) => {
    await page.route(formScript, answer);
    await page.goto('/services/find-the-lost');
    await whenItListens(page);
  };
  await test.step('they are gone', async () => {
    await begin((route) => route.fulfill({ status: 404 }));
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
  await test.step('the connection is gone', async () => {
    await begin((route) => route.abort());
    await report.item.press('Enter');
    await context.setOffline(true);
    await report.description.fill('Typed then');
    await report.submit.click();
    await expect(told(foundLoading.offline.en)).toBeVisible();
    await page.unroute(formScript);
    await context.setOffline(false);
    await expect(report.submit).toHaveAttribute('type', 'submit');
    await expect(told(foundLoading.offline.en)).toBeHidden();
    await expect(report.dialog).toHaveCount(0);
    await expect(report.description).toHaveValue('Typed then');
  });
});

async function takeScriptsOut(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch({ maxRedirects: 0 });
  const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/gu, '');
  await route.fulfill({ response, body });
}
