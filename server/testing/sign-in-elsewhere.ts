import { type Visit, type CookieBrowser, cookieBrowser } from './cookie-browser.ts';
import type { TestApp } from './test-app.ts';

/** Where the site of a test says that it is. */
export const site = 'https://ecosystem.example.org';
/** Where other services send people back to. */
export const callbackAt = `${site}/auth/v1/callback`;
/** The page that people sign in on. */
export const home = `${site}/account`;

/** What is no page of the site, however much it looks like one. */
export const elsewhere = [
  'https://evil.example/',
  '//evil.example/',
  '\\\\evil.example',
  'https:\\\\evil.example',
  `${site}.evil.example/`,
  'https://ecosystem.example.org@evil.example/',
  'https://evil@ecosystem.example.org/',
  'https://user:password@ecosystem.example.org/',
  'http://ecosystem.example.org/',
  `${site}:8443/`,
  `blob:${site}/account`,
  'javascript:alert(1)',
  'data:text/html,x',
  '/account',
  'not an address',
  '',
];

/** Whether somebody is on a page of the site again. */
export const isBack = (address: URL): boolean => address.origin === site && !address.pathname.startsWith('/auth/v1/');
/** Whether the next step is the way back: what a test stops at to change it. */
export const isCallback = (address: URL): boolean => address.href.startsWith(callbackAt);

/** Where a page sends somebody who wants to sign in with another service. */
export const start = (more: Readonly<Record<string, string>> = {}): string =>
  `${site}/auth/v1/authorize?${new URLSearchParams({ provider: 'oidc', redirect_to: home, ...more }).toString()}`;

/** A browser for which the site is served by the app of a test. */
export const browserOf = (app: Pick<TestApp, 'url'>): CookieBrowser => cookieBrowser({ from: site, at: app.url });

/** What stands behind the "#" of the page where somebody ended, without GoTrue's mark. */
export function hashOf({ address }: Visit): Record<string, string> {
  const { sb: _mark, ...rest } = Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
  return rest;
}
