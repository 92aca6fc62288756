import type { Page } from '@playwright/test';
import { presets } from '#content/frame/appearance.ts';
import { everyPage, isPartial, isWholeSweep } from './support/addresses.ts';
import { settingsOf } from './support/appearance-panel.ts';
import { axeFaults, rulesOfColour, rulesOfLayout } from './support/axe.ts';
import { visit } from './support/islands-awake.ts';
import { expect, test } from './support/live-test.ts';
import { withMotion } from './support/motion.ts';
import { phone, sidewaysScroll, smallTargets } from './support/page-checks.ts';
import { profiles, storeBefore } from './support/reading-settings.ts';
import { shiftsSoFar, watchShifts } from './support/shifts.ts';

type Media = Parameters<Page['emulateMedia']>[0];
type Variant = {
  name: string;
  stored?: Record<string, string>;
  media?: Media;
  rules?: readonly string[];
  /** Whether it does something while a page arrives. */
  isFromTheStart?: boolean;
};

// `npm run sweep` looks at every page in every variant; `npm test` at one page of each kind.
const settings = (colours: ReturnType<typeof settingsOf>) => ({ colorSettings: JSON.stringify(colours) });
// `npm test` lets axe judge by what can come out differently: structure does not, and each page was asked about it.
const onlyColours = isWholeSweep ? {} : { rules: rulesOfColour };
const onlyLayout = isWholeSweep ? {} : { rules: [...new Set([...rulesOfColour, ...rulesOfLayout])] };
// A light, a warm, a weak and a dark pair stand for the others in `npm test`.
const some = ['White', 'Peach', 'Calm (low contrast)', 'Soft dark'];
const presetVariants: Variant[] = presets
  .filter(({ name }) => isWholeSweep || some.includes(name.en))
  .map((preset) => ({ name: preset.name.en, stored: settings(settingsOf(preset)), ...onlyColours }));
// Unreadable as it is chosen: the guard has to move it.
const greyOnGrey = { name: 'grey on grey', stored: settings(settingsOf({ background: '#777777', text: '#777777' })) };

const bold = { textEnhancement: 'true' };
const plain: Variant[] = [
  { name: 'Bold', stored: bold, ...onlyLayout },
  ...presetVariants,
  ...(isWholeSweep ? [greyOnGrey] : []),
  { name: 'forced colours', media: { forcedColors: 'active' }, ...onlyLayout },
  { name: 'more contrast', media: { contrast: 'more' }, ...onlyColours },
  { name: 'motion', media: withMotion, isFromTheStart: true, ...onlyLayout },
];
const together: Variant[] = [
  ...[...presetVariants, greyOnGrey].map(({ name, stored }) => ({
    name: `${name} and Bold`,
    stored: { ...stored, ...bold },
  })),
  { name: 'forced colours and Bold', media: { forcedColors: 'active' }, stored: bold },
];

const variants = isWholeSweep ? [...plain, ...together] : plain;
const widths = isWholeSweep ? [360, 768, 1280] : [360, 1280];
const withoutPage = ['/no/such-page', '/de/no/such-page', '/status/unknown', '/de/status/unknown'];
const addresses = isWholeSweep
  ? [...everyPage, ...(isPartial ? [] : withoutPage)]
  : ['/', '/de/contact?reason=question', '/help-now', '/projects', '/de/thank-you', '/no/such-page'];

const usual = { forcedColors: 'none', contrast: 'no-preference', reducedMotion: 'reduce' } as const;

/** Stores this instead of all that was stored, as another tab would: it counts here at once. */
const store = (page: Page, stored: Record<string, string>) =>
  page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage'));
  }, stored);

/** Whether words are painted in two colours, or heavier where that is not possible. */
const isBold = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.classList.contains('text-heavier') ||
      [...CSS.highlights.keys()].some((key) => key.startsWith('word-start')),
  );

for (const address of addresses)
  test(`CALM-20 CALM-16 ${address} in every variant: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(phone);
    await visit(page, address);
    for (const { name, stored = {}, media = {}, rules, isFromTheStart } of variants)
      await test.step(name, async () => {
        await page.emulateMedia({ ...usual, ...media });
        await store(page, stored);
        if (isFromTheStart) await visit(page, address);
        await expect.poll(() => isBold(page)).toBe('textEnhancement' in stored);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          const found = { axe: await axeFaults(page, rules), sideways: await sidewaysScroll(page) };
          expect.soft(found, `${name} at ${width} px`).toEqual({ axe: [], sideways: 0 });
        }
      });
  });

// Pages that are least alike, each looked at once in each profile; nothing may move while it is applied.
const ofProfiles = [
  '/',
  '/de/contact',
  '/de/projects',
  '/resources/overload',
  '/resources/events',
  '/de/services/find-the-lost',
  '/plain/help-now',
];

for (const { name, stored } of profiles)
  for (const some of isWholeSweep ? everyPage.map((address) => [address]) : [ofProfiles])
    test(`CALM-20 CALM-16 READ-05 READ-08 READ-61 the profile "${name}": nothing moves, axe finds nothing, nothing scrolls sideways: ${some.join()}`, async ({
      page,
    }) => {
      await storeBefore(page, stored);
      await watchShifts(page);
      for (const address of some) {
        await page.setViewportSize(phone);
        await visit(page, address);
        await page.evaluate(() => document.fonts.ready);
        const found = { moved: await shiftsSoFar(page), small: await smallTargets(page) };
        expect.soft(found, address).toEqual({ moved: [], small: [] });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          const axe = isWholeSweep ? await axeFaults(page) : width > 360 ? [] : await axeFaults(page, onlyLayout.rules);
          expect
            .soft({ axe, sideways: await sidewaysScroll(page) }, `${address} at ${width} px`)
            .toEqual({ axe: [], sideways: 0 });
        }
      }
    });
