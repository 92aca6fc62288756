import type { ReactNode } from 'react';
import { NextStep } from '#app/blocks/next-step.tsx';
import { ClosedPassages, passageSections } from '#app/blocks/passages.tsx';
import { SubjectsOf } from '#app/blocks/subject-list.tsx';
import diagnosticsDrawing from '#app/drawings/diagnostics.svg';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Article } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import {
  diagnosticsLead,
  diagnosticsNext,
  diagnosticsNotice,
  diagnosticsPassages,
  diagnosticsChecked,
  diagnosticsTitle,
  firstSteps,
  pathways,
  forAll,
  journey,
  pillars,
  pillarsDrawing,
  pillarsTitle,
  toTheTest,
} from '#content/diagnostics/diagnostics.ts';

export const head = pageHead(diagnosticsTitle, diagnosticsLead);

export default function Diagnostics({ t }: PageProps) {
  return (
    <Article
      area="lilac"
      title={t(diagnosticsTitle)}
      lead={t(diagnosticsLead)}
      drawing={diagnosticsDrawing}
      notice={
        <p>
          <strong>{t(diagnosticsNotice)}</strong>
        </p>
      }
      sections={[
        ...passageSections(t, firstSteps),
        { title: t(pillarsTitle), drawing: pillarsDrawing, body: <Pillars /> },
        ...passageSections(t, diagnosticsPassages).map((approach) => ({
          ...approach,
          body: <WithTest>{approach.body}</WithTest>,
        })),
        {
          title: t(journey.title),
          drawing: '/drawings/way-journey.svg',
          body: (
            <>
              <p>{t(journey.text)}</p>
              <ClosedPassages passages={pathways} />
            </>
          ),
        },
        ...passageSections(t, forAll),
      ]}
      checked={diagnosticsChecked}
      next={<NextStep {...diagnosticsNext} to={pathTo('printables/first-appointment')} />}
      end={<SubjectsOf group="diagnosis" level={2} />}
    />
  );
}

/** The prototype gives no answer: so its button is where it is described, not the first one to press. */
function WithTest({ children }: { children: ReactNode }) {
  const t = useWords();
  return (
    <>
      {children}
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('diagnostics/test')}>
          {t(toTheTest)}
        </Link>
      </p>
    </>
  );
}

function Pillars() {
  const t = useWords();
  return t.now(pillars).map(({ title, text, can, cannot }) => (
    <section key={t(title)}>
      <Heading level={3}>{t(title)}</Heading>
      <p>
        {t(text)} {t(can)} {t(cannot)}
      </p>
    </section>
  ));
}
