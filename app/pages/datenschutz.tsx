import { DecidedList } from '#app/blocks/decided-list.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { LegalPage } from '#app/layout/legal-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { OfflinePart } from '#app/parts/offline-part.tsx';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
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

export const head = pageHead(datenschutzTitle, datenschutzLead);

export default function Datenschutz({ t }: PageProps) {
  return (
    <LegalPage
      title={datenschutzTitle}
      lead={datenschutzLead}
      first={{
        title: controllerTitle,
        body: <DecidedList details={privacyDetails} email={emailTerm} />,
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
