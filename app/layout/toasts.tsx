import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';

/**
 * Says each toast to those who listen (app/browser/toasts.ts); its view is made when the first one comes. It also
 * shows that what was pressed waits for its scripts (app/browser/boot.ts), and holds what is said beside an island that does
 * not come (app/browser/presses.ts).
 */
export function Toasts() {
  const t = useWords();
  return (
    <p
      className="heard"
      role="status"
      id="toast"
      data-coming={t(formWords.loading)}
      data-offline={t(formWords.offline)}
    />
  );
}
