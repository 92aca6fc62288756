import { partWords } from '#content/account/parts.ts';
import { unanswered } from '#content/answers/account-failures.ts';
import { textProblemWords } from '#content/answers/texts.ts';
import { helpWords } from '#content/help-now.ts';
import { conflictWords } from '#content/team/conflict.ts';
import { pageDraftsWords } from '#content/team/page-previews.ts';
import { pageEditorWords as pageWords, textDialogWords as words, textHistoryWords } from '#content/team/page-texts.ts';
import { say } from '#contract/words.ts';
import { goLive, type LiveSite } from '#server/testing/live-site.ts';
import { axeFaults } from './support/axe.ts';
import { visit, whenAlive, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { editorOn, openEditing } from './support/page-editor.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';
import { shownToast } from './support/shown-toast.ts';
import { anotherDevice, bringSession, somebody } from './support/signed-in.ts';
import { teammate } from './support/team-inbox.ts';

const path = '/de/help-now';
const key = 'help-now#helpWords.lead';
const builtIn = helpWords.lead;

// A server of its own: what is published here stands on its pages. Each test leaves the built-in text, but the last.
let live: LiveSite;
test.beforeAll(async () => {
  live = await goLive();
});
test.afterAll(() => live.end());

/** What visitors read. */
const read = async () => (await fetch(live.url + path)).text();

test('EDIT-10 nobody but the team loads a byte of it, or finds the way there; a draft that the server does not take is not said to wait for the server: whoever was signed out learns that', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text().catch(() => ''));
  });
  const isLoaded = async () => (await Promise.all(scripts)).some((script) => script.includes(pageWords.edit.de));
  const editor = editorOn(page, key);
  await visit(page, live.url + path);
  await whenIdle(page);
  expect([await isLoaded(), await editor.link.count()]).toEqual([false, 0]);
  await bringSession(page, live, await somebody(live));
  await visit(page, `${live.url}${path}#edit`);
  await whenIdle(page);
  expect([await isLoaded(), await editor.link.count(), await page.locator('[data-text]').count()]).toEqual([
    false,
    0,
    0,
  ]);
  await bringSession(page, live, await teammate(live, 'Ada'));
  // Not on the pages of an account or of the team.
  await visit(page, `${live.url}/de/team/inbox`);
  await whenIdle(page);
  expect(await editor.link.count()).toBe(0);
  await visit(page, live.url + path);
  await editor.link.click();
  await expect(editor.title).toBeFocused();
  await expect.poll(isLoaded).toBe(true);

  const message = 'Du bist nicht mehr angemeldet.';
  await page.route('**/functions/v1/texts/draft', (route) =>
    route.fulfill({ status: 401, json: { error: 'invalid_token', message } }),
  );
  await editor.text.click();
  await editor.german.fill('Ein Satz, den niemand nimmt.');
  await expect(editor.dialog.getByText(say('de', words.draftRefused, { detail: message }))).toBeVisible();
  await expect(editor.dialog.getByText(words.draftOnlyHere.de)).toHaveCount(0);
});

test('CALM-05 what one of the team typed waits in the tab for them alone, and is gone once somebody signs out in another tab', async ({
  page,
  context,
}) => {
  const [ada, ben] = [await teammate(live, 'Ada'), await teammate(live, 'Ben')];
  await bringSession(page, live, ada);
  await visit(page, live.url + path);
  const editor = editorOn(page, key);
  await editor.link.click();
  const typed = 'Adas Satz, noch nicht fertig.';
  const isInTab = () => page.evaluate((text) => JSON.stringify({ ...sessionStorage }).includes(text), typed);
  const drafts = () => live.inDatabase((sql) => sql`select author_id from app_private.text_drafts`);
  // The server is told of it by nobody but Ada.
  await page.route('**/functions/v1/texts/draft', (route) => route.abort());
  await editor.text.click();
  await editor.german.fill(typed);
  await expect(editor.dialog.getByText(words.draftOnlyHere.de)).toBeVisible();

  // Her session ends on the server, which another tab hears first. The page is as visitors see it, and says why.
  await (await anotherDevice(live, ada)).signOut({ scope: 'global' });
  const second = await context.newPage();
  await visit(second, `${live.url}/de/account`);
  const { toast, close } = shownToast(page, 'de');
  await expect(toast).toContainText(pageWords.ended.de);
  await close.click();
  await expect(page.locator('[data-text]')).toHaveCount(0);
  expect(await isInTab()).toBe(true);
  await page.unroute('**/functions/v1/texts/draft');

  // Ben sees nothing of it in that tab, and sends nothing of it.
  await bringSession(second, live, ben);
  await visit(second, `${live.url}/account`);
  await editor.link.click();
  await editor.text.click();
  await expect(editor.german).toHaveValue(builtIn.de);
  await editor.german.fill('Bens Satz.');
  await expect(editor.dialog.getByText(words.draftKept.de)).toBeVisible();
  expect(await drafts()).toEqual([{ author_id: ben.id }]);

  // He signs out in the other tab: nothing of what was typed stays in this one.
  await second.getByRole('button', { name: partWords.signOut.en, exact: true }).click();
  await expect(page.locator('[data-text]')).toHaveCount(0);
  await expect(editor.dialog).toHaveCount(0);
  expect(await isInTab()).toBe(false);
});

test('EDIT-10 EDIT-11 EDIT-12 EDIT-13 EDIT-15 on a phone, in German: a sentence is corrected, undone, and yesterday’s brought back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const yesterday = { en: 'You can write to us.', de: 'Schreiben geht immer.' };
  // An update has changed the built-in text since.
  const before = { en: 'You need not phone.', de: 'Telefonieren muss nicht sein.' };
  await live.inDatabase(
    (sql) => sql`
      insert into app_private.text_versions (key, text, built_in, what, created_at) values
      (${key}, ${sql.json(yesterday)}, '{}', 'Kürzer gesagt', now() - interval '1 day'),
      (${key}, ${sql.json({ ...yesterday, de: 'Schreiben gett immer.' })}, ${sql.json(before)}, 'Noch einmal', now())`,
  );
  await watchShifts(page);
  await bringSession(page, live, await teammate(live, 'Ada'));
  await visit(page, live.url + path);
  const editor = editorOn(page, key);
  await expect(editor.link).toBeVisible();
  // It comes late, to a line that is there from the start.
  expect(await shiftsSoFar(page)).toEqual([]);
  await editor.link.click();
  await expect(editor.title).toBeFocused();
  // By the keyboard as well as by touch.
  await expect(editor.text).toHaveText('Schreiben gett immer.');
  await expect(page.getByText(say('de', pageWords.renewed, { count: 1 }))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await editor.text.focus();
  await page.keyboard.press('Enter');
  await expect(editor.german).toHaveValue('Schreiben gett immer.');
  await expect(editor.dialog.getByText(words.renewed.de)).toBeVisible();
  for (const text of [before, builtIn]) await expect(editor.dialog.getByText(text.de).first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // Told before it is published: at its language, and kindly where it may be published all the same.
  await editor.english.fill('');
  await editor.german.fill(`Schreiben ${'und schreiben '.repeat(15)}geht immer.`);
  await expect(editor.dialog.getByText(words.hints.de)).toBeVisible();
  await editor.publish.click();
  await expect(editor.dialog.getByText(textProblemWords.missing.de, { exact: true })).toBeVisible();
  await expect(editor.problems).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await editor.dialog.getByRole('link', { name: `${words.en.de}: ${textProblemWords.missing.de}` }).press('Enter');
  await expect(editor.english).toBeFocused();

  // The server dies. What is typed outlives that, and a new load of the page.
  await live.killServer();
  await editor.english.fill('You can always write.');
  await editor.german.fill('Schreiben geht immer und ist leise.');
  await expect(editor.dialog.getByText(words.draftOnlyHere.de)).toBeVisible();
  await editor.what.fill('Ein Tippfehler weniger');
  await editor.publish.click();
  await expect(editor.dialog.getByText(unanswered.de)).toBeVisible();
  await live.startServer();
  await page.reload();
  await expect(editor.text).toBeVisible();
  await whenAlive(page);
  await editor.text.click();
  await expect(editor.german).toHaveValue('Schreiben geht immer und ist leise.');
  // This tab goes on trying.
  await expect(editor.dialog.getByText(words.draftKept.de)).toBeVisible();

  // The sentence on what was changed is there as well.
  await expect(editor.what).toHaveValue('Ein Tippfehler weniger');
  await editor.what.fill('');
  await editor.publish.click();
  await expect(editor.problems.getByRole('link')).toHaveText([words.whatMissing.de]);
  await editor.what.fill('Ein Tippfehler weniger');
  await editor.publish.click();
  await expect(editor.dialog.getByText(words.published.de)).toBeVisible();
  await expect(editor.what).toHaveValue('');
  expect(await read()).toContain('Schreiben geht immer und ist leise.');
  await editor.undo.click();
  await expect(editor.dialog.getByText(words.isUndone.de)).toBeVisible();
  expect(await read()).toContain('Schreiben gett immer.');

  // Yesterday's text, from the history.
  await editor.dialog.getByText(textHistoryWords.title.de).click();
  await editor.dialog.getByRole('button', { name: /^Diesen Text nehmen: gestern.*Kürzer gesagt$/u }).click();
  await expect(editor.german).toHaveValue(yesterday.de);
  await editor.what.fill('Wie gestern');
  await editor.publish.click();
  await expect(editor.dialog.getByText(words.published.de)).toBeVisible();
  expect(await read()).toContain(yesterday.de);
  await editor.close.click();
  await expect(editor.text).toHaveText(yesterday.de);
  await expect(editor.text).toBeFocused();

  // A draft that is deleted while the server is away is not there again when it is back.
  await editor.text.click();
  await editor.german.fill('Das nun doch nicht.');
  await expect(editor.dialog.getByText(words.draftKept.de)).toBeVisible();
  await page.route('**/functions/v1/texts/draft', (route) => route.abort());
  const isTold = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/texts/draft'));
  await editor.dialog.getByRole('button', { name: words.deleteDraft.de }).click();
  await expect(editor.german).toHaveValue(yesterday.de);
  await isTold;
  for (const said of [words.draftOnlyHere, words.draftKept])
    await expect(editor.dialog.getByText(said.de)).toHaveCount(0);
  await page.reload();
  await page.unroute('**/functions/v1/texts/draft');
  await page.reload();
  await whenAlive(page);
  await expect(editor.title).toBeVisible();
  await expect(page.getByRole('heading', { name: say('de', pageDraftsWords.title, { count: 1 }) })).toHaveCount(0);
  await editor.text.click();
  await expect(editor.german).toHaveValue(yesterday.de);
  await editor.close.click();

  // And the built-in one.
  await editor.text.click();
  await editor.dialog.getByText(textHistoryWords.title.de).click();
  await editor.dialog.getByRole('button', { name: new RegExp(`^${textHistoryWords.toBuiltIn.de}`, 'u') }).click();
  await editor.what.fill('Zurück');
  await editor.publish.click();
  await expect(editor.dialog.getByText(words.published.de)).toBeVisible();
  await editor.close.click();
  await page.getByRole('link', { name: pageWords.done.de }).click();
  await expect(page.locator('[data-text]')).toHaveCount(0);
  await expect(page.getByText(builtIn.de)).toBeVisible();
});

test('EDIT-14 two on one text: whoever comes later sees the other’s text before anything is overwritten', async ({
  page,
  browser,
}) => {
  const mine = await openEditing(page, live, 'Ada', path, key);
  await mine.text.click();
  await mine.german.fill('Adas Satz.');
  const other = await browser.newPage();
  const theirs = await openEditing(other, live, 'Ben', path, key);
  await theirs.text.click();
  await theirs.german.fill('Bens Satz.');
  await theirs.english.fill('Ben’s sentence.');
  await theirs.what.fill('Bens Meinung');
  await theirs.publish.click();
  await expect(theirs.dialog.getByText(words.published.de)).toBeVisible();
  await mine.what.fill('Adas Meinung');
  await mine.publish.click();
  await expect(mine.dialog.getByRole('heading', { name: conflictWords.title.de })).toBeFocused();
  await expect(mine.dialog.getByRole('group', { name: conflictWords.title.de }).getByText('Bens Satz.')).toBeVisible();
  // What he wrote in the other language would be overwritten as well.
  await expect(
    mine.dialog.getByRole('group', { name: conflictWords.title.de }).getByText('Ben’s sentence.'),
  ).toBeVisible();
  await expect(mine.german).toHaveValue('Adas Satz.');
  expect(await read()).toContain('Bens Satz.');
  await mine.button(conflictWords.mine.de).click();
  await mine.publish.click();
  await expect(mine.dialog.getByText(words.published.de)).toBeVisible();
  expect(await read()).toContain('Adas Satz.');
  await other.close();
});
