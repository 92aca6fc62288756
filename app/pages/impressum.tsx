import { Link } from '#app/i18n/link.tsx';
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
  detailsTitle,
  emailTerm,
  impressumDetails,
  impressumLead,
  impressumNext,
  impressumPassages,
  impressumSources,
  impressumTitle,
  quickTerm,
  registerTerm,
  registerText,
} from '#content/legal/impressum.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';

export const head = pageHead((t) => ({ title: t(impressumTitle), description: t(impressumLead) }));

export default function Impressum() {
  const t = useWords();
  const rows = t.now(impressumDetails).map(({ term, details }) => ({
    term: t(term),
    values: details.map((detail) => association[detail]),
  }));
  return (
    <Page wide>
      <PageTitle>{t(impressumTitle)}</PageTitle>
      <Rail
        contents={t.now(impressumPassages).map(({ title }) => t(title))}
        next={<NextStep text={t(impressumNext.text)} label={t(impressumNext.label)} to={pathTo('contact')} />}
      >
        <p>{t(impressumLead)}</p>
        <Heading>{t(detailsTitle)}</Heading>
        <DecidedList
          rows={[
            ...rows,
            { term: t(emailTerm), values: [t.now(site).email] },
            { term: t(registerTerm), values: [{ value: t(registerText) }] },
          ]}
        />
        <p>
          <strong>{t(quickTerm)}:</strong> <a href={`mailto:${t.now(site).email.value}`}>{t.now(site).email.value}</a>,{' '}
          <Link to={pathTo('contact')}>{t(pageNames.contact)}</Link>
        </p>
        <Passages passages={impressumPassages} />
        <Sources {...impressumSources} />
      </Rail>
    </Page>
  );
}
