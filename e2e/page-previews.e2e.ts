import { helpWords } from '#content/help-now.ts';
import { pageDraftsWords, previewWords } from '#content/team/page-previews.ts';
import { pageEditorWords as pageWords, tellingWords, textDialogWords } from '#content/team/page-texts.ts';
import { say } from '#contract/words.ts';
import { axeFaults } from './support/axe.ts';
import { whenAlive, whenIdle } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { openEditing } from './support/page-editor.ts';

const path = '/de/help-now';
const key = 'help-now#helpWords.lead';
const title = 'help-now#helpWords.title';

test('EDIT-16 EDIT-17 on a phone, in German: two texts are written, looked at, shown to somebody without an account, published together and taken back', async ({
  page,
  browser,
  live,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { text, german, close } = await openEditing(page, live, 'Ada', path, key);
  await text.click();
  await german.fill('Schreiben geht immer.');
  await close.click();
  await page.locator(`[data-text="${title}"]`).first().click();
  await german.fill('Hilfe, jetzt gleich');
  await close.click();
  await expect(page.getByRole('heading', { name: say('de', pageDraftsWords.title, { count: 2 }) })).toBeVisible();

  // As visitors would see it.
  await page.getByText(previewWords.title.de).click();
  await page.getByRole('button', { name: previewWords.show.de }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByText('Schreiben geht immer.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Hilfe, jetzt gleich');
  expect(await shown.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(360);
  expect(await shown.getByRole('link', { name: pageWords.edit.de }).count()).toBe(0);
  await shown.getByRole('link', { name: 'Impressum', exact: true }).click();
  await page.getByLabel(previewWords.width.de).selectOption('desktop');
  await page.getByLabel(previewWords.language.de).selectOption('en');
  await expect(shown.getByText(helpWords.lead.en)).toBeVisible();
  expect(await shown.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(1280);
  expect(await axeFaults(page)).toEqual([]);

  // And somebody without an account.
  await page.getByRole('button', { name: previewWords.make.de }).click();
  const address = (await page.locator('main, section').locator('code').textContent()) ?? '';
  const visitor = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  visitor.on('request', (request) =>
    asked.push(`${request.headers()['referer'] ?? ''} ${new URL(request.url()).host}`),
  );
  await visitor.goto(address);
  await expect(visitor.getByText('Schreiben geht immer.')).toBeVisible();
  await expect(visitor).toHaveTitle(/^Vorschau: /u);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await visitor.locator('#language').click();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor).toHaveTitle(/^Preview: /u);
  await whenIdle(visitor);
  const token = new URL(address).searchParams.get('preview') ?? '?';
  expect(asked.filter((each) => each.includes(token) || !each.endsWith(new URL(live.url).host))).toEqual([]);
  await page.getByRole('button', { name: new RegExp(`^${previewWords.end.de}`, 'u') }).click();
  await expect(page.getByText(previewWords.ended.de)).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.close();

  await page.getByLabel(textDialogWords.what.de).fill('Freundlicher gesagt');
  const told = page.getByLabel(tellingWords.en.de);
  await page.getByLabel(tellingWords.choose.de).check();
  await told.fill('We say it in a kinder way.');
  await page.reload();
  await whenAlive(page);
  await expect(page.getByLabel(textDialogWords.what.de)).toHaveValue('Freundlicher gesagt');
  await expect(told).toHaveValue('We say it in a kinder way.');
  await page.getByLabel(tellingWords.choose.de).uncheck();
  await page.getByRole('button', { name: pageDraftsWords.publish.de }).click();
  await expect(page.getByText(say('de', pageDraftsWords.published, { count: 2 }))).toBeVisible();
  const read = async () => (await fetch(live.url + path)).text();
  expect(await read()).toMatch(/Hilfe, jetzt gleich[\s\S]*Schreiben geht immer\./u);
  await expect(text).toHaveText('Schreiben geht immer.');
  await page.getByRole('button', { name: pageDraftsWords.undo.de }).click();
  await expect(page.getByText(pageDraftsWords.isUndone.de)).toBeVisible();
  const after = await read();
  expect([after.includes('Hilfe, jetzt gleich'), after.includes(helpWords.lead.de)]).toEqual([false, true]);
});
