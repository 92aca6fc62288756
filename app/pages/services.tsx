import diagnosticsDrawing from '#app/drawings/diagnostics.svg';
import findTheLostDrawing from '#app/drawings/find-the-lost.svg';
import wavyTextDrawing from '#app/drawings/wavy-text.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { pathTo } from '#app/paths.ts';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { pageNames } from '#content/pages.ts';
import {
  moreServices,
  services,
  servicesLead,
  servicesNext,
  servicesPassages,
  servicesTitle,
  type Service,
  servicesNew,
} from '#content/services/services.ts';
import styles from './services.module.css';

export const head = pageHead((t) => ({ title: t(servicesTitle), description: t(servicesLead) }));

const drawings: Record<Service['page'], string> = {
  'services/find-the-lost': findTheLostDrawing,
  'services/diagnostics': diagnosticsDrawing,
  'services/wavy-text': wavyTextDrawing,
};

// The card is one of three services, so it carries the service's short name.
const nameOf = (page: Service['page']) => (page === 'services/diagnostics' ? 'diagnostics' : page);

export default function Services() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(servicesTitle)}</PageTitle>
      <p>{t(servicesLead)}</p>
      <CardGrid columns={2}>
        {t.now(services).map(({ page, text, needs, open, beside }) => (
          <Card
            key={page}
            title={
              <>
                {t(pageNames[nameOf(page)])} <Tag>{t(servicesNew)}</Tag>
              </>
            }
            drawing={{ src: drawings[page] }}
            isLink
            actions={<Link to={pathTo(page)}>{t(open)}</Link>}
          >
            <p>{t(text)}</p>
            <p className={styles.needs}>{t(needs)}</p>
            {beside && (
              <p className={styles.beside}>
                <Link to={pathTo(beside.page)}>{t(beside.label)}</Link>
              </p>
            )}
          </Card>
        ))}
        <li className={styles.more}>
          <Passages passages={[moreServices]} />
        </li>
      </CardGrid>
      <Passages passages={servicesPassages} />
      <NextStep
        text={t(servicesNext.text)}
        label={t(servicesNext.label)}
        to={pathTo('contact', { reason: 'talk', message: t(servicesNext.message), source: 'Services' })}
      />
    </Page>
  );
}
