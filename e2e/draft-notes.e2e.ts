import type { Locator } from '@playwright/test';
import { draftWords } from '#content/forms/draft.ts';
import { textDialogWords } from '#content/team/page-texts.ts';
import { noteWhatIsHeard, whatWasHeard } from './support/announcements.ts';
import { contactForm, openContact } from './support/contact-form.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/live-test.ts';
import { openEditing } from './support/page-editor.ts';
import { withoutStorage } from './support/storage-off.ts';

test('CALM-05 what is said of a draft is said once there is one, in a region that is there before, and only what the browser does', async ({
  page,
}) => {
  const noteIn = (locale: 'en' | 'de' = 'en') => {
    const { form } = contactForm(page, locale);
    return {
      region: form.locator('[role=status]', { has: page.locator('button') }),
      kept: form.getByText(draftWords.kept[locale]),
      unkept: form.getByText(draftWords.unkept[locale]),
    };
  };
  // What a link puts there is no draft.
  for (const address of ['/contact', '/contact?reason=borrow&book=Ruhe']) {
    const form = await openContact(page, address);
    const note = noteIn();
    await expect(note.region).toBeVisible();
    await expect(note.kept).toBeHidden();
    const before = await form.send.boundingBox();
    await form.name.fill('Ada');
    await expect(note.kept).toBeVisible();
    expect(await form.send.boundingBox()).toEqual(before);
    await form.name.fill('');
    await expect(note.kept).toBeHidden();
  }

  await withoutStorage(page);
  const form = await openContact(page, '/de/contact');
  const note = noteIn('de');
  await expect(note.kept).toBeHidden();
  await form.name.fill('Ada');
  await expect(note.unkept).toBeVisible();
  await expect(note.kept).toBeHidden();
});

test('CALM-05 of a draft of the team it is heard once that it is kept, not at each pause of typing', async ({
  page,
  live,
}) => {
  const editor = await openEditing(page, live, 'Ada', '/de/help-now', 'help-now#helpWords.lead');
  await editor.text.click();
  await noteWhatIsHeard(page);
  const { draftWaiting, draftKept, draftOnlyHere } = textDialogWords;
  // Seen is each time what is true, and nothing moves by it.
  const distances: number[] = [];
  const y = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const noteDistance = async () => distances.push((await y(editor.publish)) - (await y(editor.german)));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const text of ['Schreib', 'Schreib uns', 'Schreib uns ruhig']) {
    const keeping = await hold(page, '**/functions/v1/texts/draft');
    await editor.german.fill(text);
    await expect(editor.dialog.getByText(draftWaiting.de)).toBeVisible();
    await noteDistance();
    keeping();
    await expect(editor.dialog.getByText(draftKept.de)).toBeVisible();
    await noteDistance();
    await page.unroute('**/functions/v1/texts/draft');
  }
  expect(new Set(distances).size).toBe(1);
  expect(await whatWasHeard(page)).toEqual([draftWaiting.de, draftKept.de]);

  // What changes for whoever writes is heard each time.
  await page.route('**/functions/v1/texts/draft', (route) => route.abort());
  await editor.german.fill('Schreib uns bitte');
  await expect(editor.dialog.getByText(draftOnlyHere.de)).toBeVisible();
  await page.unroute('**/functions/v1/texts/draft');
  await expect(editor.dialog.getByText(draftKept.de)).toBeVisible();
  expect(await whatWasHeard(page)).toEqual([draftWaiting.de, draftKept.de, draftOnlyHere.de, draftKept.de]);

  // Right after typing, too.
  await editor.german.fill('Schreib uns bald');
  await editor.dialog.getByRole('button', { name: textDialogWords.deleteDraft.de }).click();
  await expect(editor.dialog.getByText(draftWords.deleted.de)).toBeVisible();
  expect((await whatWasHeard(page)).at(-1)).toBe(draftWords.deleted.de);
});
