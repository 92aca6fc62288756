import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtUrls, notFoundPath, subjectPages } from '#app/paths.ts';
import { aiTools } from '#content/resources/ai-tools.ts';
import { books } from '#content/resources/books.ts';
import { communityChannels } from '#content/resources/community.ts';
import { podcasts } from '#content/resources/podcasts.ts';
import { tiktokCreators } from '#content/resources/tiktok.ts';
import { videos } from '#content/resources/videos.ts';
import { splitLocale } from '#contract/locale.ts';
import { root } from '#scripts/run.ts';

const htmlOf = (address: string) => readFileSync(join(root, 'dist/site', address, 'index.html'), 'utf8');
const buttonsOn = (address: string) => [...htmlOf(address).matchAll(/ data-keep="([^"]+)"/gu)].map(([, id = '']) => id);
const known = new Set([...htmlOf('/my-list').matchAll(/&quot;id&quot;:&quot;(.+?)&quot;/gu)].map(([, id = '']) => id));

test('READ-53 every card of a resource, every subject and every project has the button, and what has one is known to the list', () => {
  const cards = (page: string, list: readonly { id: string }[]) => list.map(({ id }) => `${page}#${id}`);
  // A tool without a link is only planned: there is nothing to keep yet.
  const open = (list: typeof communityChannels) => list.filter(({ item }) => item.link);
  const expected = [
    ...Object.keys(subjectPages),
    'resources/comorbidity',
    'resources/events',
    'projects/kinderkuche',
    'projects/shared-breastfeeding',
    ...cards('resources/books', books),
    ...cards('resources/podcasts', podcasts),
    ...cards('resources/videos', videos),
    ...cards('resources/media/tiktok', tiktokCreators),
    ...cards('resources/ai-tools', open(aiTools)),
    ...cards('resources/community', open(communityChannels)),
  ];
  const found: Record<string, string[]> = { en: [], de: [] };
  for (const address of builtUrls().filter((each) => !each.endsWith(notFoundPath))) {
    const { locale, path } = splitLocale(address);
    for (const id of buttonsOn(address)) {
      found[locale]?.push(id);
      const [page, card] = id.split('#');
      const isThere = card === undefined || htmlOf(address).includes(` id="${card}"`);
      expect([address, id, `/${page}`, isThere]).toEqual([address, id, path, true]);
    }
  }
  for (const ids of [...Object.values(found), [...known]]) expect(ids.toSorted()).toEqual(expected.toSorted());
});
