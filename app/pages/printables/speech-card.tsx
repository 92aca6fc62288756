import { Both, SpeechCard as Card } from '#app/features/help-now/speech-card.tsx';
import { Blank, Blanks } from '#app/features/printables/blank.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { SheetPage } from '#app/layout/sheet-page.tsx';
import type { PageProps } from '#app/page.ts';
import { pageNames } from '#content/pages.ts';
import { speechCardBlanks, speechCardWords } from '#content/printables/speech-card.ts';

export const head = pageHead(pageNames['printables/speech-card'], speechCardWords.lead);

export default function SpeechCard({ t }: PageProps) {
  return (
    <SheetPage page="printables/speech-card" words={speechCardWords} isBare>
      <Card>
        <Blanks>
          {t.now(speechCardBlanks).map((blank) => (
            <Blank key={blank.id} blank={blank} label={<Both words={blank.label} />} />
          ))}
        </Blanks>
      </Card>
    </SheetPage>
  );
}
