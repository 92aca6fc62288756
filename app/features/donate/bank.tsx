import { Link } from '#app/i18n/link.tsx';
import { useWords } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pathTo } from '#app/paths.ts';
import { pageNames } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { openNoticeWords } from '#content/support/bank.ts';
import { bankAccountOf } from './bank-account.ts';
import { BankTransfer } from './bank-transfer.island.tsx';
import { noticeForm } from './notice-form.ts';

/** The bank transfer, on a page. */
export function Bank() {
  const t = useWords();
  return (
    <Island of={BankTransfer} account={bankAccountOf(t.now(site))} until={`draft:${noticeForm}`}>
      <noscript>
        <p>
          {t(openNoticeWords.withoutScripts)} <Link to={pathTo('contact')}>{t(pageNames.contact)}</Link>
        </p>
      </noscript>
    </Island>
  );
}
