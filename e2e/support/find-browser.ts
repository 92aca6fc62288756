import { findChromium, findWholeChromium } from '#scripts/chromium.ts';

/**
 * Finds the browser once, before the first test, and tells it to all workers. Not in the configuration: other tools
 * load that too, on machines that have no browser yet.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it so.
export default function findBrowser(): void {
  const found = findChromium();
  if (!found) throw new Error('No Chromium found. "npm test" finds or installs one.');
  process.env['CHROMIUM_PATH'] = found;
  const whole = process.env['WHOLE_CHROMIUM_PATH'] ?? findWholeChromium();
  if (whole) process.env['WHOLE_CHROMIUM_PATH'] = whole;
}
