import type { Page } from '@playwright/test';
import { everyPage } from './addresses.ts';
import { whenAlive } from './alive.ts';
import { axeFaults } from './axe.ts';
import { expect, test } from './live-test.ts';
import { sidewaysScroll } from './page-checks.ts';

type Media = Parameters<Page['emulateMedia']>[0];
type Variant = { name: string; stored?: Record<string, string>; media?: Media };

const colours = (backgroundColor: string, textColor: string, backgroundIntensity = 100, textIntensity = 100) =>
  JSON.stringify({ backgroundColor, backgroundIntensity, textColor, textIntensity });

const presets: [string, string][] = [
  ['cream', colours('#fff4d6', '#2b2118')],
  ['dark', colours('#1e2a38', '#f3ead8')],
  ['green', colours('#d7ecd9', '#0d3b1e', 60, 80)],
  ['grey on grey', colours('#777777', '#777777')],
];

const bold = { textEnhancement: 'true' };
const plain: Variant[] = [
  { name: 'Bold', stored: bold },
  ...presets.map(([name, colorSettings]) => ({ name, stored: { colorSettings } })),
  { name: 'forced colours', media: { forcedColors: 'active' } },
  { name: 'reduced motion', media: { reducedMotion: 'reduce' } },
  { name: 'more contrast', media: { contrast: 'more' } },
];
const together: Variant[] = [
  ...presets.map(([name, colorSettings]) => ({ name: `${name} and Bold`, stored: { colorSettings, ...bold } })),
  { name: 'forced colours and Bold', media: { forcedColors: 'active' }, stored: bold },
];

// `npm run sweep` looks at every page in every variant; `npm test` at one page of each kind.
const isWhole = process.env.SWEEP === 'all';
const variants = isWhole ? [...plain, ...together] : plain;
const widths = isWhole ? [360, 768, 1280] : [360, 1280];
const groups = isWhole
  ? [...everyPage, '/no/such-page', '/de/no/such-page'].map((address) => [address])
  : [['/', '/de/contact?reason=question', '/help-now', '/projects', '/de/thank-you', '/no/such-page']];

for (const { name, stored = {}, media = {} } of variants) {
  for (const addresses of groups) {
    const where = isWhole ? addresses.join() : 'one page of each kind';
    test(`CALM-20 CALM-16 ${name}: axe finds nothing, nothing scrolls sideways: ${where}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia(media);
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, stored);
      for (const address of addresses) {
        await page.goto(address);
        await whenAlive(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          expect
            .soft({ axe: await axeFaults(page), sideways: await sidewaysScroll(page) }, `${address} at ${width} px`)
            .toEqual({ axe: [], sideways: 0 });
        }
      }
    });
  }
}
