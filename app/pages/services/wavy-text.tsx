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
} from '#content/wavy-text.ts';

export const head = pageHead((t) => ({ title: t.of(wavyTitle), description: t.of(wavyLead) }));

export default function WavyText() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t.of(wavyTitle)}</PageTitle>
      <p>{t.of(wavyLead)}</p>
      <PageBrief brief={wavyBrief} />
      <Heading>{t.of(wavySampleTitle)}</Heading>
      <p>{t.of(wavySampleText)}</p>
      <WavySample text={t.of(wavySample)} />
      <Passages passages={wavyPassages} />
      <Heading>{t.of(wavyFrame.title)}</Heading>
      {wavyTextUrl ? <Island of={WavyFrame} until="idle" url={wavyTextUrl} /> : <p>{t.of(wavyFrame.unset)}</p>}
      <NextStep text={t.of(wavyNext.text)} label={t.of(wavyNext.label)} to={pathTo('resources/gallery')} />
    </Page>
  );
}
