import { NextStep } from '#app/blocks/next-step.tsx';
import { passageSections } from '#app/blocks/passages.tsx';
import { Link } from '#app/i18n/link.tsx';
import { Sheet } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid, Card } from '#app/ui/card.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { diagnosticsNext, diagnosticsPassages, journey, pillars, toTheTest } from '#content/diagnostics/diagnostics.ts';
import { diagnosticsService as words } from '#content/services/diagnostics-service.ts';

export const head = pageHead(words.title, words.lead);

export default function DiagnosticsService({ t }: PageProps) {
  return (
    <HeadedPage
      area="lilac"
      title={t(words.title)}
      lead={t(words.lead)}
      drawing="/drawings/part-sliders.svg"
      notice={
        <Link className={buttonClass('quiet')} to={pathTo('diagnostics/test')}>
          {t(toTheTest)}
        </Link>
      }
    >
      <CardGrid>
        {t.now(pillars).map(({ id, title, text, drawing }) => (
          <Card key={id} title={t(title)} drawing={{ src: drawing }} edge="lilac">
            <p>{t(text)}</p>
          </Card>
        ))}
      </CardGrid>
      <Rail next={<NextStep {...diagnosticsNext} to={pathTo('printables/first-appointment')} />}>
        <Sheet
          area="lilac"
          sections={[
            ...passageSections(t, diagnosticsPassages),
            {
              title: t(journey.title),
              drawing: '/drawings/way-journey.svg',
              body: (
                <p>
                  {t(words.way)} <Link to={pathTo('diagnostics')}>{t(words.wayOpen)}</Link>
                </p>
              ),
            },
          ]}
        />
      </Rail>
    </HeadedPage>
  );
}
