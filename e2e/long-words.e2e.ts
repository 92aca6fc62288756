import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#contract/locale.ts';
import { everyPage } from './support/addresses.ts';
import { expect, test } from './support/live-test.ts';
import { client, htmlOf } from './support/weight.ts';

test('soft hyphens are drawn only: no title, no attribute, no data and no search knows them', () => {
  const soft = '\u00AD';
  const drawn = everyPage.filter((address) => htmlOf(address).includes(soft));
  expect(drawn).toContain('/de/diagnostics/test');
  for (const address of everyPage) {
    const html = htmlOf(address);
    const [head = ''] = html.split('</head>');
    const scripts = html.match(/<script[\s\S]*?<\/script>/gu)?.join('') ?? '';
    const attributes = html.match(/="[^"]*"/gu)?.join('') ?? '';
    expect(
      [head, scripts, attributes].filter((text) => text.includes(soft)),
      address,
    ).toEqual([]);
  }
  for (const locale of locales) expect(readFileSync(join(client, `search-${locale}.json`), 'utf8')).not.toContain(soft);
});
