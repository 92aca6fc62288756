import { NextStep } from '#app/blocks/next-step.tsx';
import { Passages, passageSections } from '#app/blocks/passages.tsx';
import diagnosticsDrawing from '#app/drawings/diagnostics.svg';
import findTheLostDrawing from '#app/drawings/find-the-lost.svg';
import wavyTextDrawing from '#app/drawings/wavy-text.svg';
import { Link } from '#app/i18n/link.tsx';
import { Sheet } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { CardGrid, Card } from '#app/ui/card.tsx';
import oneLine from '#app/ui/lines.module.css';
import { HeadedPage } from '#app/ui/masthead.tsx';
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

export const head = pageHead(servicesTitle, servicesLead);

const drawings: Record<Service['page'], string> = {
  'services/find-the-lost': findTheLostDrawing,
  'services/diagnostics': diagnosticsDrawing,
  'services/wavy-text': wavyTextDrawing,
};

// The card is one of three services, so it carries the service's short name.
const nameOf = (page: Service['page']) => (page === 'services/diagnostics' ? 'diagnostics' : page);

export default function Services({ t }: PageProps) {
  return (
    <HeadedPage area="sky" title={t(servicesTitle)} lead={t(servicesLead)} drawing="/drawings/service-sign.svg">
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
            <p className={oneLine.small}>{t(needs)}</p>
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
      <Rail
        next={
          <NextStep
            {...servicesNext}
            to={pathTo('contact', { reason: 'talk', message: t(servicesNext.message), source: 'Services' })}
          />
        }
      >
        <Sheet area="sky" sections={passageSections(t, servicesPassages)} />
      </Rail>
    </HeadedPage>
  );
}
