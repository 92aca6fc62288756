import { NextStep } from '#app/blocks/next-step.tsx';
import supportDrawing from '#app/drawings/support-senses.svg';
import workbagDrawing from '#app/drawings/workbag.svg';
import { Link } from '#app/i18n/link.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { lead, next, others, othersTitle, shelves } from '#content/about/storage.ts';
import { pageNames } from '#content/pages.ts';

export const head = pageHead(pageNames.storage, lead);

const drawings = { support: supportDrawing, workbag: workbagDrawing };

export default function Storage({ t }: PageProps) {
  return (
    <HeadedPage area="sky" title={t(pageNames.storage)} lead={t(lead)} drawing="/drawings/storage.svg">
      <CardGrid columns={2}>
        {t.now(shelves).map(({ page, text, open }) => (
          <Card
            key={page}
            title={t(pageNames[page])}
            drawing={{ src: drawings[page] }}
            isLink
            actions={<Link to={pathTo(page)}>{t(open)}</Link>}
          >
            <p>{t(text)}</p>
          </Card>
        ))}
      </CardGrid>
      <Rail next={<NextStep {...next} to={pathTo('home')} />}>
        <Heading>{t(othersTitle)}</Heading>
        <ul>
          {t.now(others).map(({ page, text }) => (
            <li key={page}>
              <Link to={pathTo(page)}>{t(pageNames[page])}</Link>: {t(text)}
            </li>
          ))}
        </ul>
      </Rail>
    </HeadedPage>
  );
}
