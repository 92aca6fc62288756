import { Fragment } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Decided } from '#content/site.ts';

/** Values that only the association can decide. While one is an example it says so, so that nobody relies on it. */
export function DecidedList({ rows }: { rows: readonly { term: string; values: readonly Decided[] }[] }) {
  const t = useWords();
  return (
    <dl>
      {rows.map(({ term, values }) => (
        <div key={term}>
          <dt>
            <strong>{term}</strong>
          </dt>
          <dd>
            {values.map(({ value, example }) => (
              <Fragment key={value}>
                {value} {example && <em>{t(pagePartWords.exampleMark)}</em>}
                <br />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
