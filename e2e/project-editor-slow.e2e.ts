import { accountWords } from '#content/account/account.ts';
import { formWords } from '#content/forms/form.ts';
import { actionWords, versionWords } from '#content/team/project-editor-actions.ts';
import { editorWords } from '#content/team/project-editor.ts';
import { newTitle, openEditor } from './support/editor-of-projects.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/live-test.ts';
import { comeToRest } from './support/shifts.ts';

const focusIsLost = () => document.activeElement === document.body;

test('CALM-05 what was typed a moment ago stands in the list at once, and stays there; what cannot be known is not opened as it was, and Try again keeps the focus', async ({
  page,
  live,
}) => {
  const editor = await openEditor(page, live);
  const title = newTitle();
  let keep = (): void => {};
  const isKept = new Promise<void>((resolve) => (keep = resolve));
  await page.route('**/rest/v1/project_drafts*', async (route) => {
    if (route.request().method() === 'POST') await isKept;
    await route.continue();
  });
  await editor.newProject.click();
  await editor.title.fill(title);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await editor.toList.click();
  await expect(editor.goOn(title)).toBeFocused();
  keep();
  await kept;
  await page.waitForResponse((answer) => answer.url().includes('/rest/v1/projects?') && answer.ok());
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
  await editor.newProject.click();
  await editor.title.fill(title);
  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
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
