import type { Page } from '@playwright/test';
import type { Locale } from '#contract/locale.ts';
import { locales } from '#contract/locale.ts';
import { inLocale } from '#app/paths.ts';
import { openContact, write, type ContactForm } from './contact-form.ts';
import { noteWhatIsHeard, whatWasHeard } from './heard.ts';
import { expect, test } from './live-test.ts';
import { expectSound } from './sound.ts';
import { say } from './words.ts';

const call = '**/functions/v1/send-email';

/** What a visitor sees of a toast. */
function toastOn(page: Page, locale: Locale = 'en') {
  const toast = page.getByRole('region', { name: say(locale, 'toast.viewport') }).getByRole('listitem');
  return {
    toast,
    close: toast.getByRole('button', { name: say(locale, 'form.close') }),
    keep: toast.getByRole('checkbox', { name: say(locale, 'toast.keep') }),
  };
}

/** A contact form whose message does not arrive, with the toast that says so. Time stands still from here on. */
async function failToSend(page: Page, locale: Locale = 'en') {
  const form = await openContact(page, inLocale('/contact', locale));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(call, (route) => route.abort());
  await write(form);
  await noteWhatIsHeard(page);
  await form.send.click();
  const shown = toastOn(page, locale);
  await expect(shown.toast).toHaveText(new RegExp(say(locale, 'contact.unreachable'), 'u'));
  return { form, ...shown };
}

async function failAgain(form: ContactForm) {
  await form.send.focus();
  await form.send.press('Enter');
}

test('CALM-04 the toast of a failure goes when somebody goes on, unless messages are kept; its words stay', async ({
  page,
}) => {
  const { form, toast, keep } = await failToSend(page);
  await form.message.pressSequentially('!');
  await expect(toast).toHaveCount(0);
  await expect(form.failure).toHaveText(say('en', 'contact.unreachable'));
  await failAgain(form);
  await keep.check();
  await form.message.pressSequentially('!');
  await expect(toast).toBeVisible();
});

for (const locale of locales)
  test(`APP-08 CALM-04 a toast says the outcome once, takes no focus, goes after 5000 ms, and its words stay (${locale})`, async ({
    page,
  }) => {
    const { form, toast } = await failToSend(page, locale);
    const text = say(locale, 'contact.unreachable');
    await expect(form.send).toBeFocused();
    await test.step('one at a time', async () => {
      await failAgain(form);
      await expect(toast).toHaveCount(1);
      await expect.poll(() => whatWasHeard(page)).toEqual([text, text]);
    });
    await page.clock.runFor(4900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
    await expect(form.failure).toHaveText(text);
    await expect(form.send).toBeFocused();
    expect(await whatWasHeard(page)).toEqual([text, text]);

    await test.step('and the good news', async () => {
      await page.unroute(call);
      await failAgain(form);
      await expect(toast).toContainText(say(locale, 'contact.sent'));
      await expect(form.sent).toBeFocused();
    });
  });

test('APP-08 the time of a toast stands still under the pointer, under the focus, and while nobody looks', async ({
  page,
}) => {
  const { form, toast, close } = await failToSend(page);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);

  await failAgain(form);
  await expect(toast).toBeVisible();
  await close.focus();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await form.send.focus();
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);

  const look = (isThere: boolean) =>
    page.evaluate((isThere) => {
      document.hasFocus = () => isThere;
      dispatchEvent(new Event(isThere ? 'focus' : 'blur'));
    }, isThere);
  for (const title of ['left while it is shown', 'shown while nobody looks'] as const)
    await test.step(title, async () => {
      if (title === 'shown while nobody looks') await look(false);
      await failAgain(form);
      await expect(toast).toBeVisible();
      await look(false);
      await page.clock.runFor(20_000);
      await expect(toast).toBeVisible();
      await look(true);
      await page.clock.runFor(4900);
      await expect(toast).toBeVisible();
      await page.clock.runFor(200);
      await expect(toast).toHaveCount(0);
    });
});

test('APP-08 F8 leads to the toast, a swipe to the right of more than 50 px and the button close it', async ({
  page,
}) => {
  const { form, toast, close } = await failToSend(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(form.send).toBeFocused();

  await failAgain(form);
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(form.send).toBeFocused();

  await failAgain(form);
  const words = toast.getByText(say('en', 'contact.unreachable'));
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

test('APP-08 CALM-04 messages stay until they are closed, once the visitor says so in one of them', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem('keepMessages'));
  const { form, keep, toast } = await failToSend(page);
  expect(await stored()).toBe(null);
  await keep.check();
  expect(await stored()).toBe('true');
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(600_000);
  await expect(toast).toBeVisible();

  await failAgain(form);
  await page.clock.runFor(600_000);
  await expect(keep).toBeChecked();
  await keep.uncheck();
  expect(await stored()).toBe(null);
  await form.send.focus();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('CALM-09 a toast can be used inside of the dialog that opens, and Escape closes one of the two', async ({
  page,
}) => {
  const { close, keep, toast } = await failToSend(page);
  await keep.check();
  await page.getByRole('button', { name: say('en', 'search.open'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: say('en', 'toast.keep') })).toBeChecked();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await dialog.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(toast).toBeVisible();

  await page.getByRole('button', { name: say('en', 'search.open'), exact: true }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('CALM-08 CALM-16 CALM-17 CALM-20 a toast hides neither the focus nor the header, and can be read on every screen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('keepMessages', 'true'));
  const { keep, toast } = await failToSend(page);
  await expect(keep).toBeChecked();
  await page.clock.resume();
  for (const width of [1280, 360, 320]) {
    await expectSound(page, [width]);
    await page.getByRole('main').getByRole('textbox').first().focus();
    const hidden: string[] = [];
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      hidden.push(
        ...(await toast.evaluate(async (toast) => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const focused = document.activeElement ?? document.body;
          if (toast.parentElement?.parentElement?.contains(focused)) return [];
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const box = toast.getBoundingClientRect();
          const isUnder = left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          const header = document.querySelector('header')?.getBoundingClientRect();
          return [
            ...(isUnder ? [`${focused.outerHTML.slice(0, 80)} is hidden`] : []),
            ...(header && box.top < header.bottom ? ['the header is hidden'] : []),
          ];
        })),
      );
    }
    expect(hidden, `at ${width} px`).toEqual([]);
  }
});

test('CALM-04 without its view a toast is still heard, and the words stand in the page', async ({ page }) => {
  await page.route('**/assets/toast-view-*.js', (route) => route.abort());
  const form = await openContact(page);
  await page.route(call, (route) => route.abort());
  await write(form);
  await noteWhatIsHeard(page);
  await form.send.click();
  await expect(form.failure).toHaveText(say('en', 'contact.unreachable'));
  await expect.poll(() => whatWasHeard(page)).toEqual([say('en', 'contact.unreachable')]);
});
