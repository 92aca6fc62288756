import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  accessibilityBrief,
  accessibilityLead,
  accessibilityNext,
  accessibilityPassages,
  accessibilitySources,
  accessibilityTitle,
} from '#content/accessibility.ts';

export const head = pageHead((t) => ({ title: t.of(accessibilityTitle), description: t.of(accessibilityLead) }));

export default function Accessibility() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t.of(accessibilityTitle)}</PageTitle>
      <p>{t.of(accessibilityLead)}</p>
      <PageBrief brief={accessibilityBrief} />
      <Passages passages={accessibilityPassages} />
      <Sources {...accessibilitySources} />
      <NextStep
        text={t.of(accessibilityNext.text)}
        label={t.of(accessibilityNext.label)}
        to={pathTo('contact', {
          reason: 'feedback',
          message: t.of(accessibilityNext.message),
          source: '/accessibility',
        })}
      />
    </Page>
  );
}
