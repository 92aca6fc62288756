import { expect, type Page } from '@playwright/test';
import { factNames } from '#content/projects/project-facts.ts';
import { newPictureWords, pictureWords } from '#content/team/pictures.ts';
import { actionWords, versionWords } from '#content/team/project-editor-actions.ts';
import { editorWords, fieldWords } from '#content/team/project-editor.ts';
import { inLocale, type Locale, type Localized } from '#contract/locale.ts';
import { say } from '#contract/words.ts';
import type { LiveSite } from '#server/testing/live-site.ts';
import { testKeys } from '#server/testing/test-app.ts';
import { errorSummary } from './error-summary.ts';
import { visit } from './islands-awake.ts';
import { bringSession, type Person } from './signed-in.ts';
import { teammate } from './team-inbox.ts';

/** The team's library of pictures, in the dialog that its buttons open. */
function picturesOn(page: Page, locale: Locale) {
  const dialog = page.getByRole('dialog', { name: pictureWords.title[locale] });
  const field = (words: Localized) =>
    dialog.getByRole('form', { name: newPictureWords.title[locale] }).getByLabel(words[locale]);
  return {
    dialog,
    open: page.getByRole('button', { name: pictureWords.choose[locale], exact: true }),
    openOther: page.getByRole('button', { name: pictureWords.chooseOther[locale], exact: true }),
    close: dialog.getByRole('button', { name: pictureWords.close[locale], exact: true }),
    file: field(newPictureWords.file),
    alt: field(newPictureWords.alt),
    altDe: field(newPictureWords.altDe),
    add: dialog.getByRole('button', { name: newPictureWords.add[locale], exact: true }),
    entry: (shows: string) => dialog.getByRole('listitem').filter({ hasText: shows }),
    outcome: (text: string) => dialog.locator('[data-outcome]').filter({ hasText: text }),
  };
}

type FactColumn = keyof typeof factNames;

/** What somebody of the team sees of the editor. */
export function editorOn(page: Page, locale: Locale = 'en') {
  const part = page.getByRole('region', { name: editorWords.title[locale], exact: true });
  const exact = { exact: true };
  const button = (words: Localized) => part.getByRole('button', { name: words[locale], ...exact });
  const labelled = (words: Localized, language?: Localized) =>
    part.getByLabel(language ? say(locale, language, { field: words[locale] }) : words[locale], exact);
  /** A project in the list. */
  const entry = (title: string) =>
    part.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3, ...exact }) });
  return {
    part,
    button,
    newProject: button(editorWords.newProject),
    /** The parts of the form by what opens them, one of them, and all of them opened. */
    parts: part.locator('form summary'),
    openParts: async () => {
      await part.locator('form summary').first().waitFor();
      const closed = part.locator('form details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
    },
    entry,
    edit: (title: string) => entry(title).getByRole('button', { name: editorWords.edit[locale] }),
    goOn: (title: string) => entry(title).getByRole('button', { name: editorWords.goOn[locale] }),
    toList: button(editorWords.toList),
    title: labelled(fieldWords.title, fieldWords.inEnglish),
    titleDe: labelled(fieldWords.title, fieldWords.inGerman),
    summary: labelled(fieldWords.summary, fieldWords.inEnglish),
    summaryDe: labelled(fieldWords.summary, fieldWords.inGerman),
    description: labelled(fieldWords.description, fieldWords.inEnglish),
    descriptionDe: labelled(fieldWords.description, fieldWords.inGerman),
    fact: (column: FactColumn, language?: Localized) => labelled(factNames[column], language),
    slug: labelled(fieldWords.slug),
    cover: part.getByRole('group', { name: fieldWords.cover[locale], ...exact }),
    pictures: picturesOn(page, locale),
    save: button(actionWords.save),
    publish: button(actionWords.publish),
    publishChanges: button(actionWords.publishChanges),
    unpublish: button(actionWords.unpublish),
    backToSaved: button(actionWords.backToSaved),
    undo: button(actionWords.undo),
    /** Says that the draft is on the server, whenever that was. */
    draftSaved: part.getByText(new RegExp(`^${say(locale, actionWords.draftSaved, { time: '\\d\\d:\\d\\d' })}$`, 'u')),
    outcome: (text: string) => part.locator('[data-outcome]').filter({ hasText: text }),
    summaryBox: errorSummary(page, locale),
    preview: part.getByRole('group').filter({ has: page.getByRole('heading', { name: versionWords.preview[locale] }) }),
    versions: part.getByRole('group').filter({ has: page.getByRole('heading', { name: versionWords.title[locale] }) }),
  };
}

/** Opens the team's page of projects in a browser in which somebody has signed in before. */
export async function openAs(page: Page, live: LiveSite, person: Person, locale: Locale = 'en') {
  await bringSession(page, live, person);
  await visit(page, live.url + inLocale('/team/projects', locale));
  return editorOn(page, locale);
}

/** The same for a member of the team, once the list is there. */
export async function openEditor(page: Page, live: LiveSite, person?: Person, locale: Locale = 'en') {
  const editor = await openAs(page, live, person ?? (await teammate(live, 'Ada')), locale);
  await expect(editor.newProject).toBeVisible();
  return editor;
}

export type EditorOfProjects = ReturnType<typeof editorOn>;

let count = 0;
/** A title, and so an address, that no other test has. */
export function newTitle(): string {
  count += 1;
  return `Garden ${count} ${Date.now()}`;
}

/** Begins a project and saves it, unpublished. */
export async function saveNew(editor: EditorOfProjects, title: string): Promise<void> {
  await editor.newProject.click();
  await editor.title.fill(title);
  await editor.summary.fill('We plant beds together.');
  await editor.save.click();
  await expect(editor.outcome(actionWords.saved.en)).toBeVisible();
}

type VisitorsProject = { title: string; summary: string | null; cover_path: string | null };

/** What a visitor gets of a project from the data API; undefined when nothing. */
export async function visitorsProject(live: LiveSite, slug: string): Promise<VisitorsProject | undefined> {
  const answer = await fetch(`${live.url}/rest/v1/projects?slug=eq.${slug}`, {
    headers: { apikey: testKeys.publishableKey },
  });
  expect(answer.status).toBe(200);
  const [row] = (await answer.json()) as VisitorsProject[];
  return row;
}
