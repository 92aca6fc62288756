import { Fragment } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import type { Decided } from '#content/site.ts';

type Row = { readonly term: string; readonly values: readonly Decided[] };

type Props = {
  /** What only the association can decide. */
  rows: readonly Row[];
  /** What stands below them and is true as it is. */
  others?: readonly Row[];
};

/**
 * Values that only the association can decide. While all are examples one notice says so, so that nobody relies on them;
 * once some are real, each of the others says it for itself.
 */
export function DecidedList({ rows, others = [] }: Props) {
  const t = useWords();
  const isAllExample = rows.every(({ values }) => values.every(({ example }) => example));
  return (
    <>
      {isAllExample && (
        <p>
          <strong>{t(pagePartWords.examplesNotice)}</strong>
        </p>
      )}
      <dl>
        {[...rows, ...others].map(({ term, values }) => (
          <div key={term}>
            <dt>
              <strong>{term}</strong>
            </dt>
            <dd>
              {values.map(({ value, example }, index) => (
                <Fragment key={value}>
                  {index > 0 && <br />}
                  {value}
                  {example && !isAllExample && <em> {t(pagePartWords.exampleMark)}</em>}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
