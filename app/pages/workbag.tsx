import workbagDrawing from '#app/drawings/workbag.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { pathTo } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import { brief, next, passages, words, workbagLinks, type WorkbagLink } from '#content/workbag.ts';
import { reasons } from '#contract/reasons.ts';

export const head = pageHead((t) => ({ title: t.of(pageNames.workbag), description: t.of(words.lead) }));

export default function Workbag() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t.of(pageNames.workbag)}</PageTitle>
      <p>{t.of(words.lead)}</p>
      <PageBrief brief={brief} />
      <Heading>{t.of(words.links)}</Heading>
      <CardGrid columns={1}>
        {workbagLinks.map((link) => (
          <LinkCard key={link.id} link={link} />
        ))}
      </CardGrid>
      <Passages passages={passages} />
      <NextStep
        text={t.of(next.text)}
        label={t.of(next.label)}
        to={pathTo('contact', { reason: 'hello', message: t.of(next.message) })}
      />
    </Page>
  );
}

function LinkCard({ link }: { link: WorkbagLink }) {
  const t = useWords();
  const { id, reason, source } = link;
  const message = t.of(link.defaultMessage);
  return (
    <Card
      title={t.of(link.title)}
      level={3}
      drawing={{ src: workbagDrawing }}
      actions={
        <>
          <Link className={buttonClass()} to={pathTo('contact', { reason, message, source })}>
            {t.of(words.test)}
          </Link>
          <Button look="quiet" aria-disabled="true" aria-describedby={`${id}-edit`}>
            {t.of(words.edit)}
          </Button>
        </>
      }
    >
      <p>{t.of(link.description)}</p>
      <dl>
        <dt>
          <strong>{t.of(words.reason)}</strong>
        </dt>
        <dd>{t.of(reasons[reason])}</dd>
        <dt>
          <strong>{t.of(words.source)}</strong>
        </dt>
        <dd>{source}</dd>
        <dt>
          <strong>{t.of(words.message)}</strong>
        </dt>
        <dd>{message}</dd>
      </dl>
      <p id={`${id}-edit`}>{t.of(words.editReason)}</p>
    </Card>
  );
}
