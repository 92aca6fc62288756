import { ToolCards } from '#app/blocks/tool-cards.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { pageNames } from '#content/pages.ts';
import { aiTools, aiToolsWords } from '#content/resources/ai-tools.ts';

export const head = pageHead(pageNames['resources/ai-tools'], aiToolsWords.lead);

export default function AiTools() {
  return (
    <ResourcePage page="resources/ai-tools" words={aiToolsWords} listed={aiTools}>
      <ToolCards page="resources/ai-tools" tools={aiTools} />
    </ResourcePage>
  );
}
