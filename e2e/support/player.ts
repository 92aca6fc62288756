import { expect, type Page } from '@playwright/test';
import { aloudWords as words, listenWords } from '#content/frame/aloud.ts';
import { saidSoFar, type StandIn } from './stand-in-voices.ts';

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

export async function listen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: listenWords.open.de, exact: true });
  await button.click();
  await expect(player(page)).toBeVisible();
}
