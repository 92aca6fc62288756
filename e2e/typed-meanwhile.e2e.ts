import type { Page } from '@playwright/test';
import { failureWords } from '#content/answers/failures.ts';
import { settingNames } from '#content/answers/settings.ts';
import { draftWords } from '#content/forms/draft.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { associationWords as words } from '#content/team/association.ts';
import { entryWords, listHistoryWords, listWords } from '#content/team/page-lists.ts';
import { textDialogWords, textHistoryWords } from '#content/team/page-texts.ts';
import { settingGroupNames } from '#content/team/settings.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { hold, letThrough } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { listOn, openLists } from './support/lists-of-pages.ts';
import { expect, test } from './support/live-test.ts';
import { openEditing } from './support/page-editor.ts';
import { bringSession, somebody } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

// A server of its own: what is published stands on pages that others look at.
let live: LiveSite;
test.beforeAll(async () => {
  live = await goLive();
});
test.afterAll(() => live.end());

/** Keeps back what is published from now on, until the answer is called. */
const holdPublishing = (page: Page, path: string) => hold(page, `**/functions/v1/${path}`, letThrough, 'POST');

test('CALM-05 what is typed while a text is published stays, as a draft beside it', async ({ page }) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  const publish = await holdPublishing(page, 'texts/text');
  await editor.text.click();
  await editor.german.fill('Ein erster Satz.');
  await editor.what.fill('Klarer gesagt');
  await editor.publish.click();
  await editor.german.fill('Ein zweiter Satz.');
  await editor.what.fill('Noch klarer gesagt');
  publish();
  await expect(editor.dialog.getByText(textDialogWords.published.de)).toBeVisible();
  await expect(editor.german).toHaveValue('Ein zweiter Satz.');
  await expect(editor.what).toHaveValue('Noch klarer gesagt');
  await editor.close.click();
  await editor.text.click();
  await expect(editor.german).toHaveValue('Ein zweiter Satz.');
  expect(await (await fetch(`${live.url}/de/help-now`)).text()).toContain('Ein erster Satz.');

  // The button that deletes the draft goes with it, and takes no focus along.
  await editor.button(textDialogWords.deleteDraft.de).click();
  await expect(editor.german).toHaveValue('Ein erster Satz.');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  // What one slip deletes, or an older text takes the place of, can be had back.
  await expect(editor.dialog.getByText(draftWords.deleted.de)).toBeVisible();
  await editor.button(textDialogWords.bringBack.de).click();
  await expect(editor.german).toHaveValue('Ein zweiter Satz.');
  await expect(editor.dialog.getByText(textDialogWords.draftKept.de)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await editor.dialog.getByText(textHistoryWords.title.de).click();
  await editor.dialog.getByRole('button', { name: new RegExp(`^${textHistoryWords.toBuiltIn.de}`, 'u') }).click();
  await editor.dialog.getByRole('button', { name: new RegExp(`^${textHistoryWords.take.de}`, 'u') }).click();
  await expect(editor.german).toHaveValue('Ein erster Satz.');
  await expect(editor.dialog.getByText(textHistoryWords.taken.de)).toBeVisible();
  await editor.button(textDialogWords.bringBack.de).click();
  await expect(editor.german).toHaveValue('Ein zweiter Satz.');
  // It does not stand there any more.
  await expect(editor.dialog.getByText(textHistoryWords.taken.de)).toHaveCount(0);
  // Whoever types on begins anew: the old words are not put over the new ones.
  await editor.button(textDialogWords.deleteDraft.de).click();
  await editor.german.fill('Ein dritter Satz.');
  await expect(editor.button(textDialogWords.bringBack.de)).toHaveCount(0);

  // Nor is a draft deleted that another tab tells the server of meanwhile.
  const publishAgain = await holdPublishing(page, 'texts/text');
  const asked = page.waitForRequest('**/functions/v1/texts/text');
  await editor.publish.click();
  await asked;
  await live.inDatabase(
    (sql) => sql`update app_private.text_drafts set text = jsonb_set(text, '{de}', '"Im anderen Fenster."')`,
  );
  publishAgain();
  await expect(editor.dialog.getByText(textDialogWords.published.de)).toBeVisible();
  await expect(editor.german).toHaveValue('Ein dritter Satz.');
  await expect(editor.dialog.getByText(textDialogWords.draftKept.de)).toHaveCount(0);
  await editor.close.click();
  await editor.text.click();
  await expect(editor.german).toHaveValue('Im anderen Fenster.');
});

test('CALM-05 what is typed while an entry of a list is published stays as well; its buttons rest while one is at work, and the focus stays', async ({
  page,
}) => {
  await bringSession(page, live, await teammate(live, 'Ada'));
  await openLists(page, live, '/de/resources/podcasts');
  const list = listOn(page, 'resources/podcasts#podcasts');
  await list.open.click();
  const title = podcasts[0]?.item.title ?? '';
  const remove = list.act(listWords.remove, title);
  const hide = await holdPublishing(page, 'lists/entry');
  await list.act(listWords.hide, title).click();
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  hide();
  await expect(list.act(listWords.undo, title)).toBeFocused();
  await expect(remove).toHaveAttribute('aria-disabled', 'false');
  await list.act(listWords.undo, title).click();
  await expect(list.act(listWords.undo, title)).toHaveCount(0);

  await list.act(listWords.edit, title).click();
  const publish = await holdPublishing(page, 'lists/entry');
  await list.german('why').fill('Ein erster Grund.');
  await list.dialog.getByLabel(textDialogWords.what.de).fill('Klarer gesagt');
  await list.button(textDialogWords.publish).click();
  await list.german('why').fill('Ein zweiter Grund.');
  publish();
  await expect(list.dialog.getByText(entryWords.published.de)).toBeVisible();
  await expect(list.german('why')).toHaveValue('Ein zweiter Grund.');
  await expect(list.dialog.getByText(textDialogWords.draftKept.de)).toBeVisible();
  expect(await (await fetch(`${live.url}/de/resources/podcasts`)).text()).toContain('Ein erster Grund.');

  await list.button(textDialogWords.deleteDraft).click();
  await expect(list.german('why')).toHaveValue('Ein erster Grund.');
  await expect(list.dialog.getByText(draftWords.deleted.de)).toBeVisible();
  await list.button(textDialogWords.bringBack).click();
  await expect(list.german('why')).toHaveValue('Ein zweiter Grund.');
  await list.dialog.getByText(listHistoryWords.title.de).click();
  await list.dialog.getByRole('button', { name: new RegExp(`^${listHistoryWords.toBuiltIn.de}`, 'u') }).click();
  await expect(list.german('why')).not.toHaveValue('Ein zweiter Grund.');
  await list.button(textDialogWords.bringBack).click();
  await expect(list.german('why')).toHaveValue('Ein zweiter Grund.');
});

test('CALM-05 a draft of settings takes back nothing that another admin has saved since', async ({ page }) => {
  const admin = (name: string) => somebody(live, { app_metadata: { role: 'admin' }, user_metadata: { name } });
  const [ada, ben] = [await admin('Ada'), await admin('Ben')];
  const [street, town] = ['association#association.street', 'association#association.town'] as const;
  const save = (key: string, value: string) =>
    live.inDatabase(
      (sql) => sql`
        insert into app_private.setting_versions (key, value, author_id, created_at, counts_from)
        values (${key}, ${sql.json(value)}, ${ben.id}, now(), now())`,
    );
  const form = page.getByRole('form', { name: settingGroupNames.association.de });
  const field = (key: typeof street | typeof town) => form.getByLabel(settingNames[key].de);
  const submit = form.getByRole('button', { name: words.save.de, exact: true });
  await bringSession(page, live, ada);
  await visit(page, `${live.url}/de/team/association`);
  await field(street).fill('Gartenweg 1');
  await save(town, '88131 Lindau');
  await page.reload();
  await expect(field(street)).toHaveValue('Gartenweg 1');
  // Where nobody typed, the field says what holds now.
  await expect(field(town)).toHaveValue('88131 Lindau');
  await submit.click();
  await expect(form.getByText(words.saved.de)).toBeVisible();
  await expect(field(town)).toHaveValue('88131 Lindau');

  // Where both changed the same, it is told first; whoever saves again means it.
  await field(street).fill('Gartenweg 2');
  await save(street, 'Gartenweg 3');
  await save(town, '88138 Weißensberg');
  await submit.click();
  await expect(form.getByText(failureWords.setting_changed.de)).toBeVisible();
  await expect(field(street)).toHaveValue('Gartenweg 2');
  await expect(field(town)).toHaveValue('88138 Weißensberg');
  await submit.click();
  await expect(form.getByText(words.saved.de)).toBeVisible();
  await expect(field(street)).toHaveValue('Gartenweg 2');
  await expect(field(town)).toHaveValue('88138 Weißensberg');
});
