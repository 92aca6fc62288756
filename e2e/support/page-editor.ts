import type { Page } from '@playwright/test';
import { formWords } from '#content/forms/form.ts';
import { pageEditorWords as pageWords, textDialogWords as words } from '#content/team/page-texts.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { visit } from './islands-awake.ts';
import { expect } from './live-test.ts';
import { bringSession } from './signed-in.ts';
import { teammate } from './team-inbox.ts';

/** What somebody sees of a page in editing. */
export const editorOn = (page: Page, key: string) => {
  const dialog = page.getByRole('dialog', { name: words.title.de });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    link: page.getByRole('link', { name: pageWords.edit.de }),
    title: page.getByRole('heading', { name: pageWords.title.de }),
    text: page.locator(`[data-text="${key}"]`),
    dialog,
    problems: dialog.getByRole('group', { name: formWords.problem.de }),
    german: dialog.getByLabel(words.de.de),
    english: dialog.getByLabel(words.en.de),
    what: dialog.getByLabel(words.what.de),
    publish: button(words.publish.de),
    undo: button(words.undo.de),
    close: button(words.close.de),
    button,
  };
};

/** Signs somebody of the team in and opens a page in editing, as they do. */
export async function openEditing(page: Page, live: LiveSite, name: string, path: string, key: string) {
  await bringSession(page, live, await teammate(live, name));
  await visit(page, live.url + path);
  const editor = editorOn(page, key);
  await editor.link.click();
  await expect(editor.title).toBeFocused();
  return editor;
}
