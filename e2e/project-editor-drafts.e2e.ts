import type { Page } from '@playwright/test';
import { slugOf } from '#content/projects/project-tags.ts';
import { conflictWords } from '#content/team/conflict.ts';
import { actionWords, newerWords, notSaved, versionWords } from '#content/team/project-editor-actions.ts';
import { say } from '#contract/words.ts';
import { newTitle, openEditor, saveNew, visitorsProject, type EditorOfProjects } from './support/editor-of-projects.ts';
import { visit, whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { bringSession } from './support/signed-in.ts';
import { stopClock } from './support/stopped-clock.ts';
import { teammate } from './support/team-inbox.ts';

async function publishNew(editor: EditorOfProjects, title: string): Promise<void> {
  await saveNew(editor, title);
  await editor.publish.click();
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
}

test('ADM-10 two members at once: the second save is stopped, told, and nothing of either is lost', async ({
  page,
  live,
  browser,
}) => {
  const title = newTitle();
  const [ada, ben] = [await teammate(live, 'Ada'), await teammate(live, 'Ben')];
  const editor = await openEditor(page, live, ada);
  await publishNew(editor, title);
  const other: Page = await browser.newPage();
  const bens = await openEditor(other, live, ben);
  await bens.edit(title).click();
  await editor.summary.fill('Ada wrote this.');
  await bens.summary.fill('Ben wrote this.');
  await bens.publishChanges.click();
  await expect(bens.outcome(actionWords.published.en)).toBeVisible();

  await editor.publishChanges.click();
  await expect(editor.outcome(notSaved.newer.en)).toBeVisible();
  const box = page.getByRole('group', { name: conflictWords.title.en });
  await expect(box.getByRole('heading', { name: conflictWords.title.en })).toBeFocused();
  await expect(box).toContainText('Changed by: Ben');
  await expect(box).toContainText('Summary (English text)');
  await expect(editor.summary).toHaveValue('Ada wrote this.');
  await editor.button(newerWords.look).click();
  await expect(box.getByText('Ben wrote this.')).toBeVisible();
  expect((await visitorsProject(live, slugOf(title)))?.summary).toBe('Ben wrote this.');

  // The newer one is taken, taken back, and at last Ada's is published over it.
  await editor.button(conflictWords.theirs).click();
  await expect(editor.summary).toHaveValue('Ben wrote this.');
  await editor.undo.first().click();
  await expect(editor.summary).toHaveValue('Ada wrote this.');
  await editor.publishChanges.click();
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
  expect((await visitorsProject(live, slugOf(title)))?.summary).toBe('Ada wrote this.');

  // Ben's is still in the list of versions; and whoever comes back to an old draft is told at once.
  await editor.versions.getByRole('heading', { name: versionWords.title.en }).click();
  await expect(editor.versions.getByText('Ben', { exact: false }).first()).toBeVisible();
  await bens.summary.fill('Ben wrote this later.');
  await expect(bens.draftSaved).toBeVisible();
  await other.reload();
  await whenAlive(other);
  await bens.edit(title).click();
  await expect(other.getByRole('group', { name: conflictWords.title.en })).toContainText('Changed by: Ada');
  await bens.button(conflictWords.mine).click();
  await bens.publishChanges.click();
  await expect(bens.outcome(actionWords.published.en)).toBeVisible();
  expect((await visitorsProject(live, slugOf(title)))?.summary).toBe('Ben wrote this later.');

  // Deleted by somebody else while one writes: saving makes it anew.
  await bens.unpublish.click();
  await expect(bens.outcome(actionWords.unpublished.en)).toBeVisible();
  await bens.button(actionWords.remove).click();
  await bens.button(actionWords.yes).click();
  await expect(bens.outcome(say('en', actionWords.removed, { title }))).toBeVisible();
  await editor.summary.fill('Ada is not done.');
  await editor.publishChanges.click();
  await expect(box).toContainText(newerWords.gone.en);
  await editor.button(conflictWords.mine).click();
  await editor.publish.click();
  await expect(editor.outcome(actionWords.published.en)).toBeVisible();
  expect((await visitorsProject(live, slugOf(title)))?.summary).toBe('Ada is not done.');
  await other.context().close();
});

test('CALM-05 drafts: what was typed on another device is there, what was taken back is not, what was just typed is on the server once somebody looks at another app, and all waits when the session ends', async ({
  page,
  live,
  browser,
}) => {
  const [title, other] = [newTitle(), newTitle()];
  const ada = await teammate(live, 'Ada');
  const editor = await openEditor(page, live, ada);
  await saveNew(editor, title);
  await editor.toList.click();
  await test.step('another device', async () => {
    const phone: Page = await browser.newPage();
    const onPhone = await openEditor(phone, live, ada);
    await onPhone.edit(title).click();
    await onPhone.description.fill('Typed on the train.');
    await expect(onPhone.draftSaved).toBeVisible();
    await editor.edit(title).click();
    await expect(editor.description).toHaveValue('Typed on the train.');
    await phone.context().close();
  });

  await test.step('taken back while the server was away, it is not there again when it is back', async () => {
    await page.route('**/rest/v1/project_drafts*', (route) => route.abort());
    const isTold = page.waitForEvent('requestfailed', (request) => request.url().includes('project_drafts'));
    await editor.backToSaved.click();
    await isTold;
    await page.reload();
    await page.unroute('**/rest/v1/project_drafts*');
    await page.reload();
    await expect(editor.entry(title)).toBeVisible();
    await editor.edit(title).click();
    await expect(editor.description).not.toHaveValue('Typed on the train.');
    await editor.toList.click();
  });

  await test.step('the session ends while somebody writes', async () => {
    await editor.newProject.click();
    await editor.title.fill(other);
    await page.evaluate(() => {
      localStorage.removeItem('ecosystem-auth');
      // As its end arrives here that another tab heard of.
      dispatchEvent(new StorageEvent('storage', { key: 'ecosystem-auth' }));
    });
    await page.reload();
    await whenAlive(page);
    await expect(editor.part).toHaveCount(0);
    const again = await openEditor(page, live, ada);
    await again.goOn(other).click();
    await expect(again.title).toHaveValue(other);
    await expect(again.draftSaved).toBeVisible();
  });

  await test.step('another app', async () => {
    // The rest of two seconds after which it is sent anyway never ends.
    await stopClock(page);
    await editor.description.fill('Typed before the phone rang.');
    await expect(editor.draftSaved).toHaveCount(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(editor.draftSaved).toBeVisible();
  });
});

test('CALM-05 a draft is told by nobody but who wrote it, whoever is signed in by then', async ({
  page,
  context,
  live,
}) => {
  const [ada, ben] = [await teammate(live, 'Ada'), await teammate(live, 'Ben')];
  const editor = await openEditor(page, live, ada);
  const drafts = '**/rest/v1/project_drafts*';
  await page.route(drafts, (route) => route.abort());
  await editor.newProject.click();
  await editor.title.fill(newTitle());
  await expect(editor.part.getByText(actionWords.draftOnlyHere.en)).toBeVisible();
  await page.unroute(drafts);
  const told: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().includes('project_drafts') && body.includes(ada.id)) told.push(body);
  });

  const second = await context.newPage();
  await bringSession(second, live, ben);
  await visit(second, `${live.url}/account`);
  await expect(editor.newProject).toBeVisible();
  // So long the typing rests before the server is told.
  await page.waitForTimeout(2_500);
  expect(told).toEqual([]);
});
