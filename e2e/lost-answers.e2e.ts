import { accountWords } from '#content/account/account.ts';
import { leftBefore, unanswered } from '#content/answers/account-failures.ts';
import { failureWords } from '#content/answers/failures.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { listWords } from '#content/team/page-lists.ts';
import { pageDraftsWords, previewWords } from '#content/team/page-previews.ts';
import { tellingWords, textDialogWords } from '#content/team/page-texts.ts';
import { toldList } from '#contract/news.ts';
import { say } from '#contract/words.ts';
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

  // Nor that somebody else was quicker, where only the list does not come after what they did themselves.
  await page.route('**/functions/v1/lists/list?*', (route) => route.abort());
  await list.act(listWords.show, title).click();
  await expect(list.dialog.getByText(listWords.shown.de)).toBeVisible();
  await list.act(listWords.hide, title).click();
  await expect(list.dialog.getByText(listWords.hidden.de)).toBeVisible();
  expect(await states()).toEqual(['hidden', 'shown', 'hidden']);
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
  await expect(toast).toContainText(leftBefore.de);
  await expect(toast).toContainText(unanswered.de);
});

test('EDIT-17 CALM-05 drafts whose answer is lost are published once, told as published, and undone as ever; also by a second press', async ({
  page,
}) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  const write = async (name: 'title' | 'lead', text: string) => {
    await page.locator(`[data-text="help-now#helpWords.${name}"]`).first().click();
    await editor.german.fill(text);
    await expect(editor.dialog.getByText(textDialogWords.draftKept.de)).toBeVisible();
    await editor.close.click();
    // It also asks what has changed.
    await expect(editor.dialog).toBeHidden();
  };
  const count = async () => (await live.inDatabase((sql) => sql`select from app_private.text_versions`)).length;
  const before = await count();
  const what = page.getByLabel(textDialogWords.what.de);
  const publish = page.getByRole('button', { name: pageDraftsWords.publish.de });
  const undo = page.getByRole('button', { name: pageDraftsWords.undo.de });
  const published = page.getByText(say('de', pageDraftsWords.published, { count: 2 }));
  // What is published is what the list shows, and it is asked for anew after each draft.
  const both = page.getByRole('heading', { name: say('de', pageDraftsWords.title, { count: 2 }) });
  await write('title', 'Ein erster Titel');
  await write('lead', 'Ein zweiter Satz.');
  await expect(both).toBeVisible();
  await what.fill('Neu gesagt');
  const call = '**/functions/v1/texts/texts';
  await loseAnswers(page, call);
  await publish.click();
  await expect(published).toBeVisible({ timeout: 40_000 });
  expect(await count()).toBe(before + 2);
  await undo.click();
  await expect(page.getByText(pageDraftsWords.isUndone.de)).toBeVisible();

  // Nor can it be looked up what visitors read.
  await write('title', 'Ein dritter Titel');
  await write('lead', 'Ein vierter Satz.');
  await expect(both).toBeVisible();
  await what.fill('Noch einmal gesagt');
  const look = '**/functions/v1/texts/text?*';
  await page.route(look, (route) => route.abort());
  await publish.click();
  await expect(page.getByText(unanswered.de)).toBeVisible();
  expect(await count()).toBe(before + 6);
  await page.unroute(look);
  await page.unroute(call);
  await publish.click();
  await expect(published).toBeVisible();
  await expect(page.getByText(failureWords.text_changed.de)).toHaveCount(0);
  expect(await count()).toBe(before + 6);
  await undo.click();
  await expect(page.getByText(pageDraftsWords.isUndone.de)).toBeVisible();
  expect(await count()).toBe(before + 8);
});

test('EDIT-16 CALM-05 a link whose answer is lost is one link with the next press, and what takes it back rests meanwhile; drafts that do not come are said to be there', async ({
  page,
}) => {
  const links = () => live.inDatabase((sql) => sql`select from app_private.text_previews where is_shared`);
  const drafts = '**/functions/v1/texts/drafts?*';
  await page.route(drafts, (route) => route.abort());
  await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  await expect(page.getByText(pageDraftsWords.notLoaded.de)).toBeVisible();
  await page.unroute(drafts);
  await page.getByRole('button', { name: accountWords.again.de }).click();
  await expect(page.getByText(pageDraftsWords.notLoaded.de)).toHaveCount(0);

  const call = '**/functions/v1/texts/preview';
  await page.getByText(previewWords.title.de).click();
  await loseAnswers(page, call);
  const make = page.getByRole('button', { name: previewWords.make.de });
  await make.click();
  await expect(page.getByText(unanswered.de)).toBeVisible();
  expect(await links()).toHaveLength(1);
  await page.unroute(call);
  await make.click();
  await expect(page.getByText(previewWords.made.de)).toBeVisible();
  expect(await links()).toHaveLength(1);
  const address = (await page.locator('section code').textContent()) ?? '';
  expect((await fetch(address)).status).toBe(200);

  const end = page.getByRole('button', { name: new RegExp(`^${previewWords.end.de}`, 'u') });
  const ending = await hold(page, '**/functions/v1/texts/preview/end');
  await end.click();
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  ending();
  await expect(page.getByText(previewWords.ended.de)).toBeVisible();
  expect(await links()).toHaveLength(0);
});
