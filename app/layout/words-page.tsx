import { NextStep } from '#app/blocks/next-step.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { pageName } from '#app/i18n/page-name.ts';
import { pathTo, type pages } from '#app/paths.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { ExplainedGroup } from '#content/words/word.ts';
import { explainedWords, wordsChecked, wordsPage } from '#content/words/words-explained.ts';
import type { Localized } from '#contract/locale.ts';
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

/** Words with what they mean, each at an address of its own: `#iban`. What shows them elsewhere finds the source by it. */
function ExplainedWords({ group }: { group: ExplainedGroup }) {
  const t = useWords();
  return (
    <dl>
      {t.now(group.words).map(({ id, term, meaning, page, source }) => (
        <div key={id} id={id} data-source={source && sourcesOfWords[source].url}>
          <dt>
            <strong>{t(term)}</strong>
          </dt>
          <dd>
            {t(meaning)} {page !== undefined && <PageLink id={page as keyof typeof pages} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PageLink({ id }: { id: keyof typeof pages }) {
  const t = useWords();
  return <Link to={pathTo(id)}>{t(pageName(id))}</Link>;
}
