import { expect, test } from 'vitest';
import { pageMeant } from './page-meant.ts';
import { builtUrls, notFoundPath } from './paths.ts';

test.each([
  ['/Contact', '/contact'],
  ['/contact.', '/contact'],
  ['/de/contact).', '/de/contact'],
  ['/DE', '/de'],
  ['/de/Contact', '/de/contact'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/contact', '/contact'],
  ['/contact.html', '/contact'],
  ['/index.php', '/'],
  ['/de/index.html', '/de'],
  ['/kontakt', '/de/contact'],
  ['/de/kontakt', '/de/contact'],
  ['/en/kontakt', '/de/contact'],
  ['/spenden', '/de/support'],
  ['/donate', '/support'],
  ['/de/donate', '/de/support'],
  ['/Bücher', '/de/resources/books'],
  ['/buecher', '/de/resources/books'],
  ['/leichte-sprache', '/de/einfach'],
  ['/hilfe', '/de/help-now'],
  ['/help', '/help-now'],
  ['/notfall', '/de/help-now'],
  ['/about_us', '/team'],
  ['/events', '/resources/events'],
  ['/find-the-lost', '/services/find-the-lost'],
  ['/de/find-the-lost', '/de/services/find-the-lost'],
  ['/login', '/signin'],
  ['/.well-known/change-password', '/account'],
  ['/diagnostik', '/de/diagnostics'],
])('%s means %s', (typed, meant) => {
  expect(pageMeant(typed)).toBe(meant);
});

test.each([
  '/nowhere',
  '/404',
  '/404.html',
  '/contact/nothing',
  '/nothing/contact',
  '//kontakt',
  '/wp-login.php',
  '/-',
  '//',
])('NAV-03 what %s means, nobody can tell', (typed) => {
  expect(pageMeant(typed)).toBeUndefined();
});

test('whatever it means is a page, so that nobody is led in circles', () => {
  const pages = new Set(builtUrls().filter((address) => !address.endsWith(notFoundPath)));
  for (const address of builtUrls())
    expect([...pages, undefined]).toContain(pageMeant(`${address}.html`.toUpperCase()));
});
