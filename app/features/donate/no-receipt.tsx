import { useWords } from '#app/i18n/locale.ts';
import { site } from '#content/site.ts';
import { noReceipt } from '#content/support/no-receipt.ts';

/** The fixed sentence that stands beside every place to donate until the tax office has recognised the association. */
export function NoReceipt() {
  const t = useWords();
  return t.now(site).legalStatus.value === 'recognised' ? null : (
    <p>
      <strong>{t(noReceipt)}</strong>
    </p>
  );
}
