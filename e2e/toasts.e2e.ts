import type { Page } from '@playwright/test';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { boldWords } from '#content/frame/bold.ts';
import { searchBoxWords } from '#content/frame/search.ts';
import { toastWords } from '#content/frame/toast.ts';
import { pageNames } from '#content/pages.ts';
import { bankWords } from '#content/support/bank.ts';
import { inLocale, type Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { boldButton, openPanel } from './support/appearance-panel.ts';
import { openContact, write } from './support/contact-form.ts';
import { hold } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSound } from './support/no-faults.ts';
import { inGerman } from './support/one-language.ts';
import { comeToRest } from './support/shifts.ts';
import { expectNoToast, shownToast } from './support/shown-toast.ts';
import { stopClock } from './support/stopped-clock.ts';

const call = '**/functions/v1/send-email';

/** Presses Bold: what it says has no other place. Time stands still from here on. */
async function pressBold(page: Page, locale: Locale = 'en') {
  await visit(page, inLocale('/contact', locale));
  await stopClock(page);
  await noteWhatIsHeard(page);
  const bold = boldButton(page, locale);
  await bold.click();
  const shown = shownToast(page, locale);
  await expect(shown.toast).toBeVisible();
  return { bold, ...shown };
}

/** Does as if the visitor looked at another window, or back. */
const look = (page: Page, isThere: boolean) =>
  page.evaluate((isThere) => {
    document.hasFocus = () => isThere;
    dispatchEvent(new Event(isThere ? 'focus' : 'blur'));
  }, isThere);

test('APP-08 a toast is heard once, takes no focus, makes room for the next one and goes after 5000 ms; its time stands still under the pointer, under the focus, and while nobody looks', async ({
  page,
}) => {
  const { bold, toast, close } = await pressBold(page);
  const [on, off] = [say('en', boldWords.enabled), say('en', boldWords.disabled)];
  await expect(toast).toContainText(on);
  await expect(bold).toBeFocused();
  await bold.press('Enter');
  await expect(toast).toContainText(off);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(2, 400);
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await expect(bold).toBeFocused();
  expect(await whatWasHeard(page)).toEqual([on, off]);

  await bold.press('Enter');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(2, 400);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);

  await bold.press('Enter');
  await expect(toast).toBeVisible();
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await bold.focus();
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);

  for (const title of ['left while it is shown', 'shown while nobody looks'] as const)
    await test.step(title, async () => {
      if (title === 'shown while nobody looks') await look(page, false);
      await bold.press('Enter');
      await expect(toast).toBeVisible();
      await look(page, false);
      await page.clock.runFor(20_000);
      await expect(toast).toBeVisible();
      await look(page, true);
      await page.clock.runFor(4900);
      await expect(toast).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast).toHaveCount(0);
    });
});

test('APP-08 CALM-17 F8 leads to the toast, a swipe to the right of more than 50 px and its button close it', async ({
  page,
}) => {
  const { bold, toast, close } = await pressBold(page);
  await page.keyboard.press('F8');
  await expect(close).toBeFocused();
  await expect(close).toHaveAccessibleDescription(say('en', boldWords.enabled));
  const size = await close.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(bold).toBeFocused();

  await bold.press('Enter');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(bold).toBeFocused();

  await bold.press('Enter');
  await close.click();
  await expect(toast).toHaveCount(0);
  await expect(bold).toBeFocused();

  await bold.press('Enter');
  const words = toast.getByText(/^Text enhancement/u);
  const box = await words.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  for (const [by, left] of [
    [40, 1],
    [-120, 1],
    [60, 0],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
    await expect(toast).toHaveCount(left);
  }
});

test('APP-08 CALM-04 CALM-09 toasts stay until they are closed, once the visitor says so in the panel; one can be used inside of the dialog that opens, and Escape closes one of the two', async ({
  page,
}) => {
  const { bold, toast, close } = await pressBold(page);
  const stored = () => page.evaluate(() => localStorage.getItem('keepMessages'));
  await expect(toast.getByRole('checkbox')).toHaveCount(0);
  expect(await stored()).toBe(null);
  const keep = (await openPanel(page)).getByRole('checkbox', { name: say('en', toastWords.keep) });
  await keep.check();
  expect(await stored()).toBe('true');
  await page.mouse.move(2, 400);
  await page.keyboard.press('Escape');
  await bold.press('Enter');
  await page.clock.runFor(600_000);
  await expect(toast).toBeVisible();
  await close.click();
  await expect(toast).toHaveCount(0);

  await bold.press('Enter');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: say('en', searchBoxWords.open), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: say('en', toastWords.viewport) })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(close).toBeFocused();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toast).toBeVisible();

  await page.getByRole('button', { name: say('en', searchBoxWords.open), exact: true }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('CALM-08 CALM-16 CALM-20 a toast hides neither the focus nor the header, and can be read on every screen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('keepMessages', 'true'));
  const { toast } = await pressBold(page);
  await page.clock.resume();
  for (const [width, height] of [
    [1280, 740],
    [320, 640],
    [320, 256],
  ] as const) {
    if (height > 600) await expectSound(page, [width]);
    await page.setViewportSize({ width, height });
    await page.getByRole('main').getByRole('textbox').first().focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      hidden.push(
        ...(await toast.evaluate(async (toast) => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const focused = document.activeElement ?? document.body;
          if (toast.contains(focused)) return [];
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const box = toast.getBoundingClientRect();
          const isUnder = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          const header = document.querySelector('header')?.getBoundingClientRect();
          return [
            ...(isUnder ? [`${focused.outerHTML.slice(0, 80)} is hidden`] : []),
            ...(header && header.bottom > 0 && box.top < header.bottom ? ['the header is hidden'] : []),
          ];
        })),
      );
    }
    expect(hidden, `at ${width} px`).toEqual([]);
  }
});

for (const locale of inGerman)
  test(`CALM-08 on a phone a toast is one line of at most 48 px, and covers nothing that was copied (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, inLocale('/support', locale));
    const copy = page.getByRole('main').getByRole('button', { name: bankWords.copyExampleIban[locale] });
    await stopClock(page);
    await copy.click();
    const { toast, close } = shownToast(page, locale);
    await expect(toast.getByText(bankWords.ibanCopied[locale], { exact: true })).toBeVisible();
    await expect(toast.getByText(bankWords.exampleCopied[locale])).toBeHidden();
    await expect(close).toHaveAccessibleDescription(
      `${bankWords.ibanCopied[locale]} ${bankWords.exampleCopied[locale]}`,
    );
    const covered = await toast.evaluate((toast) => {
      const box = toast.getBoundingClientRect();
      const isUnder = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < box.bottom && bottom > box.top;
      };
      const near = document.activeElement?.closest('dl')?.parentElement;
      return {
        height: box.height,
        covered: [...(near?.querySelectorAll('button, dd, [data-outcome] p') ?? [])].filter(isUnder).length,
        near: near?.querySelectorAll('button, dd, [data-outcome] p').length,
      };
    });
    expect(covered.height).toBeLessThanOrEqual(48);
    expect(covered.near).toBeGreaterThanOrEqual(6);
    expect(covered.covered).toBe(0);
  });

for (const locale of inGerman)
  test(`CALM-04 what has its place in the page stands there, is heard once, and brings no toast; what ends after its page was left is told by one (${locale})`, async ({
    page,
  }) => {
    const form = await openContact(page, inLocale('/contact', locale));
    await page.route(call, (route) => route.abort());
    await write(form);
    await noteWhatIsHeard(page);
    await form.send.click();
    await expect(form.failure).toHaveText(say(locale, contactWords.unreachable));
    await expect(form.send).toBeFocused();
    await expectNoToast(page, locale);
    await form.send.press('Enter');
    await expect.poll(() => whatWasHeard(page)).toEqual(Array(2).fill(say(locale, contactWords.unreachable)));
    await page.unroute(call);
    await form.send.press('Enter');
    await expect(form.sent).toBeFocused();
    await expect(form.outcome).toContainText(say(locale, afterSendingWords.sent));
    await expectNoToast(page, locale);

    await page.getByRole('button', { name: say(locale, afterSendingWords.again) }).click();
    const answer = await hold(page, call);
    await write(form);
    await form.send.click();
    await expect(form.send).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: pageNames.projects[locale], exact: true }).click();
    await expect(page).toHaveURL(inLocale('/projects', locale));
    answer();
    const { toast } = shownToast(page, locale);
    await expect(toast).toContainText(say(locale, contactWords.sentTitle));
    await expect(toast).toContainText(say(locale, afterSendingWords.sent));
  });

test('without its view a toast is still heard', async ({ page }) => {
  await page.route('**/assets/toast-view-*.js', (route) => route.abort());
  await visit(page, '/');
  await noteWhatIsHeard(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('en', boldWords.name), exact: true })
    .click();
  await expect.poll(() => whatWasHeard(page)).toEqual([say('en', boldWords.enabled)]);
});

test('a toast is a few plain elements, and brings no React to a page that has none', async ({ page }) => {
  await visit(page, '/mission');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await boldButton(page).click();
  await expect(shownToast(page).toast).toBeVisible();
  await comeToRest(page);
  expect(asked.some((path) => /\/toast-view-[^/]+\.js$/u.test(path))).toBe(true);
  expect(asked.filter((path) => /\/(?:react|form)-[^/]+\.js$/u.test(path))).toEqual([]);
});
