import { expect, type Page } from '@playwright/test';
import { formWords } from '#content/forms/form.ts';
import { checkedName, listFieldNames, listNames, listSectionNames } from '#content/team/list-names.ts';
import { listWords as words, otherLanguageWords, pageListsWords } from '#content/team/page-lists.ts';
import { pageEditorWords, textDialogWords } from '#content/team/page-texts.ts';
import { fieldWords } from '#content/team/project-editor.ts';
import type { Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { visit } from './islands-awake.ts';

const nothing: Localized = { en: '', de: '' };

/** What somebody sees of a list of a page in editing, in German. */
export function listOn(page: Page, key: string) {
  const name = (listNames[key] ?? checkedName).de;
  const dialog = page.getByRole('dialog', { name: say('de', words.title, { name }) });
  const label = (field: string) => (listFieldNames[field] ?? nothing).de;
  const exact = { exact: true };
  return {
    open: page.getByRole('button', { name: say('de', pageListsWords.edit, { name }), ...exact }),
    dialog,
    problems: dialog.getByRole('group', { name: formWords.problem.de }),
    titles: dialog.locator('ol strong'),
    act: (action: Localized, title: string) =>
      dialog.getByRole('button', { name: say('de', words.about, { action: action.de, name: title }), ...exact }),
    button: (said: Localized) => dialog.getByRole('button', { name: said.de, ...exact }),
    /** The sentence about what was changed. */
    what: dialog.getByLabel(textDialogWords.what.de, exact),
    /** The parts of a long form, and one of them. */
    parts: dialog.locator('form summary'),
    part: (section: string) =>
      dialog.getByRole('heading', { name: (listSectionNames[section] ?? nothing).de, ...exact }),
    /** The part with what is said in English. */
    other: dialog.getByRole('heading', { name: otherLanguageWords.title.de, ...exact }),
    field: (field: string) => dialog.getByLabel(label(field), exact),
    german: (field: string) => dialog.getByLabel(say('de', fieldWords.inGerman, { field: label(field) }), exact),
    english: (field: string) => dialog.getByLabel(say('de', fieldWords.inEnglish, { field: label(field) }), exact),
  };
}

/** Opens a page of lists in editing, as whoever has signed in does. */
export async function openLists(page: Page, live: LiveSite, path: string): Promise<void> {
  await visit(page, live.url + path);
  await page.getByRole('link', { name: pageEditorWords.edit.de }).click();
  await expect(page.getByRole('heading', { name: pageEditorWords.title.de })).toBeFocused();
}
