import { draftWords } from '#content/forms/draft.ts';
import { lostDraftsWords, previewWords } from '#content/team/page-previews.ts';
import { say } from '#contract/words.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { expectSoundNow } from './support/no-faults.ts';
import { bringSession } from './support/signed-in.ts';
import { tabTo } from './support/tab-to.ts';
import { teammate } from './support/team-inbox.ts';

test('EDIT-08 by keyboard on a phone, in German: a draft whose text an update has taken away is read once more and deleted', async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ada = await teammate(live, 'Ada');
  await live.inDatabase(
    (sql) => sql`
      insert into app_private.text_drafts (key, author_id, text)
      select 'home#words.longAgo', id, ${sql.json({ de: 'Eine Zeile von früher', en: 'A line of long ago' })}
      from auth.users where email = ${ada.email}`,
  );
  await bringSession(page, live, ada);
  await visit(page, `${live.url}/de/mission#edit`);
  const title = page.getByText(say('de', lostDraftsWords.title, { count: 1 }));
  await tabTo(title);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eine Zeile von früher')).toBeVisible();
  await expectSoundNow(page, 'a lost draft');
  await page.keyboard.press('Tab');
  const remove = page.getByRole('button', { name: /^Meinen Entwurf löschen: / });
  await expect(remove).toBeFocused();
  // What is opened next does not touch it.
  const { y = 0, height = 0 } = (await remove.boundingBox()) ?? {};
  const next = await page.getByText(previewWords.title.de).boundingBox();
  expect((next?.y ?? 0) - y - height).toBeGreaterThan(10);
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(0);
  // The next Tab goes on from here.
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByText(say('de', draftWords.deleted), { exact: true }).first()).toBeVisible();
});
