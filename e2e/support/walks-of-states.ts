import type { Page } from '@playwright/test';
import type { Locale } from '#contract/locale.ts';
import { rulesOfColour, rulesOfLayout } from './axe.ts';
import { expect } from './live-test.ts';
import { expectSoundNow } from './no-faults.ts';
import { wearStyles } from './page-checks.ts';

/** A way of looking at a page, in which every state of it must be sound. */
type View = { readonly name: string; readonly width: number; readonly isLarge?: boolean; readonly isDark?: boolean };

/** A way through all states of a screen; each state is looked at from its views, the first of which is walked in. */
type Walk = { readonly locale: Locale; readonly views: readonly [View, ...View[]] };

/** Narrow and with large text in German, whose words are longer; wide, and dark at a width that is given, in English. */
export const walksOfStates = (darkWidth: number): readonly Walk[] => [
  {
    locale: 'de',
    views: [
      { name: '360 px', width: 360 },
      { name: '360 px and 200 % text', width: 360, isLarge: true },
    ],
  },
  {
    locale: 'en',
    views: [
      { name: '1280 px', width: 1280 },
      { name: `${darkWidth} px on dark`, width: darkWidth, isDark: true },
    ],
  },
];

/** What the views of a walk are called, for the title of its test. */
export const namesOf = ({ views }: Walk): string => views.map(({ name }) => name).join(' and at ');

const setWidth = (page: Page, { width }: View) => page.setViewportSize({ width, height: 800 });

/** Begins a walk: the page is as wide as in its first view. */
export const beginWalk = (page: Page, { views }: Walk): Promise<void> => setWidth(page, views[0]);

/** Looks at a state from each view of a walk, and leaves the page as it was. */
export const expectSoundState = (page: Page, walk: Walk, state: string): Promise<void> =>
  fromEachView(page, walk, (name, rules) => expectSoundNow(page, `${state}, at ${name}`, rules));

/** Shows the page in each view of a walk. The look is told what the view is called, and what axe is to ask there. */
export async function fromEachView(
  page: Page,
  walk: Walk,
  look: (name: string, rules?: readonly string[]) => Promise<void>,
): Promise<void> {
  for (const view of walk.views) {
    await setWidth(page, view);
    // 200 % of the 112.5 % that a page has.
    if (view.isLarge) await wearStyles(page, 'html { font-size: 225% !important }');
    if (view.isDark) await setColours(page, dark);
    await look(view.name, rulesFor(view));
    if (view.isLarge)
      await page.evaluate(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)));
    if (view.isDark) await setColours(page, null);
  }
  await beginWalk(page, walk);
}

// The first view of each walk is asked for everything.
const rulesFor = ({ isLarge, isDark }: View) => (isLarge ? rulesOfLayout : isDark ? rulesOfColour : undefined);

const dark = { backgroundColor: '#101820', backgroundIntensity: 100, textColor: '#F5F5F5', textIntensity: 100 };

/** Stores colours as another tab would: they count here at once. */
async function setColours(page: Page, colours: typeof dark | null): Promise<void> {
  await page.evaluate(
    (stored) => {
      if (stored === null) localStorage.removeItem('colorSettings');
      else localStorage.setItem('colorSettings', stored);
      dispatchEvent(new StorageEvent('storage'));
    },
    colours && JSON.stringify(colours),
  );
  const html = expect(page.locator('html'));
  await (colours ? html : html.not).toHaveCSS('background-color', 'rgb(16, 24, 32)');
}
