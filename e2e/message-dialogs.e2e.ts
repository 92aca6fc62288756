import type { Page } from '@playwright/test';
import { next as constructionNext } from '#content/about/construction.ts';
import { members, words as team } from '#content/about/team.ts';
import { messageDialogs, type MessageKind } from '#content/contact/message-dialogs.ts';
import { formWords } from '#content/forms/form.ts';
import { stickers } from '#content/found/stickers.ts';
import { barWords } from '#content/frame/bar.ts';
import { pause } from '#content/frame/pause.ts';
import { next as cookingNext } from '#content/projects/kinderkuche.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { next as milkNext, warning } from '#content/projects/shared-breastfeeding.ts';
import { contactProblems } from '#contract/contact.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import { reasons } from '#contract/reasons.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { followError } from './support/error-summary.ts';
import { visit, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call, messageDialog, nextBody, outcomeBeside } from './support/message-dialog.ts';
import { expectSound } from './support/no-faults.ts';

type Case = {
  kind: MessageKind;
  opener: (locale: Locale) => string;
  /** What the dialog is called, where it is not what its kind is called. */
  title?: Localized;
  /** What the team reads when somebody wrote `text` on `page`. */
  message: (text: string, page: string) => string;
};

const category =
  (kind: 'take-part' | 'share' | 'talk') =>
  (text: string, page: string): string =>
    `[${kind}] ${text}\n\n[Page: ${page}]`;
const cooking = '/projects/kinderkuche';
const milk = '/projects/shared-breastfeeding';

const takePart: Case = {
  kind: 'take-part',
  opener: (locale) => cookingNext.label[locale],
  message: category('take-part'),
};
const share: Case = {
  kind: 'share',
  opener: (locale) => say(locale, projectPageWords.share),
  message: category('share'),
};
const talk: Case = {
  kind: 'talk',
  opener: (locale) => say(locale, projectPageWords.talk),
  message: category('talk'),
};
const takePartInMilk: Case = { ...takePart, opener: (locale) => milkNext.label[locale], title: milkNext.label };
const teamContact: Case = {
  kind: 'team-contact',
  opener: (locale) => team.contact[locale],
  message: (text) => `Message for ${members[0].name}:\n\n${text}`,
};
const welcome: Case = {
  kind: 'welcome-contact',
  opener: (locale) => constructionNext.label[locale],
  message: (text) => `${text}\n\nPhone: 0221 / 123`,
};
const sticker: Case = {
  kind: 'sticker-feedback',
  opener: (locale) => stickers.open[locale],
  message: (text) => `Sticker Feedback:\n\n${text}`,
};

/** Writes a message in the dialog of its kind, on the page that is open, and looks at all that it says and sends. */
async function writeIn(
  page: Page,
  live: LiveSite,
  { kind, opener, title, message }: Case,
  from: string,
  locale: Locale,
) {
  const { asks, sent, failed, title: usualTitle } = messageDialogs[kind];
  const asksFor = (what: 'email' | 'phone') => (asks as readonly string[]).includes(what);
  const isEnglish = locale === 'en';
  const link = page.getByRole('main').getByRole('link', { name: opener(locale), exact: true });
  await link.click();
  const { dialog, ...form } = messageDialog(page, kind, locale);
  await expect(dialog).toHaveAccessibleName(title?.[locale] ?? new RegExp(usualTitle[locale].split('{')[0] ?? '', 'u'));
  await expect(form.message).toBeFocused();
  await expect(form.email).toHaveCount(asksFor('email') ? 1 : 0);
  await expect(form.phone).toHaveCount(asksFor('phone') ? 1 : 0);
  await expect(form.send).toHaveAttribute('aria-disabled', 'true');
  await expect(form.send).toHaveAccessibleDescription(isEnglish ? 'Write a message first' : /^Schreib zuerst/u);

  const text = `Grüße & <b>"tags"</b>\nline two ${crypto.randomUUID()}`;
  await form.message.fill(text);
  if (asksFor('email')) await form.email.fill(' ada@example.org ');
  if (asksFor('phone')) {
    await expect(form.phone).toHaveAttribute('type', 'tel');
    await expect(form.phone).toHaveAttribute('autocomplete', 'tel');
    await form.phone.fill('0221 / 123');
  }
  await expect(form.send).toHaveAttribute('aria-disabled', 'false');

  const expected = {
    name: asksFor('email') ? 'User (ada@example.org)' : 'Anonymous User',
    email: asksFor('email') ? 'ada@example.org' : 'anonymous@feedback.invalid',
    reason: kind,
    message: message(text, from),
    answer: asksFor('email') ? 'email' : 'none',
    page: from,
    locale,
    id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
  };
  await page.route(call, (route) => route.abort());
  const first = nextBody(page);
  await form.send.click();
  await expect(form.failure).toHaveText(
    isEnglish ? `Failed to send ${kind === 'sticker-feedback' ? 'feedback' : 'message'}. Please try again.` : failed.de,
  );
  await expect(form.message).toHaveValue(text);
  expect(await first).toEqual(expected);
  await page.unroute(call);

  const second = nextBody(page);
  await form.send.click();
  await expect(dialog).toHaveCount(0);
  expect(await second).toEqual(await first);
  await expect(link).toBeFocused();
  const done = kind === 'sticker-feedback' ? 'Thank you for your feedback!' : 'Message sent successfully!';
  const reference = await outcomeBeside(page, isEnglish ? done : sent.de);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

  const { mail } = await live.mailAbout(reference);
  expect(mail.text).toContain(expected.message);
  expect(mail.subject).toContain(reasons[kind].de);
  expect(mail.replyTo).toEqual(asksFor('email') ? [{ name: '', address: 'ada@example.org' }] : undefined);
  if (!asksFor('email')) expect(mail.subject).toContain('Jemand ohne Namen');

  await link.click();
  await expect(form.message).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/**
 * Pressed again in the very moment its dialog closes, an opener opens it again. The focus is back at once, and Enter
 * may be held down; the news that the dialog was closed comes as a task of its own.
 */
async function expectOpensAgain(page: Page, opener: string): Promise<void> {
  const pressed = page.getByRole('main').getByText(opener, { exact: true });
  await pressed.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await pressed.evaluate(async (element: HTMLElement) => {
    const open = document.querySelector('dialog');
    const isTold = new Promise((resolve) => open?.addEventListener('close', resolve));
    open?.close();
    element.click();
    await isTold;
  });
  await whenIdle(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pressed).toBeFocused();
}

for (const [ids, path, locale, cases] of [
  ['PROJ-07', milk, 'de', [talk, takePartInMilk]],
  ['SUP-08', '/team', 'en', [teamContact]],
  ['FIND-15', '/services/find-the-lost', 'en', [sticker]],
] as const)
  test(`${ids} CALM-04 CALM-05 ${cases.map(({ kind }) => kind).join(' and ')} from ${path}: what is sent, what is said, what stays (${locale})`, async ({
    page,
    live,
  }) => {
    const address = inLocale(path, locale);
    for (const each of cases) {
      await visit(page, address);
      await writeIn(page, live, each, address, locale);
    }
  });

test(`PROJ-07 CALM-04 CALM-05 CALM-09 take-part and share from ${cooking}: what is sent, what is said, what stays; pressed again in the very moment its dialog closes, an opener opens it again`, async ({
  page,
  live,
}) => {
  for (const each of [takePart, share]) {
    await visit(page, cooking);
    await writeIn(page, live, each, cooking, 'en');
  }
  await expectOpensAgain(page, cookingNext.label.en);
});

test('CONS-02 CONS-03 CONS-04 CONS-05 CALM-04 CALM-05 CALM-09 welcome-contact from /construction; and a break: calm words, two ways, no timer, no sound, nothing to fill in, opened again in the very moment it closes (de)', async ({
  page,
  live,
}) => {
  await page.clock.install();
  await visit(page, '/de/construction');
  await writeIn(page, live, welcome, '/de/construction', 'de');

  await expectOpensAgain(page, pause.open.de);
  const button = page.getByRole('button', { name: pause.open.de });
  await button.click();
  const dialog = page.getByRole('dialog', { name: pause.title.de });
  await expect(dialog.getByText(pause.stop.de)).toBeVisible();
  await expect(dialog.locator('input, textarea, audio, video, [role="timer"]')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: say('de', barWords.help) })).toHaveAttribute('href', '/de/help-now');
  expect(await axeFaults(page)).toEqual([]);
  const before = await dialog.innerText();
  await page.clock.runFor(600_000);
  expect(await dialog.innerText()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('button', { name: say('de', formWords.close) }).click();
  await expect(button).toBeFocused();
  await button.click();
  await dialog.getByRole('link', { name: pause.home.de }).click();
  await expect(page).toHaveURL('/de');
  await expect(dialog).toHaveCount(0);
});

test('PROJ-07 on a project found by its name too, but for milk only beside the official advice', async ({ page }) => {
  await visit(page, '/projects/Kinderk%C3%BCche');
  const main = page.getByRole('main');
  for (const name of ['Take part', 'Share an experience', 'Talk about it'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await main.getByRole('link', { name: share.opener('en') }).click();
  const form = messageDialog(page, 'share');
  await form.message.fill('We cooked.');
  const body = nextBody(page);
  await form.send.click();
  expect((await body)['message']).toBe(share.message('We cooked.', cooking));
  await outcomeBeside(page, 'Message sent successfully!');

  // Written in another way it is the same page.
  await visit(page, '/projects/Shared%20Breastfeeding');
  await expect(page).toHaveURL(milk);
  const advice = await page.getByRole('region', { name: warning.title.en }).boundingBox();
  for (const name of ['Share an experience', 'Talk about it', milkNext.label.en]) {
    const action = await main.getByRole('link', { name, exact: true }).boundingBox();
    expect(action?.y).toBeGreaterThan(advice?.y ?? Infinity);
  }
});

test('CALM-17 CALM-20 the largest dialog in forced colours, narrow, in German: empty, with an error and after a failure', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/de/construction');
  await page.getByRole('main').getByRole('link', { name: constructionNext.label.de, exact: true }).click();
  await expectSoundStates(page, 'de', [360]);
});

/** The dialog that is open: empty, with an error and after a failure. */
async function expectSoundStates(page: Page, locale: Locale, widths: readonly number[]): Promise<void> {
  const form = messageDialog(page, 'welcome-contact', locale);
  await expect(form.message).toBeFocused();
  await expectSound(page, widths);
  await form.message.fill('Hello');
  await form.email.fill('nobody');
  await form.send.click();
  await followError(form.dialog, contactProblems.email[locale], form.email, locale);
  // What is told of a fault makes it longer, which is felt where it is narrow.
  await expectSound(page, widths.slice(-1));
  await form.email.fill('');
  await page.route(call, (route) => route.abort());
  await form.send.click();
  await expect(form.failure).not.toBeEmpty();
  await expectSound(page, widths.slice(-1));
}

test('CALM-09 CALM-17 CALM-20 the largest dialog: the focus stays in it, on a small screen with a keyboard Send can be reached, and it is sound empty, with an error and after a failure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/construction');
  const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await link.focus();
  await link.press('Enter');
  const { dialog, ...form } = messageDialog(page, 'welcome-contact');
  await expect(form.message).toBeFocused();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar may have its turn; nothing of the page behind may.
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true);
  }

  // What a keyboard does on a phone: less is seen of a page that is as high as before.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { get: () => 300 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await form.send.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const box = await form.send.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(300);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.evaluate(() => {
    delete (window.visualViewport as { height?: number } | null)?.height;
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await link.press('Enter');
  await expectSoundStates(page, 'en', [1280, 320]);
});
