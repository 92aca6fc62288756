import { aloudWords as words, listenWords } from '#content/frame/aloud.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { ofServer, usual, address, title, player, tool, lastSaid, listen, beginReading } from './support/player.ts';
import { allowSpeech, endSaying, giveVoices, leaveVoices, saidSoFar, takeSpeech } from './support/stand-in-voices.ts';
import { stopClock } from './support/stopped-clock.ts';

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
  // With the arrow keys each voice on the way is chosen: none begins by that.
  await choice.selectOption('Deutsch aus der Ferne');
  await expect(player(page).getByText(words.sends.de)).toBeVisible();
  await expect(choice).toHaveAccessibleDescription(words.sends.de);
  await expect(player(page).getByRole('status')).toHaveText(words.press.de);
  expect(await saidSoFar(page)).toEqual([]);
  await tool(page, words.start).click();
  await expect.poll(() => lastSaid(page)).toBe(title);
  await page.reload();
  await listen(page);
  await expect
    .poll(() => saidSoFar(page))
    .toEqual([{ text: title, lang: 'de-DE', voice: 'Deutsch aus der Ferne', rate: 1 }]);
});

test('READ-32 while a voice of the device reads, one of a server that is chosen begins only at a press', async ({
  page,
}) => {
  await beginReading(page);
  await tool(page, words.voiceName).click();
  const choice = player(page).getByRole('combobox', { name: words.voices.de });
  await expect(choice, 'what is true of other voices').toHaveAccessibleDescription('');
  await choice.selectOption('Deutsch aus der Ferne');
  await expect(player(page).getByRole('status')).toHaveText(words.press.de);
  await expect(tool(page, words.start)).toBeVisible();
  expect((await saidSoFar(page)).map(({ voice }) => voice)).toEqual(['Anna']);
  await tool(page, words.start).click();
  await expect.poll(async () => (await saidSoFar(page)).at(-1)?.voice).toBe('Deutsch aus der Ferne');
});

test('READ-32 a voice of a server that was only passed in the list is not kept', async ({ page }) => {
  await giveVoices(page, { voices: ofServer });
  await visit(page, address);
  await listen(page);
  await player(page).getByRole('combobox', { name: words.voices.de }).selectOption('Deutsch aus der Ferne');
  await expect(player(page).getByRole('status')).toHaveText(words.press.de);
  await tool(page, words.stopName).click();
  for (const comeAgain of [async () => {}, () => page.reload()]) {
    await comeAgain();
    await listen(page);
    await expect(player(page).getByRole('status')).toHaveText(words.onlyServer.de);
    expect(await saidSoFar(page)).toEqual([]);
    await tool(page, words.stopName).click();
  }
});

test('READ-39 whoever has scrolled, and presses again while voices are looked for, hears what is on the screen', async ({
  page,
}) => {
  await giveVoices(page, { ...usual, asksBefore: 12 });
  await visit(page, address);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const button = page.getByRole('button', { name: listenWords.open.de, exact: true });
  await stopClock(page);
  await button.dispatchEvent('click');
  await expect(player(page).getByRole('status')).toHaveText(words.looking.de);
  await button.dispatchEvent('click');
  await page.clock.resume();
  await expect.poll(() => saidSoFar(page)).toHaveLength(1);
  expect(await lastSaid(page)).not.toBe(title);
});

test('READ-32 READ-39 where the voices go away while one reads, nothing more is said, and words say why', async ({
  page,
}) => {
  await beginReading(page);
  const status = player(page).getByRole('status');
  await leaveVoices(page, 'of servers');
  await endSaying(page);
  await expect(status).toHaveText(words.onlyServer.de);
  await expect(tool(page, words.start)).toBeVisible();
  await leaveVoices(page, 'all');
  await tool(page, words.start).click();
  await expect.poll(() => saidSoFar(page)).toHaveLength(2);
  await leaveVoices(page, 'none');
  await endSaying(page);
  await expect(status).toHaveText(words.noVoice.de);
  // Where the browser is asked to speak all the same, it takes a voice of its own choice.
  await tool(page, words.start).click();
  await expect(status).toHaveText(words.noVoice.de);
  expect((await saidSoFar(page)).map(({ voice }) => voice)).toEqual(['Anna', 'Anna']);
});

test('READ-39 voices that come late are waited for', async ({ page }) => {
  await beginReading(page, { ...usual, asksBefore: 5 });
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

  const mute = await browser.newPage({ baseURL: live.url });
  await takeSpeech(mute);
  await visit(mute, address);
  await listen(mute);
  await expect(player(mute).getByRole('status')).toHaveText(words.unknown.de);
  await expect(player(mute).getByRole('button')).toHaveCount(1);
  await expect(tool(mute, words.stopName)).toBeFocused();
  await mute.close();
});

test('READ-39 a browser that wants a press before the first word is given one', async ({ page }) => {
  await giveVoices(page, { ...usual, wantsPress: true });
  await visit(page, address);
  await listen(page);
  await expect(player(page).getByRole('status')).toHaveText(words.press.de);
  await allowSpeech(page);
  await tool(page, words.start).click();
  await expect.poll(() => lastSaid(page)).toBe(title);
});
