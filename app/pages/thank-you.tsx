import { Thanks } from '#app/features/contact/thanks.island.tsx';
import { Link } from '#app/i18n/link.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageHead } from '#app/layout/page-head.ts';
import type { PageProps } from '#app/page.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { HeadedPage } from '#app/ui/masthead.tsx';
import { afterSendingWords } from '#content/contact/after-sending.ts';
import { contactWords } from '#content/contact/contact.ts';
import { thankYouWords } from '#content/contact/thank-you.ts';
import { site } from '#content/site.ts';

export const head = pageHead(contactWords.sentTitle, afterSendingWords.sent);

/** Where the server sends someone whose form came without JavaScript. */
export default function ThankYou({ t }: PageProps) {
  const { answerDays } = t.now(site);
  return (
    <HeadedPage
      area="sage"
      title={t(contactWords.sentTitle)}
      lead={t(thankYouWords.lead)}
      drawing="/drawings/sent.svg"
      narrow
    >
      <Island of={Thanks} until="query" days={answerDays.value} />
      <p>
        <Link className={buttonClass('quiet')} to={pathTo('contact')}>
          {t(afterSendingWords.again)}
        </Link>
      </p>
    </HeadedPage>
  );
}
