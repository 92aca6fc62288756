import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { sentWords } from '#content/contact/sent.ts';
import { draftWords } from '#content/forms/draft.ts';
import { foundForm } from '#content/found/found-form.ts';
import { foundPhoto } from '#content/found/photo.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { contactForm, letter, openContact, textIn, write } from './support/contact-form.ts';
import { fillReport, openReport, wholeReport } from './support/find-the-lost-form.ts';
import { hold } from './support/hold.ts';
import { visit, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call } from './support/message-dialog.ts';
import { shownToast } from './support/shown-toast.ts';
import { withoutStorage } from './support/storage-off.ts';

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

/**
 * The first call reaches the server or not, and its answer never comes: its page is left before. Out: waits for it,
 * and gives the ids of all calls.
 */
async function loseFirst(page: Page, reachesServer: boolean) {
  const ids: string[] = [];
  let lost = (): void => {};
  const isLost = new Promise<void>((resolve) => (lost = resolve));
  await page.route(call, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    if (ids.length > 1) return route.continue();
    if (reachesServer) await route.fetch();
    lost();
  });
  return { ids, isLost };
}

/** A toast that has to be closed: it stays however long somebody takes. */
async function expectStays(page: Page, toast: Locator): Promise<void> {
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
}

test('CALM-04 CALM-05 a message whose page is left arrives once, also when it was stored already', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const { message } = letter();
  await write(form, letter(message));
  const { ids, isLost } = await loseFirst(page, true);
  await form.send.click();
  await isLost;
  await page.clock.install();
  // The words are those of the page on which they are read.
  await visit(page, '/de/mission');
  const { toast, close } = shownToast(page, 'de');
  await expect(toast).toContainText(say('de', contactWords.sentTitle));
  await expect(toast).toContainText(say('de', afterSendingWords.sent));
  const stored = (await live.stored()).filter((each) => each.message === message);
  expect(stored).toHaveLength(1);
  await expect(toast).toContainText(say('de', sentWords.reference, { reference: stored[0]?.reference ?? '' }));
  expect([...new Set(ids)]).toHaveLength(1);
  expect(ids).toHaveLength(2);
  expect(await kept(page)).toEqual([]);

  await expectStays(page, toast);
  await close.click();
  await expect(toast).toHaveCount(0);
  await visit(page, '/team');
  await whenIdle(page);
  await expect(shownToast(page).toast).toHaveCount(0);
  expect(ids).toHaveLength(2);
  await live.mailAbout(stored[0]?.reference ?? '');
  expect(live.mails().filter(({ raw }) => raw.includes(message))).toHaveLength(1);
});

test('CALM-04 CALM-05 left again and again before it got away, it arrives once, and is told where somebody stays', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const { message } = letter();
  await write(form, letter(message));
  const asked: unknown[] = [];
  // Held until its page is left. `unroute` would let go what is held, and the page before the last would be answered.
  let answers = false;
  await page.route(call, (route) => {
    asked.push((route.request().postDataJSON() as { id: string }).id);
    return answers ? route.continue() : undefined;
  });
  await form.send.click();
  await expect.poll(() => asked.length).toBe(1);
  for (const [at, address] of ['/team', '/mission'].entries()) {
    await visit(page, address);
    await expect.poll(() => asked.length).toBe(at + 2);
  }
  answers = true;
  await visit(page, '/projects');
  await expect(shownToast(page).toast).toContainText(say('en', contactWords.sentTitle));
  expect((await live.stored()).filter((each) => each.message === message)).toHaveLength(1);
  expect([asked.length, new Set(asked).size]).toEqual([4, 1]);
  expect(await kept(page)).toEqual([]);
});

test('CALM-04 CALM-05 refused or unreachable on the next page: heard once, it stays, and so does the draft', async ({
  page,
  live,
}) => {
  const form = await openContact(page);
  const words = letter();
  await write(form, words);
  const { isLost } = await loseFirst(page, false);
  await form.send.click();
  await isLost;
  const answer = await hold(page, call, (route) =>
    route.fulfill({ status: 429, json: { error: 'code', message: 'Please wait a little.' } }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await visit(page, '/mission');
  await noteWhatIsHeard(page);
  answer();
  const { toast } = shownToast(page);
  const told = [say('en', sentWords.failed), 'Please wait a little.', say('en', draftWords.kept)];
  for (const each of told) await expect(toast.getByText(each)).toBeVisible();
  await expectStays(page, toast);
  expect(await whatWasHeard(page)).toEqual([told.join(' ')]);
  expect(await kept(page)).toEqual(['draft:contact:']);

  await page.unroute(call);
  await visit(page, '/contact');
  await expect(form.message).toHaveValue(words.message);
  expect(await textIn(form)).toEqual(words);
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect((await live.stored()).filter(({ message }) => message === words.message)).toHaveLength(1);
  expect(await kept(page)).toEqual([]);
});

test('CALM-05 loaded anew while it is on its way, the form is empty once it arrived', async ({ page, live }) => {
  for (const address of ['/contact', '/contact?reason=help']) {
    const form = await openContact(page, address);
    const { message } = letter();
    await write(form, letter(message));
    const { isLost } = await loseFirst(page, true);
    await form.send.click();
    await isLost;
    const letGo = await hold(page, call);
    await openContact(page, address);
    await expect(form.message).toHaveValue(message);
    letGo();
    await expect(shownToast(page).toast).toContainText(say('en', contactWords.sentTitle));
    await expect(contactForm(page).message).toHaveValue('');
    expect((await live.stored()).filter((each) => each.message === message)).toHaveLength(1);
    expect(await kept(page)).toEqual([]);
    await page.unroute(call);
  }
});

test('CALM-04 CALM-05 a report of a found thing: loaded anew it is empty once it arrived, and a photo that does not fit is told', async ({
  page,
  live,
}) => {
  await test.step('without a photo', async () => {
    const report = await openReport(page);
    const answers = wholeReport();
    await fillReport(report, answers);
    const { isLost } = await loseFirst(page, true);
    await report.submit.click();
    await isLost;
    await openReport(page);
    await expect(report.toast).toBeVisible();
    await expect(report.description).toHaveValue('');
    expect((await live.stored()).filter(({ message }) => message.includes(answers.description))).toHaveLength(1);
    expect(await kept(page)).toEqual([]);
    await page.unroute(call);
  });
  await test.step('with a photo, in a tab whose storage is small', async () => {
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function set(key, value) {
        if (value.length > 20_000) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    const report = await openReport(page);
    const answers = wholeReport();
    await fillReport(report, answers);
    const noise = { type: 'gaussian', mean: 90, sigma: 40 } as const;
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#0f4c5c', noise } });
    await page.getByLabel(foundPhoto.label.en, { exact: true }).setInputFiles({
      name: 'found.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture.jpeg({ quality: 90 }).toBuffer(),
    });
    const { ids, isLost } = await loseFirst(page, false);
    await report.submit.click();
    await isLost;
    await visit(page, '/mission');
    await expect(report.toast).toContainText(foundForm.failed.en);
    await expect(report.toast).toContainText(say('en', draftWords.kept));
    expect(ids).toHaveLength(1);
    expect(await kept(page)).toEqual(['draft:find-the-lost:']);
    await openReport(page);
    await expect(report.description).toHaveValue(answers.description);
  });
});

test('CALM-05 where storage is switched off, leaving the page breaks nothing', async ({ page }) => {
  await withoutStorage(page);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const form = await openContact(page);
  await write(form);
  const { isLost } = await loseFirst(page, true);
  await form.send.click();
  await isLost;
  await visit(page, '/mission');
  await whenIdle(page);
  expect(faults).toEqual([]);
});
