import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { failureWords } from '#content/answers/failures.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import { inboxProblems } from '#content/inbox/problems.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { boxWords, stateWords } from '#content/inbox/words.ts';
import { anonymous } from '#contract/placeholders.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { openNew } from './support/open-message.ts';
import { tabTo } from './support/tab-to.ts';
import { inboxList } from './support/team-inbox.ts';

test('what was written is shown letter for letter, nothing of it is alive, and a photo only on request; who left no address cannot be answered', async ({
  page,
  live,
}) => {
  const message = 'One\n\n  two <b>three</b>\nhttps://evil.example/';
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f4c5c' } })
    .jpeg()
    .toBuffer();
  const { seen } = await openNew(page, live, {
    message: {
      email: anonymous.email,
      reason: 'find-the-lost',
      message,
      locale: 'de',
      photo: photo.toString('base64'),
    },
  });
  expect(await seen.text.locator('div').first().innerText()).toBe(message);
  await expect(seen.text.locator('[lang="de"]')).toHaveCount(1);
  await expect(seen.text.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(words.german.en, { exact: true })).toBeVisible();
  await expect(page.getByText(words.noAddress.en)).toBeVisible();
  await expect(seen.reply).toHaveCount(0);

  await expect(seen.text.getByRole('img')).toHaveCount(0);
  await page.route('**/photo', (route) => route.abort());
  const show = seen.text.getByRole('button', { name: words.showPhoto.en });
  await show.click();
  await expect(seen.stays(inboxProblems.unreachable.en)).toBeVisible();
  await page.unroute('**/photo');
  const json = { error: 'too_often', message: failureWords.too_often.en };
  await page.route('**/photo', (route) => route.fulfill({ status: 429, json }), { times: 1 });
  await show.click();
  await expect(seen.stays(json.message)).toBeVisible();
  await show.click();
  const shown = seen.text.getByRole('img', { name: say('en', words.photoAlt, { name: 'Grace' }) });
  await expect(shown).toHaveJSProperty('naturalWidth', 40);
  await seen.text.getByRole('button', { name: words.hidePhoto.en }).click();
  await expect(shown).toHaveCount(0);
});

test('spam and what was deleted are brought back, and cannot be answered in between; an answer from elsewhere and a further mail are noted', async ({
  page,
  live,
}) => {
  const { seen, reference } = await openNew(page, live);
  await seen.spam.click();
  await expect(seen.stays(words.spamDone.en)).toBeVisible();
  await expect(seen.notSpam).toBeFocused();
  await expect(seen.reply).toHaveCount(0);
  await expect(page.getByText(words.spamByTeam.en)).toBeVisible();
  await seen.notSpam.click();
  await expect(seen.spam).toBeFocused();
  await expect(seen.reply).toBeVisible();

  // A deleted one leaves a way back in its place, and one in the deleted ones.
  await seen.remove.click();
  await expect(seen.heading).toHaveText('Deleted: Grace: Say hello');
  await expect(seen.heading).toBeFocused();
  await expect(page.getByText(/^You can bring it back until /u)).toBeVisible();
  await seen.undo.click();
  await expect(seen.heading).toHaveText('Grace: Say hello');
  await expect(seen.heading).toBeFocused();
  await expect(seen.reply).toBeVisible();
  await seen.remove.click();
  await expect(seen.undo).toBeVisible();
  await visit(page, `/team/inbox?box=deleted&q=${reference}`);
  await inboxList(page).entry('Grace').click();
  await expect(seen.text).toBeVisible();
  await expect(seen.reply).toHaveCount(0);
  await expect(seen.take).toHaveCount(0);
  await page.getByRole('button', { name: words.restore.en }).click();
  await expect(seen.heading).toBeFocused();
  await expect(seen.reply).toBeVisible();

  await seen.state('waiting').click();
  const marked = seen.stays(say('en', words.stateSet, { state: stateWords.waiting.en }));
  await expect(marked).toBeVisible();
  await page.locator('summary').filter({ hasText: replyWords.otherWays.en }).click();
  await page.getByRole('button', { name: replyWords.markElsewhere.en }).click();
  await expect(seen.answers.getByText(replyWords.elsewhere.en)).toBeVisible();
  await expect(seen.state('done')).toHaveAttribute('aria-pressed', 'true');
  await expect(marked, 'what is no longer true').toHaveCount(0);
  await page.getByRole('button', { name: replyWords.markAgain.en }).click();
  await expect(seen.stays(replyWords.againDone.en)).toBeVisible();
  await expect(seen.state('waiting')).toHaveAttribute('aria-pressed', 'true');
});

test('in German and with the keyboard alone', async ({ page, live }) => {
  const { seen, reference } = await openNew(page, live, { locale: 'de', message: { locale: 'de' } });
  const press = async (button: Locator): Promise<void> => {
    await tabTo(button);
    await page.keyboard.press('Enter');
  };
  await press(seen.take);
  await expect(seen.stays(words.taken.de)).toBeVisible();
  await press(seen.state('done'));
  await expect(seen.state('done')).toBeFocused();
  await expect(seen.state('done')).toHaveAttribute('aria-pressed', 'true');
  // How a list is chosen from with keys is the browser's own.
  await seen.ready.selectOption('thanks');
  await seen.ready.focus();
  await press(seen.insert);
  await expect(seen.reply).toBeFocused();
  await expect(seen.reply).toHaveValue(/^Hallo Grace,\n\ndanke, /u);
  await press(seen.send);
  await expect(seen.answers.getByRole('heading', { level: 3 })).toBeFocused();
  await press(seen.remove);
  await expect(seen.heading).toBeFocused();
  await press(seen.undo);
  await expect(seen.heading).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(inboxList(page, 'de').entry('Grace')).toBeFocused();
  expect(page.url()).toContain(reference);
  await expect(page.getByRole('link', { name: boxWords.deleted.de })).toBeVisible();
});
