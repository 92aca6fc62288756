import { useWords } from '#app/i18n/locale.ts';
import { accountWords } from '#content/account/form.ts';

/** What stands in place of a form where JavaScript is switched off. */
export function NoScript() {
  const t = useWords();
  return (
    <noscript>
      <p>{t(accountWords.needsScript)}</p>
    </noscript>
  );
}
