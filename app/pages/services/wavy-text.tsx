import { WavyFrame } from '#app/features/wavy-text/wavy-frame.island.tsx';
import { WavySample } from '#app/features/wavy-text/wavy-sample.tsx';
import { Island } from '#app/islands/island.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { NextStep } from '#app/layout/next-step.tsx';
import { PageBrief } from '#app/layout/page-brief.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Passages } from '#app/layout/passages.tsx';
import { wavyTextUrl } from '#app/lib/config.ts';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';
import {
  wavyBrief,
  wavyFrame,
  wavyLead,
  wavyNext,
  wavyPassages,
  wavySample,
  wavySampleText,
  wavySampleTitle,
  wavyTitle,
} from '#content/services/wavy-text.ts';

export const head = pageHead((t) => ({ title: t(wavyTitle), description: t(wavyLead) }));

export default function WavyText() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(wavyTitle)}</PageTitle>
      <p>{t(wavyLead)}</p>
      <PageBrief brief={wavyBrief} />
      <Heading>{t(wavySampleTitle)}</Heading>
      <p>{t(wavySampleText)}</p>
      <WavySample text={t(wavySample)} />
      <Passages passages={wavyPassages} />
      <Heading>{t(wavyFrame.title)}</Heading>
      {wavyTextUrl ? <Island of={WavyFrame} until="press" url={wavyTextUrl} /> : <p>{t(wavyFrame.unset)}</p>}
      <NextStep text={t(wavyNext.text)} label={t(wavyNext.label)} to={pathTo('resources/gallery')} />
    </Page>
  );
}
