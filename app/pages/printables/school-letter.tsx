import { SheetParts } from '#app/features/printables/sheet-parts.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import { SheetPage } from '#app/layout/sheet-page.tsx';
import { pageNames } from '#content/pages.ts';
import { schoolLetter, schoolLetterWords } from '#content/printables/school-letter.ts';

export const head = pageHead(pageNames['printables/school-letter'], schoolLetterWords.lead);

export default function SchoolLetter() {
  return (
    <SheetPage page="printables/school-letter" words={schoolLetterWords}>
      <SheetParts parts={schoolLetter} />
    </SheetPage>
  );
}
