import { JsonLd } from '#app/blocks/json-ld.tsx';
import { ResourceFacts } from '#app/blocks/resource-facts.tsx';
import { discussPodcastLink } from '#app/features/resources/contact-links.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { paletteColour } from '#app/lib/view/palette.ts';
import type { PageProps } from '#app/page.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { pageNames } from '#content/pages.ts';
import { podcastWords } from '#content/resources/podcast-words.ts';
import { podcasts, podcastsWords } from '#content/resources/podcasts.ts';

export const head = pageHead(pageNames['resources/podcasts'], podcastsWords.lead);

export default function Podcasts({ t }: PageProps) {
  return (
    <ResourcePage page="resources/podcasts" drawing="/drawings/podcasts.svg" words={podcastsWords} listed={podcasts}>
      <CardGrid columns={2}>
        {t.now(podcasts).map(({ id, item, facts }, index) => (
          <Card
            key={id}
            id={id}
            title={item.title}
            drawing={{ src: item.image }}
            edge={paletteColour(index)}
            isBeside
            actions={
              <>
                <ResourceAction label={t(podcastWords.listen)} name={item.title} href={item.link} />
                <ResourceAction
                  label={t(podcastWords.discuss)}
                  name={item.title}
                  to={discussPodcastLink(item, t)}
                  isPlain
                />
              </>
            }
          >
            <p>
              {t(item.description)} {t(podcastWords.platform, { platform: item.platform })}.
            </p>
            <ResourceFacts id={`resources/podcasts#${id}`} name={item.title} link={item.link} facts={facts} />
            <JsonLd data={{ '@type': 'PodcastSeries', name: item.title, url: item.link }} />
          </Card>
        ))}
      </CardGrid>
    </ResourcePage>
  );
}
