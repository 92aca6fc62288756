import { discussToolLink } from '#app/features/resources/discuss-tool-link.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { tellMeLink } from '#app/features/resources/tell-me-link.ts';
import { useWords } from '#app/i18n/locale.ts';
import { paletteColour } from '#app/lib/palette.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { toolWords } from '#content/resources/tool-words.ts';
import type { ListedTool } from '#content/resources/tool.ts';
import { ResourceFacts } from './resource-facts.tsx';

/** Groups and tools: one card each, small where nothing is known of any but what it is. One that is not open yet offers to tell when it is. */
export function ToolCards({ tools }: { tools: readonly ListedTool[] }) {
  const t = useWords();
  const isSmall = tools.every(({ facts }) => !facts);
  return (
    <CardGrid columns={tools.length === 1 ? 1 : 2}>
      {t.now(tools).map(({ item, facts }, index) => {
        const { title, description, link, image } = item;
        const look = { name: t(title), isPlain: isSmall };
        return (
          <Card
            key={title.en}
            title={look.name}
            drawing={{ src: image }}
            edge={paletteColour(index)}
            isSmall={isSmall}
            actions={
              <>
                {link ? (
                  <ResourceAction label={t(toolWords.visit)} {...look} href={link} />
                ) : (
                  <ResourceAction label={t(toolWords.tell)} {...look} to={tellMeLink(item, t)} />
                )}
                <ResourceAction label={t(toolWords.discuss)} {...look} to={discussToolLink(item, t)} />
              </>
            }
          >
            <p>{t(description)}</p>
            {link && facts && <ResourceFacts name={look.name} link={link} facts={facts} />}
          </Card>
        );
      })}
    </CardGrid>
  );
}
