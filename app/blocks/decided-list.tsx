import { Fragment } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { association, type Detail } from '#content/association.ts';
import { pagePartWords } from '#content/blocks/page-parts.ts';
import { type Decided, site } from '#content/site.ts';
import type { Localized } from '#contract/locale.ts';

type Props = {
  details: readonly { readonly term: Localized; readonly details: readonly Detail[] }[];
  /** What the address for mails is called. */
  email: Localized;
  /** What stands below them and is true as it is. */
  others?: readonly { readonly term: Localized; readonly values: readonly Decided[] }[];
};

/**
 * Values that only the association can decide. While all are examples one notice says so, so that nobody relies on them;
 * once some are real, each of the others says it for itself.
 */
export function DecidedList({ details, email, others = [] }: Props) {
  const t = useWords();
  const rows = [
    ...t.now(details).map(({ term, details }) => ({
      term,
      values: details.map((detail) => t.now(association)[detail]),
    })),
    { term: email, values: [t.now(site).email] },
  ];
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
          <div key={t(term)}>
            <dt>
              <strong>{t(term)}</strong>
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
