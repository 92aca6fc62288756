import { GivenPayment } from '#app/features/donate/given-payment.island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { payExampleWords } from '#content/support/pay-example.ts';
import { pageHead } from '#app/layout/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Page } from '#app/ui/page.tsx';

export const head = pageHead((t) => ({ title: t(payExampleWords.title), description: t(payExampleWords.text) }));

/** Stands in for the payment provider until the association has one. It charges nothing. */
export default function PayExample() {
  const t = useWords();
  return (
    <Page>
      <PageTitle>{t(payExampleWords.title)}</PageTitle>
      <p>{t(payExampleWords.text)}</p>
      <Island of={GivenPayment} until="query" />
      <p>
        <Link to={pathTo('support')}>{t(payExampleWords.back)}</Link>
      </p>
    </Page>
  );
}
