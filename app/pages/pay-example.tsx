import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { payExampleWords } from '#content/support/pay-example.ts';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(payExampleWords.title), description: t(payExampleWords.text) }));

/** Stands in for the payment provider until the association has one. It charges nothing. */
export default function PayExample({ query }: PageProps) {
  const t = useWords();
  const given = [...query];
  return (
    <Page>
      <PageTitle>{t(payExampleWords.title)}</PageTitle>
      <p>{t(payExampleWords.text)}</p>
      {given.length > 0 && (
        <dl>
          {given.map(([name, value], index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>
                {value}
                {name === 'amount' &&
                  /^\d+$/u.test(value) &&
                  ` (${t(payExampleWords.cents, { euros: Number(value) / 100 })})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to={pathTo('support')}>{t(payExampleWords.back)}</Link>
      </p>
    </Page>
  );
}
