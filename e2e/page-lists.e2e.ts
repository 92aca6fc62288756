import type { Page } from '@playwright/test';
import { entryProblemWords } from '#content/answers/lists.ts';
import { audienceWords } from '#content/resources/audience.ts';
import { books } from '#content/resources/books.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { conflictWords } from '#content/team/conflict.ts';
import { formSectionWords } from '#content/team/form-sections.ts';
import { listFieldNames } from '#content/team/list-names.ts';
import { entryWords, listWords as words, otherLanguageWords } from '#content/team/page-lists.ts';
import { textDialogWords } from '#content/team/page-texts.ts';
import { say } from '#contract/words.ts';
import { goLive } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { whenAlive } from './support/islands-awake.ts';
import { listOn, openLists } from './support/lists-of-pages.ts';
import { expect, test } from './support/live-test.ts';
import { bringSession } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

test('EDIT-27 EDIT-28 on a phone, in German: a podcast is added, a book moved up, one hidden, and all of it undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const live = await goLive();
  const read = async (path: string) => (await fetch(live.url + path)).text();
  await bringSession(page, live, await teammate(live, 'Ada'));

  await openLists(page, live, '/de/resources/podcasts');
  const list = listOn(page, 'resources/podcasts#podcasts');
  await list.open.click();
  await expect(list.titles).toHaveText(podcasts.map(({ item }) => item.title));
  expect(await axeFaults(page)).toEqual([]);
  await list.button(words.add).click();
  await expect(list.dialog.getByRole('heading', { name: entryWords.add.de })).toBeFocused();
  // What is said in one language comes first, and what can stay empty is closed.
  await expect(list.english('title')).toHaveCount(0);
  await expect(list.german('cost')).toBeHidden();
  await expect(list.parts).toHaveText([new RegExp(formSectionWords.optional.de, 'u')]);
  await list.button(otherLanguageWords.next).click();
  await expect(list.problems).toBeFocused();
  await expect(list.problems.getByRole('heading')).toBeInViewport();
  await expect(list.dialog.getByText(entryProblemWords.missing.de, { exact: true }).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await list.field('title').fill('Leise Töne');
  await list.field('link').fill('javascript:alert(1)');
  await list.field('platform').fill('example.org');
  const said = [
    ['description', 'Ruhige Gespräche.', 'Calm talks.'],
    ['why', 'Kurz und klar.', 'Short and clear.'],
    ['language', 'Deutsch', 'German'],
    ['form', 'Podcast', 'Podcast'],
  ] as const;
  for (const [field, german] of said) await list.german(field).fill(german);
  await list.dialog.getByLabel(audienceWords.me.de, { exact: true }).check();
  await list.field('lastChecked').fill('2026-11-23');
  await list.button(otherLanguageWords.next).click();
  await expect(list.problems.getByRole('link')).toHaveText([`Link: ${entryProblemWords.link.de}`]);
  await list.problems.getByRole('link').press('Enter');
  await expect(list.field('link')).toBeFocused();
  await expect(list.dialog.getByText(entryProblemWords.link.de, { exact: true })).toBeVisible();

  // What was typed outlives a new load of the page, and a phone that lost its tab.
  await page.reload();
  await whenAlive(page);
  await list.open.click();
  await list.button(words.goOn).click();
  await expect(list.german('why')).toHaveValue('Kurz und klar.');
  await expect(list.dialog.getByText(textDialogWords.draftKept.de)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await whenAlive(page);
  await list.open.click();
  await list.button(words.goOn).click();
  await expect(list.german('why')).toHaveValue('Kurz und klar.');
  await list.field('link').fill('https://example.org/leise-toene');
  await list.button(otherLanguageWords.next).click();
  for (const [field, , english] of said) await list.english(field).fill(english);
  await list.button(textDialogWords.publish).click();
  await expect(list.dialog.getByText(entryWords.published.de)).toBeVisible();
  // Nothing comes between the button that was pressed and what is said of it.
  await expect(list.what).toHaveCount(0);
  await expect(list.dialog.getByRole('heading', { name: entryWords.add.de })).toBeVisible();
  expect(await read('/de/resources/podcasts')).toContain('https://example.org/leise-toene');
  expect(await read('/resources/podcasts')).toContain('Calm talks.');
  await list.button(words.undo).click();
  await expect.poll(() => read('/de/resources/podcasts')).not.toContain('Leise Töne');

  await openLists(page, live, '/de/resources/books');
  const shelf = listOn(page, 'resources/books#books');
  await shelf.open.click();
  const titles = books.map(({ item }) => item.title.de);
  const [first = '', second = '', ...others] = titles;
  await expect(shelf.titles).toHaveText(titles);
  await shelf.act(words.up, second).focus();
  await page.keyboard.press('Enter');
  await expect(shelf.titles).toHaveText([second, first, ...others]);
  await expect(shelf.act(words.up, second)).toBeFocused();
  await expect(shelf.dialog.getByText(say('de', words.moved, { place: 1, all: titles.length }))).toBeVisible();
  const html = await read('/de/resources/books');
  expect(html.indexOf(`>${second}<`)).toBeLessThan(html.indexOf(`>${first}<`));

  await shelf.act(words.hide, first).click();
  await expect(shelf.dialog.getByText(words.hidden.de)).toBeVisible();
  expect(await read('/de/resources/books')).not.toContain(`>${first}<`);
  await shelf.act(words.undo, first).click();
  await expect(shelf.dialog.getByText(words.isUndone.de)).toBeVisible();
  expect(await read('/de/resources/books')).toContain(`>${first}<`);

  await shelf.act(words.remove, first).click();
  await expect(shelf.act(words.undo, first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shelf.dialog.getByText(words.isUndone.de)).toBeVisible();
  await expect(shelf.titles).toHaveText([second, first, ...others]);

  // Deleted some time ago, and brought back by keyboard: the focus goes along to where it stands then.
  await shelf.act(words.remove, first).click();
  await expect(shelf.act(words.undo, first)).toBeFocused();
  await shelf.act(words.hide, second).click();
  await expect(shelf.dialog.getByText(words.hidden.de)).toBeVisible();
  await shelf.dialog.getByText(say('de', words.deleted, { count: 1 })).click();
  await shelf.act(words.bringBack, first).focus();
  await page.keyboard.press('Enter');
  await expect(shelf.act(words.undo, first)).toBeFocused();
  expect(await read('/de/resources/books')).toContain(`>${first}<`);
  await shelf.act(words.show, second).click();
  await expect(shelf.act(words.undo, second)).toBeFocused();

  // A text of a built-in entry, in its form.
  await shelf.act(words.edit, first).click();
  await shelf.german('why').fill('Wir lesen es gern vor.');
  await expect(
    shelf.dialog.getByText(say('de', otherLanguageWords.onlyOwn, { fields: listFieldNames['why']?.de ?? '' })),
  ).toBeVisible();
  await shelf.dialog.getByLabel(textDialogWords.what.de).fill('Neu begründet');
  await shelf.button(textDialogWords.publish).click();
  await expect(shelf.dialog.getByText(entryWords.published.de)).toBeVisible();
  await shelf.button(entryWords.back).click();
  await expect(shelf.act(words.edit, first)).toBeFocused();
  await shelf.button(words.close).click();
  await expect(shelf.open).toBeFocused();
  await expect(page.locator('[data-text]').filter({ hasText: 'Wir lesen es gern vor.' })).toBeVisible();

  // A page without a list has its sources: one form, and no list around it.
  await openLists(page, live, '/de/resources/sleep');
  const checked = listOn(page, 'subjects/sleep#sleep.checked');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await checked.open.click();
  await expect(checked.field('sources')).toHaveValue(/https:/u);
  // It is its own form: no list is asked for.
  expect(asked.filter((path) => path.includes('/lists/'))).toEqual(['/functions/v1/lists/entry']);
  await expect(checked.button(entryWords.back)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await checked.field('sources').fill('Worüber wir gelesen haben https://example.org/schlaf');
  await checked.dialog.getByLabel(textDialogWords.what.de).fill('Neue Quelle');
  await checked.button(textDialogWords.publish).click();
  await expect(checked.dialog.getByText(entryWords.published.de)).toBeVisible();
  expect(await read('/de/resources/sleep')).toContain('https://example.org/schlaf');
  await live.end();
});

test('EDIT-25 two on one entry: whoever comes later sees what the other wrote in it, in either language, before anything is overwritten', async ({
  page,
  browser,
}) => {
  const live = await goLive();
  const title = podcasts[0]?.item.title ?? '';
  const open = async (who: Page, name: string) => {
    await bringSession(who, live, await teammate(live, name));
    await openLists(who, live, '/de/resources/podcasts');
    const list = listOn(who, 'resources/podcasts#podcasts');
    await list.open.click();
    await list.act(words.edit, title).click();
    return list;
  };
  const other = await browser.newPage();
  const [mine, theirs] = [await open(page, 'Ada'), await open(other, 'Ben')];
  await theirs.other.click();
  await theirs.english('why').fill('Ben likes it.');
  await theirs.what.fill('Bens Meinung');
  await theirs.button(textDialogWords.publish).click();
  await expect(theirs.dialog.getByText(entryWords.published.de)).toBeVisible();
  await mine.german('why').fill('Ada mag es.');
  await mine.what.fill('Adas Meinung');
  await mine.button(textDialogWords.publish).click();
  const box = mine.dialog.getByRole('group', { name: conflictWords.title.de });
  await expect(box.getByRole('heading')).toBeFocused();
  await expect(box).toContainText('Ben likes it.');
  await expect(box).toContainText(say('de', conflictWords.what, { what: 'Bens Meinung' }));
  expect(await axeFaults(page)).toEqual([]);
  await mine.button(conflictWords.theirs).click();
  await expect(mine.english('why')).toHaveValue('Ben likes it.');
  await mine.button(textDialogWords.bringBack).click();
  await expect(mine.german('why')).toHaveValue('Ada mag es.');
  await other.context().close();
  await live.end();
});
