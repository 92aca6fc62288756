import { DecidedList } from '#app/blocks/decided-list.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { LegalPage } from '#app/layout/legal-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { OfflinePart } from '#app/parts/offline-part.tsx';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { association } from '#content/association.ts';
import {
  controllerTitle,
  datenschutzLead,
  datenschutzNext,
  datenschutzPassages,
  datenschutzChecked,
  datenschutzTitle,
  emailTerm,
  privacyDetails,
} from '#content/legal/datenschutz.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';

export const head = pageHead(datenschutzTitle, datenschutzLead);

export default function Datenschutz({ t }: PageProps) {
  const rows = t.now(privacyDetails).map(({ term, details }) => ({
    term: t(term),
    values: details.map((detail) => t.now(association)[detail]),
  }));
  return (
    <LegalPage
      title={datenschutzTitle}
      lead={datenschutzLead}
      first={{
        title: controllerTitle,
        body: <DecidedList rows={[...rows, { term: t(emailTerm), values: [t.now(site).email] }]} />,
      }}
      passages={datenschutzPassages}
      checked={datenschutzChecked}
      next={
        <NextStep
          {...datenschutzNext}
          to={pathTo('contact', { reason: 'question', message: t(datenschutzNext.message), source: 'Datenschutz' })}
        />
      }
      end={
        <OfflinePart>
          <Heading>{t(pageNames.offline)}</Heading>
        </OfflinePart>
      }
    />
  );
}
