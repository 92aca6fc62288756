import { ResourceFacts } from '#app/blocks/resource-facts.tsx';
import { discussCreatorLink } from '#app/features/resources/contact-links.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { paletteColour } from '#app/lib/view/palette.ts';
import type { PageProps } from '#app/page.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { Tags } from '#app/ui/tag.tsx';
import { pageNames } from '#content/pages.ts';
import { tiktokCardWords } from '#content/resources/tiktok-words.ts';
import { tiktokCreators, tiktokWords } from '#content/resources/tiktok.ts';

export const head = pageHead(pageNames['resources/media/tiktok'], tiktokWords.lead);

export default function Tiktok({ t }: PageProps) {
  return (
    <ResourcePage
      page="resources/media/tiktok"
      drawing="/drawings/tiktok.svg"
      words={tiktokWords}
      listed={tiktokCreators}
    >
      <CardGrid columns={2}>
        {t.now(tiktokCreators).map(({ id, item, facts, drawing }, index) => (
          <Card
            key={id}
            id={id}
            title={item.username}
            drawing={{ src: drawing }}
            edge={paletteColour(index)}
            isBeside
            actions={
              <>
                <ResourceAction label={t(tiktokCardWords.follow)} name={item.username} href={item.link} />
                <ResourceAction
                  label={t(tiktokCardWords.discuss)}
                  name={item.username}
                  to={discussCreatorLink(item, t)}
                  isPlain
                />
              </>
            }
          >
            <p>{t(item.description)}</p>
            <Tags label={t(tiktokCardWords.topics)} tags={t(item.topics)} />
            <ResourceFacts id={`resources/media/tiktok#${id}`} name={item.username} link={item.link} facts={facts} />
          </Card>
        ))}
      </CardGrid>
    </ResourcePage>
  );
}
