import { pageHead } from '#app/layout/page-head.ts';
import { WordsPage } from '#app/layout/words-page.tsx';
import { wordsOfBrain } from '#content/words/words-brain.ts';
import { wordsOfDiagnosis } from '#content/words/words-diagnosis.ts';
import { wordsPage } from '#content/words/words-explained.ts';

export const head = pageHead((t) => ({ title: t(wordsPage.title), description: t(wordsPage.lead) }));

const groups = [wordsOfBrain, wordsOfDiagnosis];

export default function Words() {
  return (
    <WordsPage
      title={wordsPage.title}
      lead={wordsPage.lead}
      groups={groups}
      next={{ page: 'words/offices', label: wordsPage.officesTitle }}
    />
  );
}
