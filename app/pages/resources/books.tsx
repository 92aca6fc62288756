import { borrowLink } from '#app/features/resources/borrow-link.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { JsonLd } from '#app/layout/json-ld.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourceFacts } from '#app/layout/resource-facts.tsx';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import { paletteColour } from '#app/lib/palette.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { books, booksWords } from '#content/books.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead((t) => ({
  title: t.of(pageNames['resources/books']),
  description: t.of(booksWords.lead),
}));

export default function Books() {
  const t = useWords();
  return (
    <ResourcePage page="resources/books" words={booksWords} listed={books}>
      <CardGrid columns={2}>
        {books.map(({ item, facts }, index) => (
          <Card
            key={item.author}
            title={t.of(item.title)}
            edge={paletteColour(index)}
            actions={
              <>
                <ResourceAction label={t(m['books.buy'])} name={t.of(item.title)} href={t.of(item.link)} />
                <ResourceAction label={t(m['books.borrow'])} name={t.of(item.title)} to={borrowLink(item, t)} />
              </>
            }
          >
            <p>{t(m['books.by'], { author: item.author })}</p>
            <ResourceFacts name={t.of(item.title)} link={t.of(item.link)} facts={facts} />
            <JsonLd data={{ '@type': 'Book', name: t.of(item.title), author: item.author }} />
          </Card>
        ))}
      </CardGrid>
    </ResourcePage>
  );
}
