import { FundingCard } from '#app/features/donate/funding-card.tsx';
import { NoReceipt } from '#app/features/donate/no-receipt.tsx';
import { DonateTabs } from '#app/features/donate/donate-tabs.island.tsx';
import { SupportTabs } from '#app/features/donate/support-tabs.tsx';
import { Island } from '#app/islands/island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { pageNames } from '#content/pages.ts';
import {
  amountsCounted,
  brief,
  donatePassages,
  fundingProjects,
  fundingWords,
  itemWords,
  lead,
  neededItems,
  next,
  tabNames,
  ways,
} from '#content/support.ts';

export const head = pageHead((t) => ({ title: t.of(pageNames.support), description: t.of(lead) }));

export default function Support() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t.of(pageNames.support)}</PageTitle>
      <p>{t.of(lead)}</p>
      <PageBrief brief={brief} />
      <SupportTabs
        label={t.of(pageNames.support)}
        panels={{ donate: <Donate />, projects: <Projects />, items: <Items /> }}
      />
      <NextStep
        text={t.of(next.text)}
        label={t.of(next.label)}
        to={pathTo('contact', { reason: 'collaboration', message: t.of(next.message) })}
      />
    </Page>
  );
}

function Donate() {
  const t = useWords();
  return (
    <>
      <Heading>{t.of(ways.title)}</Heading>
      <p>{t.of(ways.lead)}</p>
      <NoReceipt />
      <Island of={DonateTabs} until="idle" />
      <Passages passages={donatePassages} />
    </>
  );
}

function Projects() {
  const t = useWords();
  return (
    <>
      <Heading>{t.of(tabNames.projects)}</Heading>
      <p>
        {t.of(fundingWords.lead)} {amountsCounted.example && t.of(fundingWords.example)}
      </p>
      <NoReceipt />
      <CardGrid columns={2}>
        {fundingProjects.map((project) => (
          <FundingCard key={project.id} project={project} />
        ))}
      </CardGrid>
    </>
  );
}

function Items() {
  const t = useWords();
  return (
    <>
      <Heading>{t.of(tabNames.items)}</Heading>
      <p>{t.of(itemWords.lead)}</p>
      <CardGrid columns={2}>
        {neededItems.map(({ id, title, description }) => (
          <Card
            key={id}
            title={t.of(title)}
            level={3}
            edge="sky"
            actions={
              <Link
                className={buttonClass('quiet')}
                to={pathTo('contact', { reason: 'hello', message: `${t.of(itemWords.message)}${t.of(title)}. ` })}
              >
                {t.of(itemWords.offer)}: {t.of(title)}
              </Link>
            }
          >
            <p>{t.of(description)}</p>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
