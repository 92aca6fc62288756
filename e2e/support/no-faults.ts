import type { Page } from '@playwright/test';
import { axeFaults, rulesOfLayout } from './axe.ts';
import { expect } from './live-test.ts';
import { overrides } from './overrides.ts';
import { clippedText, sidewaysScroll, smallTargets } from './page-checks.ts';

const sound = { axe: [], sideways: 0, clipped: [], small: [], overrides: [] };

/**
 * What a page shows now, as wide as it is now: nothing for axe to find, cut, too small to hit, or styled by two modules.
 * With `rules`, axe asks only for these.
 */
export async function expectSoundNow(page: Page, state: string, rules?: readonly string[]): Promise<void> {
  const found = {
    axe: await axeFaults(page, rules),
    sideways: await sidewaysScroll(page),
    clipped: await clippedText(page),
    small: await smallTargets(page),
    overrides: await overrides(page),
  };
  expect.soft(found, state).toEqual(sound);
}

/**
 * What a page shows only after somebody did something, looked at like every page. At the first width axe asks for
 * everything, at the others for what can come out differently there.
 */
export async function expectSound(page: Page, widths: readonly number[] = [1280, 360, 320]): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 740 });
    await expectSoundNow(page, `at ${width} px`, index === 0 ? undefined : rulesOfLayout);
  }
}
