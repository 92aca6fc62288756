import { expect, type Page } from '@playwright/test';
import { aloudWords as words, listenWords } from '#content/frame/aloud.ts';
import { visit } from './islands-awake.ts';
import { giveVoices, saidSoFar, type StandIn } from './stand-in-voices.ts';

const own = [
  ['Anna', 'de-DE', true],
  ['Daniel', 'en-GB', true],
] as const;
export const ofServer = [
  ['Deutsch aus der Ferne', 'de-DE', false],
  ['English from afar', 'en-US', false],
] as const;
export const usual: StandIn = { voices: [...ofServer, ...own] };

export const address = '/de/resources/overload';
export const title = 'Reizüberflutung';

export const player = (page: Page) => page.getByRole('region', { name: words.title.de, exact: true });
export const tool = (page: Page, name: { de: string }) =>
  player(page).getByRole('button', { name: name.de, exact: true });
export const lastSaid = async (page: Page) => (await saidSoFar(page)).at(-1)?.text.trim();

/** Opens the page and has it read aloud, as far as its title. */
export async function beginReading(page: Page, standIn: StandIn = usual): Promise<void> {
  await giveVoices(page, standIn);
  await visit(page, address);
  await listen(page);
  await expect.poll(() => lastSaid(page)).toBe(title);
}

export async function listen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: listenWords.open.de, exact: true });
  await button.click();
  await expect(player(page)).toBeVisible();
}
