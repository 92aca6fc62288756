import puppeteer, { type Browser } from 'puppeteer-core';
import { chromiumArgs } from '#scripts/chromium.ts';
import type { Engine } from './engine.ts';

/** Drives Chromium, or Firefox by WebDriver BiDi. */
export async function puppeteerEngine(kind: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const browser: Browser = await puppeteer.launch({
    browser: kind,
    executablePath,
    headless: true,
    args: kind === 'chrome' ? chromiumArgs : [],
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  const page = await browser.newPage();
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (work, ...given) => page.evaluate(work as never, ...(given as unknown as never[])) as never,
    click: (place) => page.locator(place).click(),
    type: async (place, text) => {
      const field = await page.waitForSelector(place);
      await field?.type(text);
    },
    press: (key) => page.keyboard.press(key),
    choose: async (place, path) => {
      const field = await page.waitForSelector(place);
      await (field as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(path);
    },
    look: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf()),
    faults: () => {
      const seen = faults;
      faults = [];
      return seen;
    },
    end: () => browser.close(),
  };
}
