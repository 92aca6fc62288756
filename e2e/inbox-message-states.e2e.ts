import { messageWords as words } from '#content/inbox/message.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { expect, test } from './support/live-test.ts';
import { openNew } from './support/open-message.ts';
import { teammate } from './support/team-inbox.ts';
import { beginWalk, expectSoundState, namesOf, walksOfStates } from './support/walks-of-states.ts';

for (const walk of walksOfStates(768))
  test(`every state of a message can be read and used at ${namesOf(walk)}`, async ({ page, live }) => {
    const { locale } = walk;
    await beginWalk(page, walk);
    /** Every state is looked at from the top of the page. */
    const look = async (state: string): Promise<void> => {
      await page.evaluate(() => scrollTo(0, 0));
      await expectSoundState(page, walk, state);
    };
    const person = await teammate(live, 'Mira Mit-Einem-Langen-Namen');
    const email = `nobody-${crypto.randomUUID()}@visitor.example`;
    live.refuseMailTo(email, true);
    const { seen } = await openNew(page, live, { person, locale, message: { email, locale, page: '/de/contact' } });

    await seen.send.click();
    await seen.handOver.click();
    await seen.hand.click();
    await seen.saveNote.click();
    await seen.form.getByRole('button', { name: replyWords.insert[locale] }).click();
    await look('opened, and everything missing');

    await seen.take.click();
    await seen.note.fill('A note');
    await seen.saveNote.click();
    await seen.ready.selectOption('thanks');
    await seen.insert.click();
    for (const part of [replyWords.otherWays, words.history])
      await page.locator('summary').filter({ hasText: part[locale] }).click();
    await expect(seen.notes.getByRole('listitem')).toHaveCount(1);
    await look('taken, with a note and an answer begun');

    await seen.send.click();
    await expect(seen.answers.getByText(words.answerBounced[locale])).toBeVisible();
    await look('answered, and refused');
    await seen.spam.click();
    await expect(seen.notSpam).toBeFocused();
    await look('spam');
    await seen.remove.click();
    await expect(seen.heading).toBeFocused();
    await look('deleted');
    await page.reload();
    await expect(seen.text).toBeVisible();
    await look('deleted, opened again');
  });
