import { failureWords } from '#content/answers/failures.ts';
import { slugOf } from '#content/projects/project-tags.ts';
import { listedPictureWords as listed, newPictureWords } from '#content/team/pictures.ts';
import { actionWords, versionWords } from '#content/team/project-editor-actions.ts';
import { phonePhoto } from '#server/testing/library.ts';
import { newTitle, openEditor } from './support/editor-of-projects.ts';
import { followError } from './support/error-summary.ts';
import { expect, test } from './support/live-test.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('EDIT-36 EDIT-34 SEC-15 ADM-10 on a phone, in German: the picture of a project is put in, replaced, kept while it is used, and seen by visitors in their language', async ({
  page,
  live,
  browser,
}) => {
  const title = newTitle();
  const slug = slugOf(title);
  const editor = await openEditor(page, live, undefined, 'de');
  const { pictures } = editor;
  await editor.newProject.click();
  await editor.openParts();
  await editor.title.fill(title);
  await editor.titleDe.fill(`${title} auf Deutsch`);
  await editor.summaryDe.fill('Wir pflanzen Beete.');

  await pictures.open.click();
  await pictures.add.click();
  await expect(editor.summaryBox).toBeFocused();
  await expect(editor.summaryBox.getByRole('link')).toHaveCount(3);
  await pictures.alt.fill(`A bed of ${title}`);
  await pictures.altDe.fill(`Ein Beet von ${title}`);
  const evil = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await pictures.file.setInputFiles({ name: 'evil.jpg', mimeType: 'image/jpeg', buffer: evil });
  await pictures.add.click();
  await followError(page, failureWords.picture_unreadable.de, pictures.file, 'de');
  await pictures.file.setInputFiles({ name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(500, 250) });
  // As the server answers while its disk is full.
  const full = { status: 507, json: { error: 'no_room', message: failureWords.no_room.de } };
  await page.route('**/functions/v1/pictures', (route) =>
    route.request().method() === 'POST' ? route.fulfill(full) : route.fallback(),
  );
  await pictures.add.click();
  await expect(pictures.outcome(failureWords.no_room.de)).toBeVisible();
  await page.unroute('**/functions/v1/pictures');
  // What was typed is still there, also when the dialog is closed meanwhile.
  await pictures.close.click();
  await pictures.open.click();
  await expect(pictures.altDe).toHaveValue(`Ein Beet von ${title}`);
  const put = async (width: number): Promise<void> => {
    const buffer = await phonePhoto(width, width / 2);
    await pictures.file.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
    await pictures.add.click();
    await expect(pictures.dialog).toBeHidden();
  };
  await put(500);
  const shown = editor.cover.getByRole('img');
  await expect(shown).toHaveAttribute('alt', `Ein Beet von ${title}`);
  await editor.publish.click();
  await expect(editor.outcome(actionWords.published.de)).toBeVisible();

  // A visitor, in both languages: turned right, in a box that does not move, told in the language of the page.
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await watchShifts(visitor);
  const seen = async (path: string, name: string) => {
    const image = visitor.getByRole('main').getByRole('img', { name, exact: true });
    await expect(async () => {
      await visitor.goto(live.url + path);
      await expect(image).toBeVisible({ timeout: 2000 });
    }).toPass();
    const size = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return [element.naturalWidth < element.naturalHeight, element.currentSrc];
    });
    expect(size).toEqual([true, expect.stringMatching(/\/picture_library\/[\da-f-]{36}\/\d+\.avif$/u)]);
    expect(await shiftsSoFar(visitor)).toEqual([]);
    return String(size[1]);
  };
  const first = await seen(`/de/projects/${slug}`, `Ein Beet von ${title}`);
  await seen(`/projects/${slug}`, `A bed of ${title}`);

  // The words are changed in the library and count for visitors at once; while it is used, it cannot be deleted.
  await pictures.openOther.click();
  const own = pictures.entry(`Ein Beet von ${title}`);
  await expect(own).toContainText(`${title} (veröffentlichtes Projekt)`);
  await expect(own.getByRole('button', { name: listed.remove.de })).toHaveCount(0);
  const callItSalad = async () => {
    await own.getByRole('button', { name: listed.change.de }).click();
    await own.getByLabel(newPictureWords.altDe.de).fill(`Salat von ${title}`);
    await own.getByRole('button', { name: listed.save.de }).click();
    await expect(pictures.outcome(listed.changed.de)).toBeVisible();
  };
  await callItSalad();
  const former = pictures.entry(`Salat von ${title}`);
  await former.getByRole('button', { name: listed.undo.de }).click();
  await expect(pictures.outcome(listed.undone.de)).toBeVisible();
  await expect(own.getByRole('button', { name: listed.change.de })).toBeFocused();
  await callItSalad();

  // Another one takes its place; the first stays in the library, unused, and goes for good.
  await pictures.alt.fill(`Trees of ${title}`);
  await pictures.altDe.fill(`Bäume von ${title}`);
  await put(300);
  await expect(shown).toHaveAttribute('alt', `Bäume von ${title}`);
  await seen(`/de/projects/${slug}`, `Salat von ${title}`);
  await editor.publishChanges.click();
  await expect(editor.outcome(actionWords.published.de)).toBeVisible();
  expect(await seen(`/de/projects/${slug}`, `Bäume von ${title}`)).not.toBe(first);

  await pictures.openOther.click();
  await expect(former).toContainText(listed.unused.de);
  await former.getByRole('button', { name: listed.remove.de }).click();
  await former.getByRole('button', { name: listed.yes.de }).click();
  await expect(pictures.outcome(listed.removed.de)).toBeVisible();
  await expect(former).toHaveCount(0);
  await pictures.close.click();
  expect((await page.request.get(first)).status()).toBe(400);

  // A version that showed it says that it is gone.
  await editor.versions.getByRole('heading', { name: versionWords.title.de }).click();
  await editor.versions.getByRole('button', { name: versionWords.bringBack.de }).last().click();
  await expect(editor.outcome(versionWords.coverGone.de).first()).toBeVisible();
  await visitor.context().close();
});
