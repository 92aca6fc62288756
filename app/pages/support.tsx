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
} from '#content/support/support.ts';

export const head = pageHead((t) => ({ title: t(pageNames.support), description: t(lead) }));

export default function Support() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(pageNames.support)}</PageTitle>
      <p>{t(lead)}</p>
      <PageBrief brief={brief} />
      <SupportTabs
        label={t(pageNames.support)}
        panels={{ donate: <Donate />, projects: <Projects />, items: <Items /> }}
      />
      <NextStep
        text={t(next.text)}
        label={t(next.label)}
        to={pathTo('contact', { reason: 'collaboration', message: t(next.message) })}
      />
    </Page>
  );
}

function Donate() {
  const t = useWords();
  return (
    <>
      <Heading>{t(ways.title)}</Heading>
      <p>{t(ways.lead)}</p>
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
      <Heading>{t(tabNames.projects)}</Heading>
      <p>
        {t(fundingWords.lead)} {amountsCounted.example && t(fundingWords.example)}
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
      <Heading>{t(tabNames.items)}</Heading>
      <p>{t(itemWords.lead)}</p>
      <CardGrid columns={2}>
        {neededItems.map(({ id, title, description }) => (
          <Card
            key={id}
            title={t(title)}
            level={3}
            edge="sky"
            actions={
              <Link
                className={buttonClass('quiet')}
                to={pathTo('contact', { reason: 'hello', message: `${t(itemWords.message)}${t(title)}. ` })}
              >
                {t(itemWords.offer)}: {t(title)}
              </Link>
            }
          >
            <p>{t(description)}</p>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
