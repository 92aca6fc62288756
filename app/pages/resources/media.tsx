import { Link } from '#app/i18n/link.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import type { PageProps } from '#app/page.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { pageNames } from '#content/pages.ts';
import { mediaTiles, mediaWords } from '#content/resources/media.ts';
import { resourceWords } from '#content/resources/resource-words.ts';

export const head = pageHead(pageNames['resources/media'], mediaWords.lead);

export default function Media({ t }: PageProps) {
  return (
    <ResourcePage page="resources/media" words={mediaWords}>
      <CardGrid>
        {t.now(mediaTiles).map(({ title, description, path, icon, colours }) => (
          <Card
            key={path}
            title={t(title)}
            drawing={{ src: icon }}
            edge={colours.ground}
            isLink
            isRow
            actions={
              <Link to={path}>
                <span>{t(resourceWords.resourcesOpen, { page: t(title) })}</span>
              </Link>
            }
          >
            <p>{t(description)}</p>
          </Card>
        ))}
      </CardGrid>
    </ResourcePage>
  );
}
