import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(m['pay.title']), description: t(m['pay.text']) }));

/** Stands in for the payment provider until the association has one. It charges nothing. */
export default function PayExample({ query }: PageProps) {
  const t = useWords();
  const given = [...query];
  return (
    <Page>
      <PageTitle>{t(m['pay.title'])}</PageTitle>
      <p>{t(m['pay.text'])}</p>
      {given.length > 0 && (
        <dl>
          {given.map(([name, value], index) => (
            <div key={index}>
              <dt>{name}</dt>
              <dd>
                {value}
                {name === 'amount' && /^\d+$/u.test(value) && ` (${t(m['pay.cents'], { euros: Number(value) / 100 })})`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <Link to={pathTo('support')}>{t(m['pay.back'])}</Link>
      </p>
    </Page>
  );
}
