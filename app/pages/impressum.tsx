import { DecidedList } from '#app/blocks/decided-list.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { Link } from '#app/i18n/link.tsx';
import { LegalPage } from '#app/layout/legal-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { association } from '#content/association.ts';
import {
  detailsTitle,
  emailTerm,
  impressumDetails,
  impressumLead,
  impressumNext,
  impressumPassages,
  impressumChecked,
  impressumTitle,
  quickTerm,
  registerTerm,
  registerText,
} from '#content/legal/impressum.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';

export const head = pageHead(impressumTitle, impressumLead);

export default function Impressum({ t }: PageProps) {
  const { register } = t.now(association);
  const inRegister = t.now(site).legalStatus.value !== 'forming' && register.value !== '';
  return (
    <LegalPage
      title={impressumTitle}
      lead={impressumLead}
      first={{
        title: detailsTitle,
        body: (
          <>
            <DecidedList
              details={impressumDetails}
              email={emailTerm}
              others={[{ term: registerTerm, values: [{ value: inRegister ? register.value : t(registerText) }] }]}
            />
            <p>
              <strong>{t(quickTerm)}:</strong>{' '}
              <a href={`mailto:${t.now(site).email.value}`}>{t.now(site).email.value}</a>,{' '}
              <Link to={pathTo('contact')}>{t(pageNames.contact)}</Link>
            </p>
          </>
        ),
      }}
      passages={impressumPassages}
      checked={impressumChecked}
      next={<NextStep {...impressumNext} to={pathTo('contact')} />}
    />
  );
}
