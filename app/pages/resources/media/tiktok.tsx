import { discussCreatorLink } from '#app/features/resources/discuss-creator-link.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourceFacts } from '#app/layout/resource-facts.tsx';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { paletteColour } from '#app/lib/palette.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { Tags } from '#app/ui/tag.tsx';
import { pageNames } from '#content/pages.ts';
import { tiktokCreators, tiktokWords } from '#content/tiktok.ts';

export const head = pageHead((t) => ({
  title: t.of(pageNames['resources/media/tiktok']),
  description: t.of(tiktokWords.lead),
}));

export default function Tiktok() {
  const t = useWords();
  return (
    <ResourcePage page="resources/media/tiktok" words={tiktokWords} listed={tiktokCreators}>
      <CardGrid columns={2}>
        {tiktokCreators.map(({ item, facts }, index) => (
          <Card
            key={item.username}
            title={item.username}
            edge={paletteColour(index)}
            actions={
              <>
                <ResourceAction label={t(m['tiktok.follow'])} name={item.username} href={item.link} />
                <ResourceAction label={t(m['tiktok.discuss'])} name={item.username} to={discussCreatorLink(item, t)} />
              </>
            }
          >
            <p>{t.of(item.description)}</p>
            <Tags label={t(m['tiktok.topics'])} tags={t.of(item.topics)} />
            <ResourceFacts name={item.username} link={item.link} facts={facts} />
          </Card>
        ))}
      </CardGrid>
    </ResourcePage>
  );
}
