import { NextStep } from '#app/blocks/next-step.tsx';
import { Passages, passageSections } from '#app/blocks/passages.tsx';
import wavyDrawing from '#app/drawings/wavy-text.svg';
import { Generator } from '#app/features/wavy-text/generator.tsx';
import { WavyFrame } from '#app/features/wavy-text/wavy-frame.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Sheet } from '#app/layout/article.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { Rail } from '#app/layout/rail.tsx';
import { wavyTextUrl } from '#app/lib/backend/config.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { Heading } from '#app/ui/heading.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import {
  wavyFrame,
  wavyFramePassages,
  wavyLead,
  wavyMaker,
  wavyNext,
  wavyPassages,
  wavyTitle,
} from '#content/services/wavy-text.ts';

export const head = pageHead(wavyTitle, wavyLead);

export default function WavyText({ t, query }: PageProps) {
  return (
    <HeadedPage area="sky" title={t(wavyTitle)} lead={t(wavyLead)} drawing={wavyDrawing}>
      <Rail next={<NextStep {...wavyNext} to={pathTo('resources/gallery')} />}>
        <Heading>{t(wavyMaker.title)}</Heading>
        <Generator query={query} />
        <Sheet area="sky" sections={passageSections(t, wavyPassages)} />
        {wavyTextUrl && (
          <>
            <Passages passages={wavyFramePassages} />
            <Heading>{t(wavyFrame.title)}</Heading>
            <Island of={WavyFrame} until="press" url={wavyTextUrl} />
          </>
        )}
      </Rail>
    </HeadedPage>
  );
}
