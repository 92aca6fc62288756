import type { Page } from '@playwright/test';
import { messageWords as words } from '#content/inbox/message.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { expect, test } from './live-test.ts';
import { openNew } from './open-message.ts';
import { expectSoundNow } from './sound.ts';
import { teammate } from './team-inbox.ts';
import { lookFrom, viewsOfStates } from './views.ts';

/** Every state is looked at from the top of the page. */
async function expectSoundState(page: Page, state: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectSoundNow(page, state);
}

for (const view of viewsOfStates(768))
  test(`every state of a message can be read and used at ${view.name}`, async ({ page, live }) => {
    test.setTimeout(120_000);
    const { locale } = view;
    const look = await lookFrom(page, view);
    const person = await teammate(live, 'Mira Mit-Einem-Langen-Namen');
    const email = `nobody-${crypto.randomUUID()}@visitor.example`;
    live.refuseMailTo(email, true);
    const { seen } = await openNew(page, live, { person, locale, message: { email, locale, page: '/de/contact' } });
    await look();
    await expectSoundState(page, 'opened');

    await seen.send.click();
    await seen.handOver.click();
    await seen.hand.click();
    await seen.saveNote.click();
    await seen.form.getByRole('button', { name: replyWords.insert[locale] }).click();
    await expectSoundState(page, 'everything missing');

    await seen.take.click();
    await seen.note.fill('A note');
    await seen.saveNote.click();
    await seen.ready.selectOption('thanks');
    await seen.insert.click();
    for (const part of [replyWords.otherWays, words.history])
      await page.locator('summary').filter({ hasText: part[locale] }).click();
    await expect(seen.notes.getByRole('listitem')).toHaveCount(1);
    await expectSoundState(page, 'taken, with a note and an answer begun');

    await seen.send.click();
    await expect(seen.answers.getByText(words.answerBounced[locale])).toBeVisible({ timeout: 20_000 });
    await expectSoundState(page, 'answered, and refused');
    await seen.spam.click();
    await expect(seen.notSpam).toBeFocused();
    await expectSoundState(page, 'spam');
    await seen.remove.click();
    await expect(seen.heading).toBeFocused();
    await expectSoundState(page, 'deleted');
    await page.reload();
    await look();
    await expect(seen.text).toBeVisible();
    await expectSoundState(page, 'deleted, opened again');
  });
