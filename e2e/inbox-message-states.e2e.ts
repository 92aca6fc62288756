import type { Page } from '@playwright/test';
import { messageWords as words } from '#content/inbox-message.ts';
import { replyWords } from '#content/inbox-replies.ts';
import type { Locale } from '#contract/locale.ts';
import { axeFaults } from './axe.ts';
import { expect, test } from './live-test.ts';
import { openNew } from './open-message.ts';
import { clippedText, sidewaysScroll, smallTargets, wearStyles } from './page-checks.ts';
import { teammate } from './team-inbox.ts';

/** What must be true of every state: for axe, for fingers, for narrow screens. Looked at from the top of the page. */
async function expectGood(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const faults = [...(await axeFaults(page)), ...(await smallTargets(page)), ...(await clippedText(page))];
  expect.soft([faults, await sidewaysScroll(page)], state).toEqual([[], 0]);
}

type View = { name: string; width: number; locale: Locale; wear?: string; colours?: string };

const views: readonly View[] = [
  { name: '360 px', width: 360, locale: 'de' },
  { name: '1280 px', width: 1280, locale: 'en' },
  // 200 % of the 112.5 % that a page has.
  { name: '360 px and 200 % text', width: 360, locale: 'de', wear: 'html { font-size: 225% !important }' },
  {
    name: '768 px on dark',
    width: 768,
    locale: 'en',
    colours: JSON.stringify({
      backgroundColor: '#101820',
      backgroundIntensity: 100,
      textColor: '#F5F5F5',
      textIntensity: 100,
    }),
  },
];

for (const { name, width, locale, wear, colours } of views)
  test(`every state of a message can be read and used at ${name}`, async ({ page, live }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    if (colours) await page.addInitScript((stored) => localStorage.setItem('colorSettings', stored), colours);
    const look = async (): Promise<void> => (wear ? wearStyles(page, wear) : undefined);
    const person = await teammate(live, 'Mira Mit-Einem-Langen-Namen');
    const email = `nobody-${crypto.randomUUID()}@visitor.example`;
    live.refuseMailTo(email, true);
    const { seen } = await openNew(page, live, { person, locale, message: { email, locale, page: '/de/contact' } });
    await look();
    await expectGood(page, 'opened');

    await seen.send.click();
    await seen.handOver.click();
    await seen.hand.click();
    await seen.saveNote.click();
    await seen.form.getByRole('button', { name: replyWords.insert[locale] }).click();
    await expectGood(page, 'everything missing');

    await seen.take.click();
    await seen.note.fill('A note');
    await seen.saveNote.click();
    await seen.ready.selectOption('thanks');
    await seen.insert.click();
    for (const part of [replyWords.otherWays, words.history])
      await page.locator('summary').filter({ hasText: part[locale] }).click();
    await expect(seen.notes.getByRole('listitem')).toHaveCount(1);
    await expectGood(page, 'taken, with a note and an answer begun');

    await seen.send.click();
    await expect(seen.answers.getByText(words.answerBounced[locale])).toBeVisible({ timeout: 20_000 });
    await expectGood(page, 'answered, and refused');
    await seen.spam.click();
    await expect(seen.notSpam).toBeFocused();
    await expectGood(page, 'spam');
    await seen.remove.click();
    await expect(seen.heading).toBeFocused();
    await expectGood(page, 'deleted');
    await page.reload();
    await look();
    await expect(seen.text).toBeVisible();
    await expectGood(page, 'deleted, opened again');
  });
