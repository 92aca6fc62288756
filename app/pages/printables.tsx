import { Link } from '#app/i18n/link.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Lines } from '#app/ui/lines.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { pageNames } from '#content/pages.ts';
import { printables, printablesSteps, printablesWords as words } from '#content/printables/printables.ts';

export const head = pageHead(pageNames.printables, words.lead);

export default function Printables({ t }: PageProps) {
  return (
    <HeadedPage area="sage" title={t(pageNames.printables)} lead={t(words.lead)} drawing="/drawings/part-sheets.svg">
      <CardGrid columns={2}>
        {t.now(printables).map(({ id, page, drawing, about }) => (
          <Card
            key={id}
            title={t(pageNames[page])}
            drawing={{ src: drawing }}
            edge="sage"
            isBeside
            isLink
            actions={<Link to={pathTo(page)}>{t(words.open, { page: t(pageNames[page]) })}</Link>}
          >
            <p>{t(about)}</p>
          </Card>
        ))}
      </CardGrid>
      <Heading>{t(words.how)}</Heading>
      <Lines of={t(printablesSteps)} as="ol" />
      <p data-scripted="">{t(words.kept)}</p>
      <p data-scripted="">{t(words.shared)}</p>
    </HeadedPage>
  );
}
