import type { Page } from '@playwright/test';
import { statusFormWords } from '#content/answers/status-form.ts';
import { messageDialogs } from '#content/contact/message-dialogs.ts';
import { statusLink } from '#content/contact/status-link.ts';
import { findWords, statusStates, statusWords } from '#content/contact/status.ts';
import { barWords } from '#content/frame/bar.ts';
import { copyMail } from '#content/mail/copy-mail.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { contactForm, letter, openContact, shownReference, write } from './support/contact-form.ts';
import { errorSummary } from './support/error-summary.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { lookUpLater, messageDialog, outcomeBeside } from './support/message-dialog.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';
import { withoutStorage } from './support/storage-off.ts';

const received = (page: Page, locale: Locale) =>
  page.getByRole('heading', { level: 2, name: statusStates.received.title[locale], exact: true });

function findForm(page: Page, locale: Locale) {
  return {
    number: page.getByLabel(findWords.number[locale], { exact: true }),
    email: page.getByLabel(findWords.email[locale], { exact: true }),
    find: page.getByRole('button', { name: findWords.find[locale], exact: true }),
  };
}

/** Writes to the team from an address, in a browser. Out: the number. */
async function writeFrom(page: Page, email: string, locale: Locale): Promise<string> {
  await page.goto(inLocale('/contact', locale));
  const form = contactForm(page, locale);
  await write(form, { ...letter(), email });
  await form.send.click();
  return shownReference(page);
}

const mailsTo = (live: LiveSite, email: string) => live.mails().filter(({ envelope }) => envelope.to.includes(email));

const anAddress = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.org`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of inGerman)
    test(`number and address lead to what became of a message, wrong ones to one answer (${locale})`, async ({
      page,
      live,
    }) => {
      const email = anAddress();
      const number = await writeFrom(page, email, locale);
      await page.goto(inLocale('/contact', locale));
      await page.getByRole('link', { name: findWords.find[locale], exact: true }).click();
      const form = findForm(page, locale);
      await form.number.fill(number);
      await form.email.fill('nobody@example.org');
      await form.find.click();
      await expect(errorSummary(page, locale).getByRole('link')).toHaveText(statusFormWords.unknown[locale]);
      await expect(errorSummary(page, locale)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${findWords.failed[locale]}`, 'u'));
      // Nothing typed is lost, and it can be typed as one likes.
      await expect(form.number).toHaveValue(number);
      await form.number.fill(number.toLowerCase().replaceAll('-', ' '));
      await form.email.fill(email.toUpperCase());
      await form.find.click();
      await expect(page).toHaveURL(/\/status\/[0-9a-f]{32}$/u);
      await expect(received(page, locale)).toBeVisible();
      expect(mailsTo(live, email)).toEqual([]);
    });

  test('SEC-12 number and link come by mail when somebody asks', async ({ page, live }) => {
    const email = anAddress();
    const number = await writeFrom(page, email, 'de');
    const posted = page.waitForRequest('**/functions/v1/mail-status');
    await page.getByRole('button', { name: statusLink.mail.de }).click();
    // The page keeps its address to itself, but says whose it is: without that no form of it would count as ours.
    const sent = await (await posted).allHeaders();
    expect([sent['origin'], sent['referer']]).toEqual([live.url, `${live.url}/`]);
    await expect(page).toHaveURL(/\/de\/status\/[0-9a-f]{32}\?mailed=yes$/u);
    await expect(page.getByText(statusLink.mailed.de)).toBeVisible();
    await expect(received(page, 'de')).toBeVisible();
    await expect.poll(() => mailsTo(live, email).length).toBe(1);
    const [mail] = mailsTo(live, email);
    expect(mail?.mail.subject).toBe(copyMail.subject.de.replace('{reference}', number));
    const [link = ''] = /http\S+\/status\/[0-9a-f]{32}/u.exec(mail?.mail.text ?? '') ?? [];
    await page.goto(link);
    await expect(received(page, 'de')).toBeVisible();
  });
});

for (const locale of inGerman)
  test(`the link can be copied, or is there to copy by hand; a mail is asked for in place, and the device remembers a message only when told to (${locale})`, async ({
    page,
    context,
    live,
  }) => {
    const email = anAddress();
    const stored = () => page.evaluate(() => localStorage.getItem('myMessages'));
    const form = await openContact(page, inLocale('/contact', locale));
    await write(form, { ...letter(), email });
    await form.send.click();
    await expect(form.sent).toBeFocused();
    const number = await shownReference(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: statusLink.copy[locale] });
    await copy.press('Enter');
    await expect(form.outcome.getByRole('status')).toHaveText(statusLink.copied[locale]);
    // A second time it is said again, and stays where nothing below it moves by itself.
    await noteWhatIsHeard(page);
    await page.clock.install();
    await copy.press('Enter');
    await expect.poll(() => whatWasHeard(page)).toEqual([statusLink.copied[locale]]);
    await page.clock.fastForward(6000);
    await expect(form.outcome.getByRole('status')).toHaveText(statusLink.copied[locale]);
    const link = page.getByRole('link', { name: statusLink.link[locale], exact: true });
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        throw new Error('Not allowed.');
      };
    });
    await copy.click();
    await expect(form.outcome.getByRole('status')).toHaveText(statusLink.notCopied[locale]);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(address);
    await page.getByRole('button', { name: statusLink.mail[locale] }).press('Enter');
    await expect(page.getByText(statusLink.mailed[locale])).toBeVisible();
    await expect.poll(() => mailsTo(live, email).length).toBe(1);
    // Again, to be sure: the answer stays, and so does the one mail.
    await page.getByRole('button', { name: statusLink.mail[locale] }).click();

    const box = page.getByRole('checkbox', { name: statusLink.remember[locale] });
    await expect(box).not.toBeChecked();
    expect(await stored()).toBeNull();
    await expectSound(page, [320, 1280]);
    await box.check();
    await box.uncheck();
    expect(await stored()).toBeNull();
    await box.check();
    await page.getByRole('link', { name: statusLink.myMessages[locale] }).click();

    await whenAlive(page);
    const mine = page.getByRole('region', { name: findWords.mine[locale] });
    await expect(mine).toBeVisible();
    await expectSound(page, [320, 1280]);
    await mine.getByRole('link', { name: number }).click();
    await expect(received(page, locale)).toBeVisible();
    await page.goBack();
    await expect(mine.getByRole('link')).toHaveCount(1);
    const second = await context.newPage();
    await visit(second, page.url());
    // One goes and another comes before this tab looks: as many as before, but not the same.
    await second.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('myMessages') ?? '[]') as object[];
      localStorage.setItem('myMessages', JSON.stringify(kept.map((one) => ({ ...one, reference: 'EC-2345-6789' }))));
    });
    const held = mine.getByRole('link', { name: 'EC-2345-6789' });
    await expect(held).toBeVisible();
    // Whoever stands on a link stays there when one more is remembered, or another one forgotten.
    await held.focus();
    const remembers = (references: readonly string[]): Promise<void> =>
      second.evaluate((references) => {
        const [first] = JSON.parse(localStorage.getItem('myMessages') ?? '[]') as object[];
        localStorage.setItem('myMessages', JSON.stringify(references.map((reference) => ({ ...first, reference }))));
      }, references);
    for (const references of [['EC-9QPD-7K3M', 'EC-2345-6789'], ['EC-2345-6789']]) {
      await remembers(references);
      await expect(mine.getByRole('link')).toHaveText(references.map((reference) => new RegExp(reference, 'u')));
      await expect(held).toBeFocused();
    }
    // Where it is gone itself, the focus is where the list begins.
    await remembers(['EC-9QPD-7K3M']);
    await expect(held).toHaveCount(0);
    await expect(mine.getByRole('heading')).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await second.getByRole('button', { name: findWords.forget[locale] }).click();
    const forgotten = second.getByText(findWords.forgotten[locale]);
    await expect(forgotten).toBeVisible();
    await expect(second.getByRole('heading', { name: findWords.mine[locale] })).toBeFocused();
    // The other tab knows it as well.
    await expect(mine).toBeHidden();
    await expect(page.locator('main a[href*="/status/"]')).toHaveCount(0);
    expect(await stored()).toBeNull();
    // It is said no longer than it is true.
    await page.evaluate((one) => localStorage.setItem('myMessages', JSON.stringify([one])), {
      reference: number,
      status: 'd'.repeat(32),
      on: '2026-11-22',
    });
    await expect(second.getByRole('main').getByRole('link', { name: number })).toBeVisible();
    await expect(forgotten).toBeHidden();
    await page.evaluate(() => localStorage.removeItem('myMessages'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: statusWords.title[locale] })).toBeVisible();
    await expect(mine).toBeHidden();
    expect(mailsTo(live, email)).toHaveLength(1);
  });

for (const locale of inGerman)
  test(`a dialog offers the same as Contact, behind one press (${locale})`, async ({ page, live }) => {
    const email = anAddress();
    const writeIn = async (text: string, from: string): Promise<string> => {
      await page
        .getByRole('link', { name: say(locale, barWords.feedback), exact: true })
        .first()
        .click();
      const form = messageDialog(page, 'feedback', locale);
      await form.message.fill(text);
      await form.email.fill(from);
      await form.send.click();
      return outcomeBeside(page, messageDialogs.feedback.sent[locale]);
    };
    await visit(page, inLocale('/mission', locale));
    const number = await writeIn('One sentence.', email);
    await lookUpLater(page, locale).press('Enter');
    await page.getByRole('button', { name: statusLink.mail[locale] }).click();
    await expect(page.getByText(statusLink.mailed[locale])).toBeVisible();
    await expect.poll(() => mailsTo(live, email).length).toBe(1);
    const box = page.getByRole('checkbox', { name: statusLink.remember[locale] });
    await expect(box).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await box.check();
    expect(await page.evaluate(() => localStorage.getItem('myMessages'))).toContain(number);
    await expectSound(page, [320, 1280]);

    await test.step('the next message has its own, and one without an address cannot be mailed', async () => {
      expect(await writeIn('Another sentence.', '')).not.toBe(number);
      await lookUpLater(page, locale).click();
      await expect(box).not.toBeChecked();
      await expect(page.getByRole('button', { name: statusLink.mail[locale] })).toHaveCount(0);
      await page.getByRole('link', { name: statusLink.link[locale] }).click();
      await expect(received(page, locale)).toBeVisible();
    });
  });

test('where the browser keeps nothing, a message is not remembered, and it is said; the form to find one that comes back is sound for everybody', async ({
  page,
}) => {
  await withoutStorage(page, 'localStorage');
  const form = await openContact(page);
  await write(form);
  await form.send.click();
  await expect(form.sent).toBeFocused();
  const box = page.getByRole('checkbox', { name: statusLink.remember.en });
  await box.click();
  await expect(page.getByText(statusLink.notRemembered.en)).toBeVisible();
  await expect(box).not.toBeChecked();

  await page.goto('/de/status');
  const back = findForm(page, 'de');
  await back.number.fill('EC-2222-2222');
  await back.email.fill('ada@example.org');
  await back.find.click();
  await expect(errorSummary(page, 'de').getByRole('link')).toHaveText(statusFormWords.unknown.de);
  // The page begins at what is wrong, and with what is above half under the header.
  await page.keyboard.press('Control+Home');
  await expectSound(page, [320, 1280]);
});
