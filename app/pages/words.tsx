import { pageHead } from '#app/layout/page-head.ts';
import { WordsPage } from '#app/layout/words-page.tsx';
import { wordsPage } from '#content/words/words-explained.ts';

export const head = pageHead(wordsPage.title, wordsPage.lead);

export default function Words() {
  return (
    <WordsPage
      title={wordsPage.title}
      lead={wordsPage.lead}
      page="words"
      next={{ page: 'words/offices', label: wordsPage.officesTitle }}
    />
  );
}
