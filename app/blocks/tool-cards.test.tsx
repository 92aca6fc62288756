import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceContext } from '#app/i18n/place.ts';
import { aiTools } from '#content/resources/ai-tools.ts';
import { communityChannels } from '#content/resources/community.ts';
import type { ListedTool } from '#content/resources/tool.ts';
import { ToolCards } from './tool-cards.tsx';

const shown = (tools: readonly ListedTool[]) =>
  renderToStaticMarkup(
    <PlaceContext value={{ pathname: '/', search: '' }}>
      <ToolCards page="resources/community" tools={tools} />
    </PlaceContext>,
  );

const link = 'https://chat.example.net/parents';
const open = communityChannels.slice(0, 1).map(({ id, item }) => ({ id, item: { ...item, link } }) as const);
const facts = aiTools[0]?.facts;

test('RES-06 a group that is not open has no address, no facts and no button to it', () => {
  const html = shown(communityChannels);
  expect(html.match(/Tell me when it opens: /gu)).toHaveLength(6);
  expect(html.match(/Discuss Tool: /gu)).toHaveLength(6);
  expect(html).not.toMatch(/https?:|Visit Resource|Last checked|broken|data-keep|<dl/u);
});

test('RES-06 a group with an address is visited; nothing is said of it that nobody knows', () => {
  const html = shown(open);
  expect(html).toMatch(
    /<a[^>]*aria-label="Visit Resource: Community"[^>]*href="https:\/\/chat\.example\.net\/parents"/u,
  );
  expect(html).toContain('Discuss Tool: Community');
  expect(html).toContain('data-keep="resources/community#');
  expect(html).not.toMatch(/Tell me when it opens|Last checked|broken|<dl/u);
});

test('RES-06 what is known of an open group is shown', () => {
  const html = shown(open.map((group) => ({ ...group, ...(facts && { facts }) })));
  expect(html).toContain('Last checked');
  expect(html).toContain('This link is broken or wrong');
});
