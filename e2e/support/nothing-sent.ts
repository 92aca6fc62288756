import { expect, type Page } from '@playwright/test';

/** Notes all that a page asks for from now on: how, where and with what. */
export function noteRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  return asked;
}

/**
 * No form was sent, and no word of `goodPassword` is in an address. What was on its way by now would have been asked for
 * before what is asked here.
 */
export async function expectNothingSent(page: Page, asked: readonly string[]): Promise<void> {
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(asked.filter((line) => line.includes('otters') || line.startsWith('POST'))).toEqual([]);
}
