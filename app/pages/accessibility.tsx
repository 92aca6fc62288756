import { NextStep } from '#app/blocks/next-step.tsx';
import { ViewOffer } from '#app/features/appearance/view-offer.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { LegalPage } from '#app/layout/legal-page.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import {
  accessibilityLead,
  accessibilityNext,
  accessibilityPassages,
  accessibilityChecked,
  accessibilityTitle,
} from '#content/legal/accessibility.ts';

export const head = pageHead(accessibilityTitle, accessibilityLead);

export default function Accessibility({ t }: PageProps) {
  return (
    <LegalPage
      title={accessibilityTitle}
      lead={accessibilityLead}
      passages={accessibilityPassages}
      checked={accessibilityChecked}
      next={
        <>
          <NextStep
            {...accessibilityNext}
            to={pathTo('contact', {
              reason: 'feedback',
              message: t(accessibilityNext.message),
              source: '/accessibility',
            })}
          />
          <Island of={ViewOffer} until="query" />
        </>
      }
    />
  );
}
