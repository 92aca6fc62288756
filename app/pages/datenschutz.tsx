import { useWords } from '#app/i18n/locale.ts';
import { DecidedList } from '#app/layout/decided-list.tsx';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Rail } from '#app/layout/rail.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { association } from '#content/association.ts';
import {
  controllerTitle,
  datenschutzLead,
  datenschutzNext,
  datenschutzPassages,
  datenschutzSources,
  datenschutzTitle,
  emailTerm,
  privacyDetails,
} from '#content/legal/datenschutz.ts';
import { site } from '#content/site.ts';

export const head = pageHead((t) => ({ title: t(datenschutzTitle), description: t(datenschutzLead) }));

export default function Datenschutz() {
  const t = useWords();
  const rows = t.now(privacyDetails).map(({ term, details }) => ({
    term: t(term),
    values: details.map((detail) => association[detail]),
  }));
  return (
    <Page wide>
      <PageTitle>{t(datenschutzTitle)}</PageTitle>
      <Rail
        contents={t.now(datenschutzPassages).map(({ title }) => t(title))}
        next={
          <NextStep
            text={t(datenschutzNext.text)}
            label={t(datenschutzNext.label)}
            to={pathTo('contact', { reason: 'question', message: t(datenschutzNext.message), source: 'Datenschutz' })}
          />
        }
      >
        <p>{t(datenschutzLead)}</p>
        <Heading>{t(controllerTitle)}</Heading>
        <DecidedList rows={[...rows, { term: t(emailTerm), values: [t.now(site).email] }]} />
        <Passages passages={datenschutzPassages} />
        <Sources {...datenschutzSources} />
      </Rail>
    </Page>
  );
}
