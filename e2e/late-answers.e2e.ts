import type { Page } from '@playwright/test';
import { messageWords } from '#content/inbox/message.ts';
import { replyWords } from '#content/inbox/replies.ts';
import { entryWords, listHistoryWords, listWords, takeOverWords } from '#content/team/page-lists.ts';
import { textDialogWords, textHistoryWords } from '#content/team/page-texts.ts';
import { pictureWords } from '#content/team/pictures.ts';
import { actionWords, conflictWords, versionWords } from '#content/team/project-editor-actions.ts';
import { eventsKey } from '#contract/events.ts';
import { addedId } from '#contract/page-lists.ts';
import { phonePhoto } from '#server/testing/library.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { meeting } from '#server/testing/meeting.ts';
import { newTitle, openEditor } from './support/editor-of-projects.ts';
import { whenAlive } from './support/islands-awake.ts';
import { listOn, openLists } from './support/lists-of-pages.ts';
import { expect, test } from './support/live-test.ts';
import { openNew } from './support/open-message.ts';
import { openEditing } from './support/page-editor.ts';
import { comeToRest } from './support/shifts.ts';
import { bringSession } from './support/signed-in.ts';
import { send, teammate } from './support/team-inbox.ts';

// A server of its own: what is published stands on pages that others look at.
let live: LiveSite;
test.beforeAll(async () => {
  live = await goLive();
});
test.afterAll(() => live.end());

/** Keeps back the calls of a method to an address from now on. Out: how many came so far, and what lets them go. */
async function hold(page: Page, address: string, method: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const held = { count: 0, letGo };
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    held.count += 1;
    const isLater = held.count > 1;
    await promise;
    // One after the other: what follows too soon is seen.
    if (isLater) await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  return held;
}

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
  const reading = await hold(page, '**/functions/v1/lists/entry?*', 'GET');
  await list.button(takeOverWords.take).click();
  await expect.poll(() => reading.count).toBe(1);
  return { list, reading };
}

test('CALM-05 a text is not published before the server knows its newest draft, and of a draft that is deleted no version stands in the fields', async ({
  page,
}) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  const keeping = await hold(page, '**/functions/v1/texts/draft', 'POST');
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
  keeping.letGo();
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
  reading.letGo();
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
  const publishing = await hold(page, '**/functions/v1/lists/entry', 'POST');
  await list.german('why').fill('Wir lesen es gern vor.');
  await list.what.fill('Neu begründet');
  await list.button(textDialogWords.publish).click();
  await expect.poll(() => publishing.count).toBe(1);
  await list.german('why').fill('Wir lesen es oft vor.');
  publishing.letGo();
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
  reading.letGo();
  await (await came).finished();
  // So long the typing rests before the server is told.
  await page.waitForTimeout(2_500);
  expect(await live.inDatabase((sql) => sql`select from app_private.text_drafts`)).toHaveLength(0);
  await page.reload();
  await whenAlive(page);
  await list.open.click();
  await expect(list.button(listWords.add)).toBeVisible();
});

test('CALM-05 a version that comes once its project was left takes the place of nothing', async ({ page }) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  await editor.newProject.click();
  await editor.title.fill(title);
  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
  await live.inDatabase(
    (sql) => sql`update public.project_versions set content = jsonb_set(content, '{cover_path}', '"library/gone"')`,
  );
  await editor.versions.getByRole('heading', { name: versionWords.title.en }).click();
  await editor.summary.fill('A sentence.');
  const library = await hold(page, '**/functions/v1/pictures*', 'GET');
  await editor.versions.getByRole('button', { name: versionWords.bringBack.en }).click();
  await expect.poll(() => library.count).toBe(1);
  await editor.toList.click();
  await expect(editor.edit(title)).toBeFocused();
  const came = page.waitForResponse('**/functions/v1/pictures*');
  library.letGo();
  await (await came).finished();
  // So long the typing rests before the server is told.
  await page.waitForTimeout(2_500);
  await page.reload();
  await editor.edit(title).click();
  await expect(editor.summary).toHaveValue('A sentence.');
});

test('CALM-05 a picture that comes late is no draft of what stood there before the project was saved', async ({
  page,
}) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  await editor.newProject.click();
  await editor.title.fill(title);
  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
  await editor.openParts();
  await editor.summary.fill('A sentence.');
  const saving = await hold(page, '**/rest/v1/projects?*', 'PATCH');
  const adding = await hold(page, '**/functions/v1/pictures', 'POST');
  await editor.save.click();
  await expect.poll(() => saving.count).toBe(1);
  await editor.pictures.open.click();
  await editor.pictures.file.setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await editor.pictures.alt.fill('A bed of lettuce');
  await editor.pictures.altDe.fill('Ein Beet mit Salat');
  await editor.pictures.add.click();
  await expect.poll(() => adding.count).toBe(1);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  saving.letGo();
  await (await saved).finished();
  await page.waitForTimeout(500);
  adding.letGo();
  await expect(editor.pictures.dialog).toBeHidden();
  await expect(editor.draftSaved).toBeVisible();
  await page.reload();
  await editor.edit(title).click();
  await expect(editor.title).toHaveValue(title);
  await expect(editor.part.getByRole('heading', { name: conflictWords.title.en })).toHaveCount(0);
});

test('CALM-05 the next message that waits, coming late, leads nobody away from what they have opened meanwhile', async ({
  page,
}) => {
  await send(live, { name: 'Emmy', message: 'Hello, you dear people.' });
  const { seen } = await openNew(page, live);
  await seen.reply.fill('Hello Grace');
  await seen.send.click();
  const next = seen.answers.getByRole('button', { name: replyWords.next.en });
  await expect(next).toBeVisible();
  const looking = await hold(page, '**/functions/v1/inbox/messages?*', 'GET');
  await next.click();
  await expect.poll(() => looking.count).toBe(1);
  await seen.back.click();
  await expect(page).not.toHaveURL(/message=/u);
  const came = page.waitForResponse((answer) => answer.url().includes('only=waiting'));
  looking.letGo();
  await (await came).finished();
  await page.waitForTimeout(500);
  await expect(page).not.toHaveURL(/message=/u);
});

test('CALM-05 an answer that comes late takes nobody out of the field in which they write meanwhile', async ({
  page,
}) => {
  const { seen } = await openNew(page, live);
  await seen.note.fill('A note');
  await seen.saveNote.click();
  const deleteNote = seen.notes.getByRole('button', { name: messageWords.noteDelete.en });
  await expect(deleteNote).toBeVisible();
  const deleting = await hold(page, '**/functions/v1/inbox/messages/*/notes/*', 'DELETE');
  await deleteNote.click();
  await expect.poll(() => deleting.count).toBe(1);
  await seen.note.fill('Another');
  deleting.letGo();
  await expect(deleteNote).toHaveCount(0);
  await expect(seen.stays(messageWords.noteDeleted.en)).toBeVisible();
  await expect(seen.note).toBeFocused();
  await expect(seen.note).toHaveValue('Another');

  await seen.reply.fill('Hello Grace');
  const sending = await hold(page, '**/functions/v1/inbox/messages/*/replies', 'POST');
  await seen.send.click();
  await expect.poll(() => sending.count).toBe(1);
  await seen.note.press('End');
  sending.letGo();
  await expect(seen.answers.getByRole('button', { name: replyWords.another.en })).toBeVisible();
  await expect(seen.note).toBeFocused();
});

test('CALM-05 a library of pictures that comes late takes away no picture that was put into it meanwhile', async ({
  page,
}) => {
  const editor = await openEditor(page, live);
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let looks = 0;
  await page.route('**/functions/v1/pictures', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    looks += 1;
    await promise;
    await route.fulfill({ response });
  });
  await editor.newProject.click();
  await editor.openParts();
  await editor.pictures.open.click();
  await expect.poll(() => looks).toBeGreaterThan(1);
  await editor.pictures.file.setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await editor.pictures.alt.fill('A late bed');
  await editor.pictures.altDe.fill('Ein spätes Beet');
  await editor.pictures.add.click();
  await expect(editor.pictures.dialog).toBeHidden();
  const shown = editor.cover.getByRole('img', { name: 'A late bed' });
  await expect(shown).toBeVisible();
  let told = 0;
  page.on('requestfinished', (request) => (told += Number(request.url().endsWith('/functions/v1/pictures'))));
  letGo();
  await expect.poll(() => looks - told).toBe(0);
  await comeToRest(page);
  await expect(shown).toBeVisible();
  await expect(editor.cover.getByText(pictureWords.gone.en)).toHaveCount(0);
});
