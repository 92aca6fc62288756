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
import { brief, next, passages, words, workbagLinks, type WorkbagLink } from '#content/contact/workbag.ts';
import { reasons } from '#contract/reasons.ts';

export const head = pageHead((t) => ({ title: t(pageNames.workbag), description: t(words.lead) }));

export default function Workbag() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(pageNames.workbag)}</PageTitle>
      <p>{t(words.lead)}</p>
      <PageBrief brief={brief} />
      <Heading>{t(words.links)}</Heading>
      <CardGrid columns={1}>
        {t.now(workbagLinks).map((link) => (
          <LinkCard key={link.id} link={link} />
        ))}
      </CardGrid>
      <Passages passages={passages} />
      <NextStep
        text={t(next.text)}
        label={t(next.label)}
        to={pathTo('contact', { reason: 'hello', message: t(next.message) })}
      />
    </Page>
  );
}

function LinkCard({ link }: { link: WorkbagLink }) {
  const t = useWords();
  const { id, reason, source } = link;
  const message = t(link.defaultMessage);
  return (
    <Card
      title={t(link.title)}
      level={3}
      drawing={{ src: workbagDrawing }}
      actions={
        <>
          <Link className={buttonClass()} to={pathTo('contact', { reason, message, source })}>
            {t(words.test)}
          </Link>
          <Button look="quiet" aria-disabled="true" aria-describedby={`${id}-edit`}>
            {t(words.edit)}
          </Button>
        </>
      }
    >
      <p>{t(link.description)}</p>
      <dl>
        <dt>
          <strong>{t(words.reason)}</strong>
        </dt>
        <dd>{t(reasons[reason])}</dd>
        <dt>
          <strong>{t(words.source)}</strong>
        </dt>
        <dd>{source}</dd>
        <dt>
          <strong>{t(words.message)}</strong>
        </dt>
        <dd>{message}</dd>
      </dl>
      <p id={`${id}-edit`}>{t(words.editReason)}</p>
    </Card>
  );
}
