import { useWords } from '#app/i18n/locale.ts';
import { Link } from '#app/i18n/link.tsx';
import { pageName } from '#app/i18n/page-name.ts';
import { pathTo, type pages } from '#app/paths.ts';
import { sourcesOfWords } from '#content/words/sources.ts';
import type { ExplainedGroup } from '#content/words/word.ts';

/** Words with what they mean, each at an address of its own: `#iban`. What shows them elsewhere finds the source by it. */
export function ExplainedWords({ group }: { group: ExplainedGroup }) {
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
