import type { Page, Request } from '@playwright/test';
import { entryWords, listHistoryWords, listWords, takeOverWords } from '#content/team/page-lists.ts';
import { pageEditorWords, textDialogWords, textHistoryWords } from '#content/team/page-texts.ts';
import { eventsKey } from '#contract/events.ts';
import { addedId } from '#contract/page-lists.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { meeting } from '#server/testing/meeting.ts';
import { hold, letThrough } from './support/hold.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
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

const addMeeting = (id: string) =>
  live.inDatabase(
    (sql) => sql`
      insert into app_private.entry_versions (list, entry, state, fields, what)
      values (${eventsKey}, ${addedId(id)}, 'shown', ${sql.json(meeting as never)}, 'Said')`,
  );

/** Begins another event with the texts of one that is there, which are on their way then. */
async function takeOver(page: Page) {
  await bringSession(page, live, await teammate(live, 'Ada'));
  await openLists(page, live, '/de/resources/events');
  const list = listOn(page, eventsKey);
  await list.open.click();
  await list.button(listWords.add).click();
  await list.dialog.getByLabel(takeOverWords.label.de).selectOption({ index: 1 });
  const reading = await hold(page, '**/functions/v1/lists/entry?*', letThrough, 'GET');
  await list.button(takeOverWords.take).click();
  await expect.poll(() => reading.count).toBe(1);
  return { list, reading };
}

test('CALM-05 a text is not published before the server knows its newest draft, and of a draft that is deleted no version stands in the fields', async ({
  page,
}) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  let told = 0;
  const keeping = await hold(page, '**/functions/v1/texts/draft', async (route) => {
    told += 1;
    // One after the other: what follows too soon is seen.
    if (told > 1) await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  const steps: string[] = [];
  page.on('requestfinished', (call) => void (call.url().endsWith('/texts/draft') && steps.push('draft is told')));
  page.on('request', (call) => void (call.url().endsWith('/texts/text') && steps.push('text is sent')));
  await editor.text.click();
  await editor.german.fill('Ein erster Satz.');
  await expect.poll(() => keeping.count).toBe(1);
  await editor.german.fill('Ein zweiter Satz.');
  // The typing rests, and what was typed waits for the answer.
  await page.waitForTimeout(2_500);
  await editor.what.fill('Klarer gesagt');
  await editor.publish.click();
  keeping();
  await expect(editor.dialog.getByText(textDialogWords.published.de)).toBeVisible();
  expect(steps).toEqual(['draft is told', 'draft is told', 'text is sent']);
  expect(await live.inDatabase((sql) => sql`select from app_private.text_drafts`)).toHaveLength(0);

  await editor.dialog.getByText(textHistoryWords.title.de).click();
  await editor.dialog.getByRole('button', { name: new RegExp(`^${textHistoryWords.toBuiltIn.de}`, 'u') }).click();
  await expect(editor.dialog.getByText(textHistoryWords.taken.de)).toBeVisible();
  await editor.button(textDialogWords.deleteDraft.de).click();
  await expect(editor.german).toHaveValue('Ein zweiter Satz.');
  await expect(editor.dialog.getByText(textHistoryWords.taken.de)).toHaveCount(0);
});

test('CALM-05 texts that are taken over late cost nothing that was typed meanwhile', async ({ page }) => {
  await addMeeting('5ca1ab1e-0000-4000-8000-000000000001');
  const { list, reading } = await takeOver(page);
  await list.german('title').fill('Stiller Tee');
  reading();
  await expect(list.english('title')).toHaveValue('Quiet tea');
  await list.button(textDialogWords.bringBack).click();
  await expect(list.german('title')).toHaveValue('Stiller Tee');
});

test('CALM-05 what was typed while an entry was published outlives that it is undone', async ({ page }) => {
  await live.inDatabase((sql) => sql`delete from app_private.text_drafts`);
  await bringSession(page, live, await teammate(live, 'Ada'));
  await openLists(page, live, '/de/resources/books');
  const list = listOn(page, 'resources/books#books');
  await list.open.click();
  await list.act(listWords.edit, 'Geniale Störung').click();
  const publishing = await hold(page, '**/functions/v1/lists/entry', letThrough, 'POST');
  await list.german('why').fill('Wir lesen es gern vor.');
  await list.what.fill('Neu begründet');
  await list.button(textDialogWords.publish).click();
  await expect.poll(() => publishing.count).toBe(1);
  await list.german('why').fill('Wir lesen es oft vor.');
  publishing();
  await expect(list.dialog.getByText(entryWords.published.de)).toBeVisible();
  await expect(list.dialog.getByText(textDialogWords.draftKept.de)).toBeVisible();
  const told = page.waitForResponse('**/functions/v1/lists/draft');
  await list.button(listWords.undo).click();
  await expect(list.dialog.getByText(listHistoryWords.undone.de, { exact: true }).first()).toBeVisible();
  await expect(list.german('why')).toHaveValue('Wir lesen es oft vor.');
  expect((await told).ok()).toBe(true);
  await expect(list.dialog.getByText(textDialogWords.draftKept.de)).toBeVisible();
  expect(await live.inDatabase((sql) => sql`select from app_private.text_drafts`)).toHaveLength(1);
});

test('CALM-05 texts that come once their entry was left begin no draft of it', async ({ page }) => {
  await addMeeting('5ca1ab1e-0000-4000-8000-000000000002');
  await live.inDatabase((sql) => sql`delete from app_private.text_drafts`);
  const { list, reading } = await takeOver(page);
  await list.button(entryWords.back).click();
  await expect(list.button(listWords.add)).toBeFocused();
  const came = page.waitForResponse('**/functions/v1/lists/entry?*');
  reading();
  await (await came).finished();
  // So long the typing rests before the server is told.
  await page.waitForTimeout(2_500);
  expect(await live.inDatabase((sql) => sql`select from app_private.text_drafts`)).toHaveLength(0);
  await page.reload();
  await whenAlive(page);
  await list.open.click();
  await expect(list.button(listWords.add)).toBeVisible();
});

test('a tab from before an update, whose files are gone, comes to editing all the same; a page that begins so says that it did not, once', async ({
  page,
}) => {
  await bringSession(page, live, await teammate(live, 'Ada'));
  await visit(page, `${live.url}/de/help-now`);
  const files = '**/assets/open-page-editor-*.js';
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  // The page as it is after the update asks for others, which are there.
  const isGone = (request: Request) => request.isNavigationRequest() && void page.unroute(files);
  page.on('request', isGone);
  const title = page.getByRole('heading', { name: pageEditorWords.title.de });
  await page.getByRole('link', { name: pageEditorWords.edit.de }).click();
  await expect(title).toBeFocused();

  page.off('request', isGone);
  let loads = 0;
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(shownToast(page, 'de').toast).toContainText(pageEditorWords.notLoaded.de);
  await expect(title).toHaveCount(0);
  expect(loads).toBe(1);
});
