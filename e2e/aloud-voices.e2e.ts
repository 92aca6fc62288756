import { aloudWords as words } from '#content/frame/aloud.ts';
import { visit } from './support/alive.ts';
import { expect, test } from './support/live-test.ts';
import { ofServer, usual, address, title, player, tool, lastSaid, listen } from './support/player.ts';
import { allowSpeech, giveVoices, saidSoFar, takeSpeech } from './support/stand-in-voices.ts';

test('READ-32 a voice that sends the text to a server reads only once it was named and chosen, and is kept', async ({
  page,
}) => {
  await giveVoices(page, { voices: ofServer });
  await visit(page, address);
  await listen(page);
  await expect(player(page).getByRole('status')).toHaveText(words.onlyServer.de);
  expect(await saidSoFar(page)).toEqual([]);
  const choice = player(page).getByRole('combobox', { name: words.voices.de });
  await expect(choice.locator('optgroup')).toHaveAttribute('label', words.server.de);
  await choice.selectOption('Deutsch aus der Ferne');
  await expect.poll(() => lastSaid(page)).toBe(title);
  await expect(player(page).getByText(words.sends.de)).toBeVisible();
  await page.reload();
  await listen(page);
  await expect
    .poll(() => saidSoFar(page))
    .toEqual([{ text: title, lang: 'de-DE', voice: 'Deutsch aus der Ferne', rate: 1 }]);
});

test('READ-39 voices that come late are waited for', async ({ page }) => {
  await giveVoices(page, { ...usual, asksBefore: 5 });
  await visit(page, address);
  await listen(page);
  await expect.poll(() => lastSaid(page)).toBe(title);
  await expect(player(page).getByRole('status')).toHaveText('');
});

test('READ-39 where there is no voice of this language, or none at all, words say so and what helps', async ({
  page,
  browser,
  live,
}) => {
  await giveVoices(page, { voices: [['Daniel', 'en-GB', true]] });
  await visit(page, address);
  await listen(page);
  await expect(player(page).getByRole('status')).toHaveText(words.noVoice.de);
  expect(await saidSoFar(page)).toEqual([]);

  const context = await browser.newContext({ baseURL: live.url });
  const mute = await context.newPage();
  await takeSpeech(mute);
  await visit(mute, address);
  await listen(mute);
  await expect(player(mute).getByRole('status')).toHaveText(words.unknown.de);
  await expect(player(mute).getByRole('button')).toHaveCount(1);
  await expect(tool(mute, words.stopName)).toBeFocused();
  await context.close();
});

test('READ-39 a browser that wants a press before the first word is given one', async ({ page }) => {
  await giveVoices(page, { ...usual, wantsPress: true });
  await visit(page, address);
  await listen(page);
  await expect(player(page).getByRole('status')).toHaveText(words.press.de, { timeout: 20_000 });
  await allowSpeech(page);
  await tool(page, words.start).click();
  await expect.poll(() => lastSaid(page)).toBe(title);
});
