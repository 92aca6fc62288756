import { useWords } from '#app/i18n/locale.ts';
import { accountFormWords } from '#content/account/form.ts';

/** What stands in place of a form where JavaScript is switched off. */
export function NoScript() {
  const t = useWords();
  return (
    <noscript>
      <p>{t(accountFormWords.needsScript)}</p>
    </noscript>
  );
}
