import { useWords } from '#app/i18n/locale.ts';
import { DecidedList } from '#app/layout/decided-list.tsx';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { association } from '#content/association.ts';
import {
  controllerTitle,
  datenschutzBrief,
  datenschutzLead,
  datenschutzNext,
  datenschutzPassages,
  datenschutzSources,
  datenschutzTitle,
  emailTerm,
  privacyDetails,
} from '#content/datenschutz.ts';
import { site } from '#content/site.ts';

export const head = pageHead((t) => ({ title: t.of(datenschutzTitle), description: t.of(datenschutzLead) }));

export default function Datenschutz() {
  const t = useWords();
  const rows = privacyDetails.map(({ term, details }) => ({
    term: t.of(term),
    values: details.map((detail) => association[detail]),
  }));
  return (
    <Page>
      <PageTitle>{t.of(datenschutzTitle)}</PageTitle>
      <p>{t.of(datenschutzLead)}</p>
      <PageBrief brief={datenschutzBrief} />
      <Heading>{t.of(controllerTitle)}</Heading>
      <DecidedList rows={[...rows, { term: t.of(emailTerm), values: [site.email] }]} />
      <Passages passages={datenschutzPassages} />
      <Sources {...datenschutzSources} />
      <NextStep
        text={t.of(datenschutzNext.text)}
        label={t.of(datenschutzNext.label)}
        to={pathTo('contact', { reason: 'question', message: t.of(datenschutzNext.message), source: 'Datenschutz' })}
      />
    </Page>
  );
}
