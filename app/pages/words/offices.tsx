import { pageHead } from '#app/layout/page-head.ts';
import { WordsPage } from '#app/layout/words-page.tsx';
import { wordsPage } from '#content/words/words-explained.ts';

export const head = pageHead(wordsPage.officesTitle, wordsPage.officesLead);

export default function WordsOfOffices() {
  return (
    <WordsPage
      title={wordsPage.officesTitle}
      lead={wordsPage.officesLead}
      page="words/offices"
      next={{ page: 'words', label: wordsPage.title }}
    />
  );
}
