import { SheetParts } from '#app/features/printables/sheet-parts.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { SheetPage } from '#app/layout/sheet-page.tsx';
import { pageNames } from '#content/pages.ts';
import { sensoryProfile, sensoryProfileWords } from '#content/printables/sensory-profile.ts';

export const head = pageHead(pageNames['printables/sensory-profile'], sensoryProfileWords.lead);

export default function SensoryProfile() {
  return (
    <SheetPage page="printables/sensory-profile" words={sensoryProfileWords}>
      <SheetParts parts={sensoryProfile} />
    </SheetPage>
  );
}
