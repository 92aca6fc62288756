import { accountWords } from '#content/account/account.ts';
import { leftBefore, unanswered } from '#content/answers/account-failures.ts';
import { formWords } from '#content/forms/form.ts';
import { conflictWords } from '#content/team/conflict.ts';
import { pictureWords } from '#content/team/pictures.ts';
import { actionWords, versionWords } from '#content/team/project-editor-actions.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { phonePhoto } from '#server/testing/library.ts';
import { newTitle, openEditor, saveNew } from './support/editor-of-projects.ts';
import { hold, letThrough } from './support/hold.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { comeToRest } from './support/shifts.ts';
import { shownToast } from './support/shown-toast.ts';
import { anotherDevice } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

const focusIsLost = () => document.activeElement === document.body;

test('CALM-05 what was typed a moment ago stands in the list at once, and stays there; what cannot be known is not opened as it was, and Try again keeps the focus', async ({
  page,
  live,
}) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  const keep = await hold(page, '**/rest/v1/project_drafts*', letThrough, 'POST');
  await editor.newProject.click();
  await editor.title.fill(title);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await editor.toList.click();
  await expect(editor.goOn(title)).toBeFocused();
  const listed = page.waitForResponse((answer) => answer.url().includes('/rest/v1/projects?') && answer.ok());
  keep();
  await kept;
  await listed;
  // Had it gone for a moment, so would have the focus.
  await expect(editor.goOn(title)).toBeFocused();
  await page.unrouteAll();
  await page.reload();
  await editor.goOn(title).click();
  await expect(editor.title).toHaveValue(title);

  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
  await editor.toList.click();
  await expect(editor.edit(title)).toBeFocused();

  const lists = '**/rest/v1/projects?*';
  await page.route(lists, (route) => route.abort());
  await editor.edit(title).click();
  await expect(editor.outcome(editorWords.notLoaded.en)).toBeVisible();
  await expect(editor.toList).toBeHidden();
  const again = editor.part.getByRole('button', { name: accountWords.again.en, exact: true });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(editor.outcome(editorWords.notLoaded.en)).toBeVisible();
  await expect(again).toBeFocused();
  await page.unroute(lists);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  expect(await page.evaluate(focusIsLost)).toBe(false);
  await editor.edit(title).click();
  await expect(editor.title).toHaveValue(title);

  // The way back from an old version goes with the undoing, and takes no focus along.
  await editor.versions.getByRole('heading', { name: versionWords.title.en }).click();
  await editor.summary.fill('Another sentence.');
  await editor.versions.getByRole('button', { name: versionWords.bringBack.en }).click();
  await expect(editor.summary).toHaveValue('');
  await editor.versions.getByRole('button', { name: actionWords.undo.en }).click();
  await expect(editor.summary).toHaveValue('Another sentence.');
  expect(await page.evaluate(focusIsLost)).toBe(false);
});

test('CALM-05 a project that is still looked for says so, and takes the place of no other one that was begun meanwhile', async ({
  page,
  live,
}) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  await saveNew(editor, title);
  const looked = page.waitForResponse((answer) => answer.url().includes('/rest/v1/projects?'));
  await editor.toList.click();
  await expect(editor.edit(title)).toBeFocused();
  await (await looked).finished();

  const lists = '**/rest/v1/projects?*';
  const letGo = await hold(page, lists);
  await editor.edit(title).click();
  await expect(page.locator('#toast')).toHaveText(formWords.loading.en);
  await editor.newProject.click();
  await editor.title.fill('Begun meanwhile');
  letGo();
  // It is said no longer once the answer was looked at.
  await expect(page.locator('html')).not.toHaveAttribute('data-waits');
  await comeToRest(page);
  await expect(editor.title).toHaveValue('Begun meanwhile');
});

test('CALM-05 a version that comes once its project was left takes the place of nothing', async ({ page, live }) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  await saveNew(editor, title);
  await live.inDatabase(
    (sql) => sql`
      update public.project_versions set content = jsonb_set(content, '{cover_path}', '"library/gone"')
      where content ->> 'title' = ${title}`,
  );
  await editor.versions.getByRole('heading', { name: versionWords.title.en }).click();
  await editor.summary.fill('A sentence.');
  const library = await hold(page, '**/functions/v1/pictures*', letThrough, 'GET');
  await editor.versions.getByRole('button', { name: versionWords.bringBack.en }).click();
  await expect.poll(() => library.count).toBe(1);
  await editor.toList.click();
  await expect(editor.edit(title)).toBeFocused();
  const came = page.waitForResponse('**/functions/v1/pictures*');
  library();
  await (await came).finished();
  // So long the typing rests before the server is told.
  await page.waitForTimeout(2_500);
  await page.reload();
  await editor.edit(title).click();
  await expect(editor.summary).toHaveValue('A sentence.');
});

test('CALM-05 a picture that comes late is no draft of what stood there before the project was saved', async ({
  page,
  live,
}) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  await saveNew(editor, title);
  await editor.openParts();
  await editor.summary.fill('A sentence.');
  const saving = await hold(page, '**/rest/v1/projects?*', letThrough, 'PATCH');
  const adding = await hold(page, '**/functions/v1/pictures', letThrough, 'POST');
  await editor.save.click();
  await expect.poll(() => saving.count).toBe(1);
  await editor.pictures.open.click();
  await editor.pictures.file.setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await editor.pictures.alt.fill('A bed of lettuce');
  await editor.pictures.altDe.fill('Ein Beet mit Salat');
  await editor.pictures.add.click();
  await expect.poll(() => adding.count).toBe(1);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  saving();
  await (await saved).finished();
  await page.waitForTimeout(500);
  adding();
  await expect(editor.pictures.dialog).toBeHidden();
  await expect(editor.draftSaved).toBeVisible();
  await page.reload();
  await editor.edit(title).click();
  await expect(editor.title).toHaveValue(title);
  await expect(editor.part.getByRole('heading', { name: conflictWords.title.en })).toHaveCount(0);
});

test('CALM-05 a library of pictures that comes late takes away no picture that was put into it meanwhile', async ({
  page,
  live,
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

test('CALM-05 whose session ends while they write has the focus at what says so, and a picture that fails once its dialog was closed is told', async ({
  page,
  context,
  live,
}) => {
  const ada = await teammate(live, 'Ada');
  const editor = await openEditor(page, live, ada);
  await editor.newProject.click();
  await editor.openParts();
  const adding = await hold(page, '**/functions/v1/pictures', (route) => route.abort(), 'POST');
  await editor.pictures.open.click();
  await editor.pictures.file.setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await editor.pictures.alt.fill('A bed');
  await editor.pictures.altDe.fill('Ein Beet');
  await editor.pictures.add.click();
  await expect.poll(() => adding.count).toBe(1);
  await editor.pictures.close.click();
  adding();
  const { toast, close } = shownToast(page);
  await expect(toast).toContainText(leftBefore.en);
  await expect(toast).toContainText(unanswered.en);
  await close.click();

  await editor.title.fill(newTitle());
  await (await anotherDevice(live, ada)).signOut({ scope: 'global' });
  const second = await context.newPage();
  await visit(second, `${live.url}/account`);
  await expect(page.getByText(editorWords.signedOut.en)).toBeVisible();
  await expect(editor.part.getByRole('heading', { name: editorWords.title.en })).toBeFocused();
});
