import type { Page } from '@playwright/test';
import { presets } from '#content/frame/appearance.ts';
import { everyPage, isPartial } from './support/addresses.ts';
import { settingsOf } from './support/appearance-panel.ts';
import { axeFaults, rulesOfColour, rulesOfLayout } from './support/axe.ts';
import { whenAlive } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withMotion } from './support/motion.ts';
import { phone, sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { profiles } from './support/reading-settings.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';

type Media = Parameters<Page['emulateMedia']>[0];
type Variant = {
  name: string;
  stored?: Record<string, string>;
  media?: Media;
  rules?: readonly string[];
  /** Where `npm test` looks, if not at one page of each kind. */
  where?: readonly string[];
};

// `npm run sweep` looks at every page in every variant; `npm test` at one page of each kind.
const isWhole = process.env.SWEEP === 'all';

const settings = (colours: ReturnType<typeof settingsOf>) => ({ colorSettings: JSON.stringify(colours) });
// Colours are values on the root element. `npm test` lets axe judge by what can come out differently then.
const onlyColours = isWhole ? {} : { rules: rulesOfColour };
// A light, a warm, a weak and a dark pair stand for the others in `npm test`.
const some = ['White', 'Peach', 'Calm (low contrast)', 'Soft dark'];
const presetVariants: Variant[] = presets
  .filter(({ name }) => isWhole || some.includes(name.en))
  .map((preset) => ({ name: preset.name.en, stored: settings(settingsOf(preset)), ...onlyColours }));
// Unreadable as it is chosen: the guard has to move it.
const greyOnGrey = { name: 'grey on grey', stored: settings(settingsOf({ background: '#777777', text: '#777777' })) };

// Pages that are least alike, each looked at once in each profile; nothing may move while it is applied.
const profileVariants: Variant[] = profiles.map(({ name, stored }) => ({
  name: `the profile "${name}"`,
  stored,
  where: [
    '/',
    '/de/contact',
    '/resources/overload',
    '/resources/events',
    '/de/services/find-the-lost',
    '/plain/help-now',
  ],
  ...(!isWhole && { rules: [...rulesOfColour, ...rulesOfLayout] }),
}));

const bold = { textEnhancement: 'true' };
const plain: Variant[] = [
  { name: 'Bold', stored: bold },
  ...presetVariants,
  ...(isWhole ? [greyOnGrey] : []),
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'motion', media: withMotion },
  { name: 'more contrast', media: { contrast: 'more' } },
  ...profileVariants,
];
const together: Variant[] = [
  ...[...presetVariants, greyOnGrey].map(({ name, stored }) => ({
    name: `${name} and Bold`,
    stored: { ...stored, ...bold },
  })),
  { name: 'forced colours and Bold', media: { forcedColors: 'active' }, stored: bold },
];

const variants = isWhole ? [...plain, ...together] : plain;
const widths = isWhole ? [360, 768, 1280] : [360, 1280];
const withoutPage = ['/no/such-page', '/de/no/such-page', '/status/unknown', '/de/status/unknown'];
const groups = isWhole
  ? [...everyPage, ...(isPartial ? [] : withoutPage)].map((address) => [address])
  : [['/', '/de/contact?reason=question', '/help-now', '/projects', '/de/thank-you', '/no/such-page']];

for (const { name, stored = {}, media = {}, rules, where: only } of variants) {
  for (const addresses of !isWhole && only ? [only] : groups) {
    const where = isWhole || only ? addresses.join() : 'one page of each kind';
    test(`CALM-20 CALM-16 ${only ? 'READ-08 READ-61 ' : ''}${name}: axe finds nothing, nothing scrolls sideways: ${where}`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia(media);
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, stored);
      if (only) await watchShifts(page);
      for (const address of addresses) {
        await page.setViewportSize(phone);
        await page.goto(address);
        await whenAlive(page);
        if (only) {
          const [moved, small] = [await shiftsSoFar(page), await smallTargets(page)];
          expect.soft({ moved, small }, address).toEqual({ moved: [], small: [] });
        }
        if (stored['textEnhancement'])
          await expect
            .poll(() =>
              page.evaluate(
                () =>
                  document.documentElement.classList.contains('text-heavier') ||
                  [...CSS.highlights.keys()].some((key) => key.startsWith('word-start')),
              ),
            )
            .toBe(true);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          expect
            .soft(
              {
                axe: only && !isWhole && width > 360 ? [] : await axeFaults(page, rules),
                sideways: await sidewaysScroll(page),
              },
              `${address} at ${width} px`,
            )
            .toEqual({ axe: [], sideways: 0 });
        }
      }
    });
  }
}
