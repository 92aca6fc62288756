import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '#scripts/chromium.ts';

/** Milliseconds after navigation; `undefined` for what the page does not have. */
export type Felt = { paint: number | undefined; header: number | undefined; form: number | undefined };

/** A cheap phone on slow 4G: 4 × slower processor, 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const slow = { cpu: 4, latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 };

// Text, because it runs in the page. A tool is not usable before it can be seen.
const readTimes = `(() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const mark = (name) => {
    const at = performance.getEntriesByName(name)[0]?.startTime;
    return at === undefined || paint === undefined ? undefined : Math.max(at, paint);
  };
  return { paint, header: mark('header-usable'), form: mark('form-usable') };
})()`;

/** Loads a page cold on the cheap phone and waits until everything in `wanted` has been marked. */
export async function feel(executablePath: string, url: string, wanted: readonly (keyof Felt)[]): Promise<Felt> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.down,
      uploadThroughput: slow.up,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    for (let tries = 0; tries < 200; tries += 1) {
      const times = await page.evaluate<Felt>(readTimes);
      if (wanted.every((name) => times[name] !== undefined)) return times;
      await wait(100);
    }
    throw new Error(`${url} did not become usable within 20 seconds.`);
  } finally {
    await browser.close();
  }
}
