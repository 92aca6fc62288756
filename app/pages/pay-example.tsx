import { GivenPayment } from '#app/features/donate/given-payment.island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { payExampleWords } from '#content/support/pay-example.ts';

export const head = pageHead(payExampleWords.title, payExampleWords.text);

/** Stands in for the payment provider until the association has one. It charges nothing. */
export default function PayExample({ t }: PageProps) {
  return (
    <HeadedPage
      area="sky"
      title={t(payExampleWords.title)}
      lead={t(payExampleWords.text)}
      drawing="/drawings/give-coin.svg"
      narrow
    >
      <Island of={GivenPayment} until="query" />
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('support')}>
          {t(payExampleWords.back)}
        </Link>
      </p>
    </HeadedPage>
  );
}
