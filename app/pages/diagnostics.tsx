import { Heading } from '#app/ui/heading.tsx';
import diagnosticsDrawing from '#app/drawings/diagnostics.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Sources } from '#app/layout/sources.tsx';
import type { PageProps } from '#app/page.ts';
import { pageAt, pathTo, splitLocale } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  diagnosticsBrief,
  diagnosticsLead,
  diagnosticsNext,
  diagnosticsNotice,
  diagnosticsPassages,
  diagnosticsSources,
  diagnosticsTitles,
  pathway,
  pillars,
  pillarsTitle,
  toTheTest,
} from '#content/diagnostics/diagnostics.ts';
import styles from './diagnostics.module.css';

// One page at two addresses (app/routes.ts), each with a title of its own.
const titleAt = (pathname: string) =>
  diagnosticsTitles[
    pageAt(splitLocale(pathname).path) === 'services/diagnostics' ? 'services/diagnostics' : 'diagnostics'
  ];

export const head = pageHead((t, path) => ({ title: t(titleAt(path)), description: t(diagnosticsLead) }));

export default function Diagnostics({ place }: PageProps) {
  const t = useWords();
  const title = titleAt(place.pathname);
  return (
    <Page wide>
      <div className={styles.top}>
        <div>
          <PageTitle>{t(title)}</PageTitle>
          <p>{t(diagnosticsLead)}</p>
          <p className={styles.notice}>
            <strong>{t(diagnosticsNotice)}</strong>
          </p>
          <p>
            <Link className={buttonClass()} to={pathTo('diagnostics/test')}>
              {t(toTheTest)}
            </Link>
          </p>
        </div>
        <img className={styles.picture} src={diagnosticsDrawing} width="360" height="150" alt="" />
      </div>
      <PageBrief brief={diagnosticsBrief} />
      <Heading>{t(pillarsTitle)}</Heading>
      <div className={styles.pillars}>
        <CardGrid>
          {t.now(pillars).map(({ title: name, text, can, cannot }) => (
            <Card key={t(name)} title={t(name)} level={3} edge="lilac">
              <p>{t(text)}</p>
              <p>{t(can)}</p>
              <p>{t(cannot)}</p>
            </Card>
          ))}
        </CardGrid>
      </div>
      <Passages passages={diagnosticsPassages} />
      <div className={styles.pathway}>
        <Passages passages={pathway} level={3} />
      </div>
      <Sources {...diagnosticsSources} />
      <NextStep text={t(diagnosticsNext.text)} label={t(diagnosticsNext.label)} to={pathTo('diagnostics/test')} />
    </Page>
  );
}
