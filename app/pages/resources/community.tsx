import { ToolCards } from '#app/blocks/tool-cards.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { pageNames } from '#content/pages.ts';
import { communityChannels, communityWords } from '#content/resources/community.ts';

export const head = pageHead(pageNames['resources/community'], communityWords.lead);

export default function Community() {
  return (
    <ResourcePage page="resources/community" words={communityWords} listed={communityChannels}>
      <ToolCards page="resources/community" tools={communityChannels} />
    </ResourcePage>
  );
}
