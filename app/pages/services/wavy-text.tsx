import { Generator } from '#app/features/wavy-text/generator.tsx';
import { WavyFrame } from '#app/features/wavy-text/wavy-frame.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { wavyTextUrl } from '#app/lib/config.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  wavyFrame,
  wavyFramePassages,
  wavyLead,
  wavyMaker,
  wavyNext,
  wavyPassages,
  wavyTitle,
} from '#content/services/wavy-text.ts';

export const head = pageHead((t) => ({ title: t(wavyTitle), description: t(wavyLead) }));

export default function WavyText({ query }: PageProps) {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(wavyTitle)}</PageTitle>
      <p>{t(wavyLead)}</p>
      <Heading>{t(wavyMaker.title)}</Heading>
      <Generator query={query} />
      <Passages passages={wavyPassages} />
      {wavyTextUrl && (
        <>
          <Passages passages={wavyFramePassages} />
          <Heading>{t(wavyFrame.title)}</Heading>
          <Island of={WavyFrame} until="press" url={wavyTextUrl} />
        </>
      )}
      <NextStep text={t(wavyNext.text)} label={t(wavyNext.label)} to={pathTo('resources/gallery')} />
    </Page>
  );
}
