import type { Page } from '@playwright/test';
import type { Locale } from '#contract/locale.ts';
import { wearStyles } from './page-checks.ts';

/** A way of looking at a page, in which every state of it must be sound. */
type View = {
  readonly name: string;
  readonly width: number;
  readonly locale: Locale;
  /** The visitor's own style sheet; gone with each load of a page. */
  readonly wear?: string;
  /** What the visitor has stored as their colours. */
  readonly colours?: string;
};

const dark = JSON.stringify({
  backgroundColor: '#101820',
  backgroundIntensity: 100,
  textColor: '#F5F5F5',
  textIntensity: 100,
});

/** The views for screens with many states: narrow, wide, with large text, and dark at a width that is given. */
export const viewsOfStates = (darkWidth: number): readonly View[] => [
  { name: '360 px', width: 360, locale: 'de' },
  { name: '1280 px', width: 1280, locale: 'en' },
  // 200 % of the 112.5 % that a page has.
  { name: '360 px and 200 % text', width: 360, locale: 'de', wear: 'html { font-size: 225% !important }' },
  { name: `${darkWidth} px on dark`, width: darkWidth, locale: 'en', colours: dark },
];

/** Sets a view up before its first page. Out: puts the visitor's style sheet on the page that is there. */
export async function lookFrom(page: Page, { width, wear, colours }: View): Promise<() => Promise<void>> {
  await page.setViewportSize({ width, height: 800 });
  if (colours) await page.addInitScript((stored) => localStorage.setItem('colorSettings', stored), colours);
  return async () => (wear ? wearStyles(page, wear) : undefined);
}
