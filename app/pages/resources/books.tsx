import { JsonLd } from '#app/blocks/json-ld.tsx';
import { ResourceFacts } from '#app/blocks/resource-facts.tsx';
import { borrowLink } from '#app/features/resources/contact-links.ts';
import { ResourceAction } from '#app/features/resources/resource-action.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { ResourcePage } from '#app/layout/resource-page.tsx';
import type { PageProps } from '#app/page.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { pageNames } from '#content/pages.ts';
import { bookWords } from '#content/resources/book-words.ts';
import { books, booksWords } from '#content/resources/books.ts';

export const head = pageHead(pageNames['resources/books'], booksWords.lead);

export default function Books({ t }: PageProps) {
  return (
    <ResourcePage page="resources/books" words={booksWords} listed={books}>
      <CardGrid columns={2}>
        {t.now(books).map(({ id, item, facts, cover }) => (
          <Card
            key={id}
            id={id}
            title={t(item.title)}
            drawing={{ src: cover, height: 128 }}
            isBeside
            actions={
              <>
                <ResourceAction label={t(bookWords.borrow)} name={t(item.title)} to={borrowLink(item, t)} />
                <ResourceAction label={t(bookWords.buy)} name={t(item.title)} href={t(item.link)} isPlain />
              </>
            }
          >
            <p>{t(bookWords.by, { author: item.author })}</p>
            <ResourceFacts id={`resources/books#${id}`} name={t(item.title)} link={t(item.link)} facts={facts} />
            <JsonLd data={{ '@type': 'Book', name: t(item.title), author: item.author }} />
          </Card>
        ))}
      </CardGrid>
    </ResourcePage>
  );
}
