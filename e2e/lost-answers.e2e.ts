import { unanswered } from '#content/answers/account-failures.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { listWords } from '#content/team/page-lists.ts';
import { tellingWords, textDialogWords } from '#content/team/page-texts.ts';
import { toldList } from '#contract/news.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { hold, loseAnswers } from './support/hold.ts';
import { listOn, openLists } from './support/lists-of-pages.ts';
import { expect, test } from './support/live-test.ts';
import { openEditing } from './support/page-editor.ts';
import { shownToast } from './support/shown-toast.ts';
import { bringSession } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

// A server of its own: what is published stands on pages that others look at.
let live: LiveSite;
test.beforeAll(async () => {
  live = await goLive();
});
test.afterAll(() => live.end());

test('CALM-05 nobody is told that nothing was changed where only the answer of a list was lost, and a second press does it once', async ({
  page,
}) => {
  await bringSession(page, live, await teammate(live, 'Ada'));
  await openLists(page, live, '/de/resources/podcasts');
  const list = listOn(page, 'resources/podcasts#podcasts');
  const title = podcasts[0]?.item.title ?? '';
  const states = async () =>
    (await live.inDatabase((sql) => sql`select state from app_private.entry_versions order by id`)).map(
      ({ state }) => state,
    );
  await list.open.click();
  await loseAnswers(page, '**/functions/v1/lists/entry', 'POST');
  await list.act(listWords.hide, title).click();
  await expect(list.dialog.getByText(unanswered.de)).toBeVisible();
  expect(await states()).toEqual(['hidden']);
  await page.unrouteAll();
  await list.act(listWords.hide, title).click();
  await expect(list.dialog.getByText(listWords.hidden.de)).toBeVisible();
  expect(await states()).toEqual(['hidden']);
});

test('CALM-05 NEWS-27 a text whose answer is lost is published once, and so is the sentence about it on the news page', async ({
  page,
}) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  const count = async () => {
    const texts = await live.inDatabase((sql) => sql`select from app_private.text_versions`);
    const told = await live.inDatabase((sql) => sql`select from app_private.entry_versions where list = ${toldList}`);
    return [texts.length, told.length];
  };
  await editor.text.click();
  await editor.german.fill('Schreiben geht immer.');
  await editor.what.fill('Kürzer gesagt');
  await loseAnswers(page, '**/functions/v1/texts/text', 'POST');
  await loseAnswers(page, '**/functions/v1/lists/entry', 'POST');
  await editor.dialog.getByLabel(tellingWords.choose.de).check();
  await editor.dialog.getByLabel(tellingWords.en.de, { exact: true }).fill('Said more briefly');
  await editor.publish.click();
  // The first publication draws every page, to learn which of them show it.
  await expect(editor.dialog.getByText(unanswered.de)).toBeVisible({ timeout: 40_000 });
  expect(await count()).toEqual([1, 0]);
  await page.unroute('**/functions/v1/texts/text');
  await editor.publish.click();
  await expect(editor.dialog.getByText(tellingWords.unknown.de)).toBeVisible();
  expect(await count()).toEqual([1, 1]);

  await editor.dialog
    .getByRole('textbox', { name: textDialogWords.de.de, exact: true })
    .fill('Schreiben geht immer gut.');
  await editor.what.fill('Freundlicher gesagt');
  await page.unroute('**/functions/v1/lists/entry');
  await editor.publish.click();
  await expect(editor.dialog.getByText(textDialogWords.published.de)).toBeVisible();
  expect(await count()).toEqual([2, 1]);
});

test('CALM-05 whoever closes the dialog before the answer has come learns on the page that it did not', async ({
  page,
}) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  const letGo = await hold(page, '**/functions/v1/texts/text', (route) => route.abort());
  await editor.text.click();
  await editor.german.fill('Ein anderer Satz.');
  await editor.what.fill('Anders gesagt');
  const sent = page.waitForRequest('**/functions/v1/texts/text');
  await editor.publish.click();
  await sent;
  await editor.close.click();
  letGo();
  const { toast } = shownToast(page, 'de');
  await expect(toast).toContainText(textDialogWords.closedBefore.de);
  await expect(toast).toContainText(unanswered.de);
});
