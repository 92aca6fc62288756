import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';

/** Says each toast to those who listen (app/browser/toasts.ts); its view is made when the first one comes. */
export function Toasts() {
  const t = useWords();
  return (
    <p
      className="heard"
      role="status"
      id="toast"
      data-region={t(m['toast.viewport'])}
      data-close={t(m['form.close'])}
    />
  );
}
