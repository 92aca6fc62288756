import { discussToolLink } from '#app/features/resources/discuss-tool-link.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { paletteColour } from '#app/lib/palette.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import type { Listed } from '#content/resource.ts';
import { notOpenYet, type Tool } from '#content/tool.ts';
import { ResourceFacts } from './resource-facts.tsx';

/** Groups and tools: one card each. A group whose address is still an example says so. */
export function ToolCards({ tools }: { tools: readonly Listed<Tool>[] }) {
  const t = useWords();
  return (
    <CardGrid columns={tools.length === 1 ? 1 : 2}>
      {tools.map(({ item, facts }, index) => {
        const { title, description, link, image } = item;
        const name = t.of(title);
        return (
          <Card
            key={title.en}
            title={name}
            drawing={{ src: image }}
            edge={paletteColour(index)}
            actions={
              <>
                <ResourceAction label={t(m['tools.visit'])} name={name} href={link.value} />
                <ResourceAction label={t(m['tools.discuss'])} name={name} to={discussToolLink(item, t)} />
              </>
            }
          >
            <p>{t.of(description)}</p>
            {link.example && (
              <p>
                <strong>{t(m['tools.example'])}</strong>
              </p>
            )}
            <ResourceFacts
              name={name}
              link={link.value}
              facts={link.example ? { ...facts, cost: notOpenYet, time: notOpenYet } : facts}
            />
          </Card>
        );
      })}
    </CardGrid>
  );
}
