import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { Rail } from '#app/layout/rail.tsx';
import { Sources } from '#app/layout/sources.tsx';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  accessibilityLead,
  accessibilityNext,
  accessibilityPassages,
  accessibilitySources,
  accessibilityTitle,
} from '#content/legal/accessibility.ts';

export const head = pageHead((t) => ({ title: t(accessibilityTitle), description: t(accessibilityLead) }));

export default function Accessibility() {
  const t = useWords();
  return (
    <Page wide>
      <PageTitle>{t(accessibilityTitle)}</PageTitle>
      <Rail
        contents={t.now(accessibilityPassages).map(({ title }) => t(title))}
        next={
          <NextStep
            text={t(accessibilityNext.text)}
            label={t(accessibilityNext.label)}
            to={pathTo('contact', {
              reason: 'feedback',
              message: t(accessibilityNext.message),
              source: '/accessibility',
            })}
          />
        }
      >
        <p>{t(accessibilityLead)}</p>
        <Passages passages={accessibilityPassages} />
        <Sources {...accessibilitySources} />
      </Rail>
    </Page>
  );
}
