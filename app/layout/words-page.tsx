import { ExplainedWords } from '#app/blocks/explained-words.tsx';
import { NextStep } from '#app/blocks/next-step.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import type { Localized } from '#contract/locale.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { ExplainedGroup } from '#content/words/word.ts';
import { explainedWords, wordsChecked, wordsPage } from '#content/words/words-explained.ts';
import { Article } from './article.tsx';

type Props = {
  title: Localized;
  lead: Localized;
  page: ExplainedGroup['page'];
  /** Where the other words are. */
  next: { page: ExplainedGroup['page']; label: Localized };
};

/** Half of the hard words, with their sources. */
export function WordsPage({ title, lead, page, next }: Props) {
  const t = useWords();
  const shown = t.now(explainedWords).filter((group) => group.page === page);
  const used = new Set(shown.flatMap(({ words }) => words.flatMap(({ source }) => source ?? [])));
  return (
    <Article
      area="sage"
      title={t(title)}
      lead={t(lead)}
      drawing="/drawings/part-bubbles.svg"
      sections={shown.map((group) => ({
        title: t(group.title),
        closed: t(wordsPage.show, { topic: t(group.title), count: group.words.length }),
        body: <ExplainedWords group={group} />,
      }))}
      checked={{ sources: [...used].map((name) => sourcesOfWords[name]), lastChecked: wordsChecked }}
      next={<NextStep text={wordsPage.others} label={next.label} to={pathTo(next.page)} />}
    />
  );
}
