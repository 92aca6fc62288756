import { useWords } from '#app/i18n/locale.ts';
import { formWords } from '#content/forms/form.ts';
import { toastWords } from '#content/frame/toast.ts';

/**
 * Says each toast to those who listen (app/browser/toasts.ts); its view is made when the first one comes. It also
 * holds what is said beside an island that does not come (app/browser/presses.ts).
 */
export function Toasts() {
  const t = useWords();
  return (
    <p
      className="heard"
      role="status"
      id="toast"
      data-region={t(toastWords.viewport)}
      data-close={t(formWords.close)}
      data-offline={t(formWords.offline)}
    />
  );
}
