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
import { inLocale, locales, type Locale } from '#contract/locale.ts';
import { reasons } from '#contract/reasons.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { followError } from './support/error-summary.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { call, messageDialog, nextBody, outcomeBeside } from './support/message-dialog.ts';
import { expectSound } from './support/no-faults.ts';
import { inEnglish, inGerman } from './support/one-language.ts';

type Case = {
  ids: string;
  kind: MessageKind;
  path: string;
  opener: (locale: Locale) => string;
  /** What the team reads when somebody wrote `text` on `page`. */
  message: (text: string, page: string) => string;
};

const category = (kind: 'take-part' | 'share' | 'talk') => (text: string, page: string) =>
  `[${kind}] ${text}\n\n[Page: ${page}]`;
const share = (locale: Locale) => say(locale, projectPageWords.share);
const cooking = '/projects/kinderkuche';
const milk = '/projects/shared-breastfeeding';

const cases: readonly Case[] = [
  {
    ids: 'PROJ-07',
    kind: 'take-part',
    path: cooking,
    opener: (locale) => cookingNext.label[locale],
    message: category('take-part'),
  },
  { ids: 'PROJ-07', kind: 'share', path: cooking, opener: share, message: category('share') },
  {
    ids: 'PROJ-07',
    kind: 'talk',
    path: milk,
    opener: (locale) => say(locale, projectPageWords.talk),
    message: category('talk'),
  },
  {
    ids: 'PROJ-07',
    kind: 'take-part',
    path: milk,
    opener: (locale) => milkNext.label[locale],
    message: category('take-part'),
  },
  { ids: 'PROJ-07', kind: 'share', path: '/projects/Kinderk%C3%BCche', opener: share, message: category('share') },
  {
    ids: 'SUP-08',
    kind: 'team-contact',
    path: '/team',
    opener: (locale) => team.contact[locale],
    message: (text) => `Message for ${members[0].name}:\n\n${text}`,
  },
  {
    ids: 'CONS-02 CONS-03 CONS-05',
    kind: 'welcome-contact',
    path: '/construction',
    opener: (locale) => constructionNext.label[locale],
    message: (text) => `${text}\n\nPhone: 0221 / 123`,
  },
  {
    ids: 'FIND-15',
    kind: 'sticker-feedback',
    path: '/services/find-the-lost',
    opener: (locale) => stickers.open[locale],
    message: (text) => `Sticker Feedback:\n\n${text}`,
  },
];

for (const [index, { ids, kind, path, opener, message }] of cases.filter(({ path }) => !path.includes('%')).entries()) {
  for (const locale of index % 2 ? inGerman : inEnglish) {
    test(`${ids} CALM-04 CALM-05 ${kind} from ${path}: what is sent, what is said, what stays (${locale})`, async ({
      page,
      live,
    }) => {
      const { asks, sent, failed, title } = messageDialogs[kind];
      const asksFor = (what: 'email' | 'phone') => (asks as readonly string[]).includes(what);
      const isEnglish = locale === 'en';
      await visit(page, inLocale(path, locale));
      const link = page.getByRole('main').getByRole('link', { name: opener(locale), exact: true });
      await link.click();
      const { dialog, ...form } = messageDialog(page, kind, locale);
      await expect(dialog).toHaveAccessibleName(
        path === milk && kind === 'take-part'
          ? milkNext.label[locale]
          : new RegExp(title[locale].split('{')[0] ?? '', 'u'),
      );
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
        message: message(text, inLocale(path, locale)),
        answer: asksFor('email') ? 'email' : 'none',
        page: inLocale(path, locale),
        locale,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/u),
      };
      await page.route(call, (route) => route.abort());
      const first = nextBody(page);
      await form.send.click();
      await expect(form.failure).toHaveText(
        isEnglish
          ? `Failed to send ${kind === 'sticker-feedback' ? 'feedback' : 'message'}. Please try again.`
          : failed.de,
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
    });
  }
}

test('PROJ-07 on a project found by its name too, but for milk only beside the official advice', async ({ page }) => {
  const { path, kind, opener, message } = cases[4] as Case;
  await visit(page, path);
  const main = page.getByRole('main');
  for (const name of ['Take part', 'Share an experience', 'Talk about it'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await main.getByRole('link', { name: opener('en') }).click();
  const form = messageDialog(page, kind);
  await form.message.fill('We cooked.');
  const body = nextBody(page);
  await form.send.click();
  expect((await body)['message']).toBe(message('We cooked.', '/projects/kinderkuche'));
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

for (const locale of inGerman) {
  test(`CONS-04 a break: calm words, two ways, no timer, no sound, nothing to fill in (${locale})`, async ({
    page,
  }) => {
    await visit(page, inLocale('/construction', locale));
    const button = page.getByRole('button', { name: pause.open[locale] });
    await button.click();
    const dialog = page.getByRole('dialog', { name: pause.title[locale] });
    await expect(dialog.getByText(pause.stop[locale])).toBeVisible();
    await expect(dialog.locator('input, textarea, audio, video, [role="timer"]')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: say(locale, barWords.help) })).toHaveAttribute(
      'href',
      inLocale('/help-now', locale),
    );
    expect(await axeFaults(page)).toEqual([]);
    const before = await dialog.innerText();
    await page.waitForTimeout(1500);
    expect(await dialog.innerText()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: say(locale, formWords.close) }).click();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('link', { name: pause.home[locale] }).click();
    await expect(page).toHaveURL(inLocale('/', locale));
    await expect(dialog).toHaveCount(0);
  });
}

for (const locale of locales) {
  test(`CALM-17 CALM-20 the largest dialog, empty, with an error and after a failure (${locale})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: locale === 'de' ? 'active' : 'none', reducedMotion: 'reduce' });
    await visit(page, inLocale('/construction', locale));
    await page.getByRole('main').getByRole('link', { name: constructionNext.label[locale], exact: true }).click();
    const form = messageDialog(page, 'welcome-contact', locale);
    const widths = locale === 'de' ? [360] : [1280, 320];
    await expect(form.message).toBeFocused();
    await expectSound(page, widths);
    await form.message.fill('Hello');
    await form.email.fill('nobody');
    await form.send.click();
    await followError(form.dialog, contactProblems.email[locale], form.email, locale);
    await expectSound(page, widths);
    await form.email.fill('');
    await page.route(call, (route) => route.abort());
    await form.send.click();
    await expect(form.failure).not.toBeEmpty();
    await expectSound(page, widths);
  });
}

test('CALM-09 the focus stays in the dialog, and on a small screen with a keyboard Send can be reached', async ({
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
});

for (const [ids, path, opener] of [
  ['PROJ-07', cooking, cookingNext.label.en],
  ['CONS-04', '/construction', pause.open.en],
] as const) {
  test(`${ids} CALM-09 pressed again in the very moment its dialog closes, an opener opens it again (${path})`, async ({
    page,
  }) => {
    await visit(page, path);
    const pressed = page.getByRole('main').getByText(opener, { exact: true });
    await pressed.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // The focus is back at once, and Enter may be held down; the news that it was closed comes as a task of its own.
    await pressed.evaluate((element: HTMLElement) => {
      document.querySelector('dialog')?.close();
      element.click();
    });
    await page.waitForTimeout(300);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(pressed).toBeFocused();
  });
}
