import type { Locator, Page } from '@playwright/test';
import { words as teamWords } from '#content/about/team.ts';
import { formWords } from '#content/forms/form.ts';
import { foundForm } from '#content/found/found-form.ts';
import { foundMissing } from '#content/found/missing.ts';
import { squirrelWords } from '#content/found/squirrel-words.ts';
import { stickers } from '#content/found/stickers.ts';
import { barWords } from '#content/frame/bar.ts';
import { pause } from '#content/frame/pause.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { projectPageWords } from '#content/projects/project-page.ts';
import { galleryWords } from '#content/resources/gallery-words.ts';
import { galleryImages } from '#content/resources/gallery.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { foundReport } from './support/find-the-lost-form.ts';
import { visit } from './support/islands-awake.ts';
import { enlargeText } from './support/large-text.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';

type Opened = {
  at: string;
  /** What opens it, and has the focus again afterwards. */
  opener: (page: Page, locale: Locale) => Locator;
  /** What must be filled in first, so that it opens. */
  prepare?: (page: Page, locale: Locale) => Promise<void>;
  /** Where the focus goes when the screen became so narrow that the opener is not shown. */
  whenNarrow?: (page: Page) => Locator;
  /** A question, its safe answer, and where the focus goes on with that: to what is asked for. */
  question?: { answer: Localized; next: (page: Page, locale: Locale) => Locator };
  /** Whether it is another one with other words: where it is narrow these are looked at, and the rest on the first. */
  isLike?: 'page feedback';
};

const button = (name: (locale: Locale) => string) => (page: Page, locale: Locale) =>
  page.getByRole('button', { name: name(locale), exact: true });

const link = (name: (locale: Locale) => string) => (page: Page, locale: Locale) =>
  page.getByRole('main').getByRole('link', { name: name(locale), exact: true });

/** Every modal dialog of the site. */
const dialogs: Record<string, Opened> = {
  search: { at: '/', opener: button((locale) => say(locale, searchBoxWords.open)) },
  gallery: {
    at: '/resources/gallery',
    opener: link((locale) => say(locale, galleryWords.full, { title: galleryImages[0]?.title[locale] ?? '' })),
  },
  'page feedback': {
    at: '/resources/events',
    opener: (page, locale) => page.getByRole('link', { name: say(locale, barWords.feedback), exact: true }).first(),
    whenNarrow: (page) => page.getByRole('heading', { level: 1 }),
  },
  'take part': {
    at: '/projects/kinderkuche',
    isLike: 'page feedback',
    opener: link((locale) => say(locale, projectPageWords.takePart)),
  },
  share: {
    at: '/projects/kinderkuche',
    isLike: 'page feedback',
    opener: link((locale) => say(locale, projectPageWords.share)),
  },
  talk: {
    at: '/projects/shared-breastfeeding',
    isLike: 'page feedback',
    opener: link((locale) => say(locale, projectPageWords.talk)),
  },
  'team contact': { at: '/team', isLike: 'page feedback', opener: link((locale) => teamWords.contact[locale]) },
  'construction contact': {
    at: '/construction',
    isLike: 'page feedback',
    opener: (page) => page.getByRole('main').locator('[aria-haspopup="dialog"]'),
  },
  'take a break': { at: '/construction', opener: button((locale) => pause.open[locale]) },
  'sticker feedback': {
    at: '/services/find-the-lost',
    isLike: 'page feedback',
    opener: link((locale) => stickers.open[locale]),
  },
  'something is missing in a report': {
    at: '/services/find-the-lost',
    prepare: (page, locale) => foundReport(page, locale).item.fill('Keys'),
    opener: button((locale) => foundForm.submit[locale]),
    question: { answer: foundMissing.more, next: (page, locale) => foundReport(page, locale).description },
  },
  'squirrel facts': { at: '/services/find-the-lost', opener: button((locale) => squirrelWords.open[locale]) },
};

/** Where the focus is, seen from the open dialog. */
const focusIsInside = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((dialog) => dialog.contains(document.activeElement));

/** With text of twice the size all of a dialog stands in it, as wide as the window is. */
async function expectRoomForLargeText(page: Page, dialog: Locator): Promise<void> {
  const backToNormal = await enlargeText(page);
  const beside = await dialog.evaluate((dialog) =>
    dialog.scrollWidth > dialog.clientWidth
      ? [
          'it scrolls sideways',
          ...[...dialog.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > dialog.getBoundingClientRect().right)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        ]
      : [],
  );
  expect(beside, 'text of twice the size').toEqual([]);
  await backToNormal();
}

/** Tabs once around in one direction; the focus may leave for the browser's own controls, but never for the page. */
async function expectTrapped(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const stops = await dialog.locator('a[href], button, input, textarea, select, summary').count();
  let inside = 0;
  for (let stop = 0; stop <= stops + 2; stop += 1) {
    await page.keyboard.press(key);
    const where = await dialog.evaluate((dialog) => {
      const focused = document.activeElement;
      if (dialog.contains(focused)) return 'inside';
      return focused === document.body || focused === null ? 'browser' : `the page: ${focused.outerHTML.slice(0, 80)}`;
    });
    expect(where).toMatch(/^(inside|browser)$/u);
    if (where === 'inside') inside += 1;
  }
  expect(inside).toBeGreaterThan(1);
}

for (const [title, { at, opener, prepare, question, whenNarrow }] of Object.entries(dialogs).filter(
  ([, { isLike }]) => !isLike,
))
  test(`CALM-09 CALM-16 CALM-17 CALM-20 the dialog ${title}: named, modal, closed by Escape and by a button, back to its opener`, async ({
    page,
  }) => {
    const dialog = page.getByRole(question ? 'alertdialog' : 'dialog');
    const close = (locale: Locale) => {
      const name = question ? question.answer[locale] : say(locale, formWords.close);
      return dialog.getByRole('button', { name, exact: true });
    };
    const next = question?.next ?? opener;

    await test.step('in English, by keyboard', async () => {
      await visit(page, at);
      await prepare?.(page, 'en');
      const open = opener(page, 'en');
      await open.press('Enter');
      await expect(dialog).toHaveAccessibleName(await dialog.getByRole('heading').first().innerText());
      await expect.poll(() => focusIsInside(dialog)).toBe(true);
      await expect(dialog).toHaveJSProperty('open', true);
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      const takesFocus = await open.evaluate((element) => {
        const before = document.activeElement;
        (element as HTMLElement).focus();
        return document.activeElement !== before;
      });
      expect(takesFocus, 'the page behind is inert').toBe(false);
      await expectTrapped(page, dialog, 'Tab');
      await expectTrapped(page, dialog, 'Shift+Tab');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(next(page, 'en')).toBeFocused();
      await open.press('Enter');
      await close('en').press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(next(page, 'en')).toBeFocused();
    });

    await test.step('in German, by pointer, on every width', async () => {
      await visit(page, inLocale(at, 'de'));
      await prepare?.(page, 'de');
      const open = opener(page, 'de');
      await open.click();
      await expect(dialog).toBeVisible();
      await expectSound(page, [1280, 360, 320]);
      await expectRoomForLargeText(page, dialog);
      await close('de').click();
      await expect(dialog).toHaveCount(0);
      await expect((whenNarrow ?? next)(page, 'de')).toBeFocused();
    });
  });

for (const [title, { at, opener }] of Object.entries(dialogs).filter(([, { isLike }]) => isLike))
  test(`CALM-09 CALM-16 CALM-17 CALM-20 the dialog ${title}, one more that is written in: named, modal, sound, closed by Escape and by a button, back to its opener`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await visit(page, inLocale(at, 'de'));
    const dialog = page.getByRole('dialog');
    const open = opener(page, 'de');
    await open.press('Enter');
    await expect(dialog).toHaveAccessibleName(await dialog.getByRole('heading').first().innerText());
    await expect.poll(() => focusIsInside(dialog)).toBe(true);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expectSound(page, [320]);
    await expectRoomForLargeText(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await dialog.getByRole('button', { name: say('de', formWords.close), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  });
