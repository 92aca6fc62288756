import { expect, type Locator, type Page } from '@playwright/test';
import { appearanceButtonWords } from '#content/frame/appearance-button.ts';
import { appearanceWords, presets, type Preset } from '#content/frame/appearance.ts';
import { boldWords } from '#content/frame/bold.ts';
import { readingWords } from '#content/frame/reading.ts';
import type { Locale } from '#contract/locale.ts';
import { say } from '#contract/words.ts';

/** What the browser keeps of a preset. */
export const settingsOf = ({ background, text }: Pick<Preset, 'background' | 'text'>) => ({
  backgroundColor: background,
  backgroundIntensity: 100,
  textColor: text,
  textIntensity: 100,
});

export function presetNamed(name: string): Preset {
  const preset = presets.find((each) => each.name.en === name);
  if (!preset) throw new Error(`There is no preset "${name}"`);
  return preset;
}

export const coloursButton = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('banner').getByRole('button', { name: say(locale, appearanceButtonWords.open), exact: true });

export const boldButton = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('banner').getByRole('button', { name: say(locale, boldWords.name), exact: true });

export const panelOf = (page: Page, locale: Locale = 'en'): Locator =>
  page.getByRole('region', { name: appearanceWords.title[locale] });

/** Opens the panel from the header, and all its groups. */
export async function openPanel(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await coloursButton(page, locale).click();
  const panel = panelOf(page, locale);
  await panel.waitFor();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  // All groups at once, because nearly every test of the panel begins so; reading.e2e.ts opens them by key and by touch.
  const names: readonly string[] = (['profiles', 'spacing', 'aids', 'colours', 'messages'] as const).map(
    (group) => readingWords[group][locale],
  );
  const opened = await panel.locator('summary').evaluateAll((all, names) => {
    const nameOf = (summary: Element) => summary.textContent?.replaceAll('\u00AD', '').trim() ?? '';
    const groups = (all as HTMLElement[]).filter((summary) => names.includes(nameOf(summary)));
    for (const summary of groups) summary.click();
    return groups.length;
  }, names);
  expect(opened).toBe(names.length);
  return panel;
}

/** What the browser keeps of the colours, and what stands on <html>. */
export const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { classList, style } = document.documentElement;
    return {
      stored: JSON.parse(localStorage.getItem('colorSettings') ?? 'null') as unknown,
      isCustom: classList.contains('custom-colours'),
      background: style.getPropertyValue('--custom-bg-color'),
      text: style.getPropertyValue('--custom-text-color'),
    };
  });

export const noColours = { stored: null, isCustom: false, background: '', text: '' };
