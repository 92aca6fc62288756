import type { Page } from '@playwright/test';
import { presets } from '#content/frame/appearance.ts';
import { readingProfiles, type ReadingProfile } from '#content/frame/reading.ts';
import { settingsOf } from './appearance-panel.ts';

/** What the browser keeps of a profile. */
function storedOf({ reading, colours }: ReadingProfile): Record<string, string> {
  const preset = presets.find(({ id }) => id === colours);
  return {
    reading: JSON.stringify(reading),
    ...(preset && { colorSettings: JSON.stringify(settingsOf(preset)) }),
  };
}

export const profiles = readingProfiles.map((profile) => ({ name: profile.name.en, stored: storedOf(profile) }));

/** What the browser keeps of the settings, and what is said of them on <html>. */
export const readingOf = (page: Page) =>
  page.evaluate(() => ({
    stored: JSON.parse(localStorage.getItem('reading') ?? 'null') as unknown,
    shown: document.documentElement.dataset['reading'] ?? '',
  }));

/** Has the pages that are opened from now on find this in storage. */
export const storeBefore = (page: Page, stored: Record<string, string>): Promise<unknown> =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, stored);
