import type { ReactNode } from 'react';
import { ContactFields, type ContactValues } from '#app/features/contact/contact-fields.tsx';
import { FormFrame } from '#app/features/contact/form-frame.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { contactWords } from '#content/contact/contact.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import { contactFields, type ContactField } from '#contract/contact-fields.ts';

export const head = pageHead((t) => ({
  title: t(formWords.errorTitle, { title: t(contactWords.title) }),
  description: t(formWords.problem),
}));

const slot = (name: string) => `[[${name}]]`;
const each = (name: (field: ContactField) => string) =>
  Object.fromEntries(contactFields.map((field) => [field, slot(name(field))])) as ContactValues;

/** Kept by the server when it has a value for `name`, else taken out. */
const kept = (name: string, part: ReactNode) => (
  <>
    {`[[?${name}]]`}
    {part}
    {`[[/${name}]]`}
  </>
);

/** What the server calls it when it decides whether a part stays. */
const markOf = (name: string): string => {
  if (name === 'reason.option') return 'reason';
  return name.startsWith('answer.') ? name : `problem.${name}`;
};

/**
 * The form as the server shows it to someone whose browser runs no scripts, with what is wrong and
 * with everything they typed. It is a template: the server writes into its slots (`server/template.ts`).
 */
function ContactProblem() {
  const t = useWords();
  const problems = each((field) => `problem.${field}`);
  return (
    <Page>
      <PageTitle>{t(contactWords.title)}</PageTitle>
      <ErrorSummary
        title={t(formWords.problem)}
        attempt={0}
        problems={[
          { field: 'form', text: slot('problem.form') },
          ...contactFields.map((field) => ({ field, text: problems[field] })),
        ]}
        optional={(field, entry) => kept(`problem.${field}`, entry)}
      />
      <FormFrame id="form">
        <ContactFields
          values={each((field) => field)}
          problems={problems}
          extraReason={{ value: slot('reason'), label: slot('reasonLabel') }}
          optional={(name, part) => kept(markOf(name), part)}
          invalid={(field) => slot(`invalid.${field}`) as 'true'}
        />
        <button className={buttonClass()} type="submit">
          {t(contactWords.send)}
        </button>
      </FormFrame>
    </Page>
  );
}

// It has no scripts, so nothing of it needs to be in the browser's files.
export default import.meta.env.SSR ? ContactProblem : () => null;
