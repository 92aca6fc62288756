import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtUrls, notFoundPath } from '#app/paths.ts';
import { root } from '#scripts/run.ts';

// Of some 200 in both languages; fewer would not be the site.
const fewestPages = 130;
const site = join(root, 'dist', 'site');

test('READ-51 every page that search engines may keep has its address for paper and a code of it, and no other page has', () => {
  const addresses = builtUrls().filter((address) => !address.endsWith(notFoundPath));
  expect(addresses.length).toBeGreaterThan(fewestPages);
  for (const address of addresses) {
    const html = readFileSync(join(site, address, 'index.html'), 'utf8');
    const [, canonical] = /<link rel="canonical" href="([^"]+)"/u.exec(html) ?? [];
    const [, code = '', written] = /<p id="paper" hidden=""><img src="([^"]+)"[^>]*>([^<]+)/u.exec(html) ?? [];
    expect([address, written]).toEqual([address, canonical]);
    expect([address, existsSync(join(site, code)) && code !== '']).toEqual([address, canonical !== undefined]);
  }
});
