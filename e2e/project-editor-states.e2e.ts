import sharp from 'sharp';
import { failureWords } from '#content/answers/failures.ts';
import { slugOf } from '#content/projects/project-tags.ts';
import { conflictWords } from '#content/team/conflict.ts';
import { listedPictureWords } from '#content/team/pictures.ts';
import { actionWords, newerWords, versionWords } from '#content/team/project-editor-actions.ts';
import { editorWords, fieldWords } from '#content/team/project-editor.ts';
import { newTitle, openEditor } from './support/editor-of-projects.ts';
import { followError } from './support/error-summary.ts';
import { expect, test } from './support/live-test.ts';
import { beginWalk, expectSoundState, namesOf, walksOfStates } from './support/walks-of-states.ts';

for (const walk of walksOfStates(768))
  test(`CALM-16 CALM-17 CALM-20 every state of the editor of projects can be read and used at ${namesOf(walk)}`, async ({
    page,
    live,
  }) => {
    const { locale } = walk;
    await beginWalk(page, walk);
    const look = (state: string) => expectSoundState(page, walk, state);
    const title = newTitle();
    const editor = await openEditor(page, live, undefined, locale);
    const open = (part: 'preview' | 'versions') =>
      editor[part]
        .getByRole('heading', { name: versionWords[part === 'preview' ? 'preview' : 'title'][locale] })
        .click();

    await editor.newProject.click();
    await editor.publish.click();
    await expect(editor.summaryBox).toBeFocused();
    await look('with problems');

    await editor.openParts();
    await editor.title.fill(`${title} Gemeinschaftsgartenbewässerungsanlage`);
    await editor.summary.fill('We plant beds together.');
    await editor.slug.fill(slugOf(title));
    await editor.part.getByLabel(fieldWords.colours[locale]).selectOption(fieldWords.ownColours[locale]);
    const picture = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#0F4C5C' } })
      .png()
      .toBuffer();
    const { pictures } = editor;
    await pictures.open.click();
    await pictures.alt.fill('A bed');
    await pictures.altDe.fill('Ein Beet');
    await pictures.file.setInputFiles({ name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await pictures.add.click();
    await followError(pictures.dialog, failureWords.picture_unreadable[locale], pictures.file, locale);
    await pictures.file.setInputFiles({ name: 'bed.png', mimeType: 'image/png', buffer: picture });
    await pictures.add.click();
    await expect(pictures.dialog).toBeHidden();
    await pictures.openOther.click();
    const entry = pictures.entry('A bed').or(pictures.entry('Ein Beet')).first();
    await entry.getByRole('button', { name: listedPictureWords.change[locale] }).click();
    await pictures.add.click();
    await expect(editor.summaryBox.last()).toBeFocused();
    await look('the pictures, with words that are changed, and with problems');
    await pictures.close.click();
    await editor.save.click();
    await expect(editor.outcome(actionWords.saved[locale])).toBeVisible();
    await open('preview');
    await open('versions');
    await editor.versions.getByRole('button', { name: versionWords.look[locale] }).click();
    await editor.button(actionWords.remove).click();
    await look('saved, with everything open and the question before deleting');

    await editor.button(actionWords.no).click();
    await editor.publish.click();
    await expect(editor.outcome(actionWords.published[locale])).toBeVisible();
    await editor.slug.fill(`${slugOf(title)}-new`);
    await editor.title.fill('Something else');
    await editor.backToSaved.click();
    await expect(editor.undo.first()).toBeVisible();
    await editor.undo.first().click();
    await live.inDatabase((sql) => sql`update public.projects set summary = 'Newer' where slug = ${slugOf(title)}`);
    await editor.publishChanges.click();
    await expect(page.getByRole('group', { name: conflictWords.title[locale] })).toBeVisible();
    await editor.button(newerWords.look).click();
    await look('with a newer state beside it');

    await expect(editor.draftSaved).toBeVisible();
    await editor.toList.click();
    await expect(
      editor.part.getByText(editorWords.hasChangesPublished[locale], { exact: false }).first(),
    ).toBeVisible();
    await look('the list');
  });
