import { pageHead } from '#app/layout/page-head.ts';
import { WordsPage } from '#app/layout/words-page.tsx';
import { wordsOfHelp } from '#content/words/words-help.ts';
import { wordsOfSite } from '#content/words/words-site.ts';
import { wordsPage } from '#content/words/words-explained.ts';

export const head = pageHead((t) => ({ title: t(wordsPage.officesTitle), description: t(wordsPage.officesLead) }));

const groups = [wordsOfHelp, wordsOfSite];

export default function WordsOfOffices() {
  return (
    <WordsPage
      title={wordsPage.officesTitle}
      lead={wordsPage.officesLead}
      groups={groups}
      next={{ page: 'words', label: wordsPage.title }}
    />
  );
}
