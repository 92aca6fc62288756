import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { toastWords } from '#content/frame/toast.ts';
import { formWords } from '#content/forms/form.ts';
import { useShownToast } from '#app/lib/toasts.ts';

/**
 * Says each toast to those who listen, also where its view cannot be loaded. The view, which is plain script, comes
 * with the first toast.
 */
export function Toasts() {
  const t = useWords();
  const toast = useShownToast();
  const show = useEffectEvent(() => {
    if (!toast) return;
    const words = { region: t(toastWords.viewport), close: t(formWords.close) };
    import('#app/features/toasts/toast-view.ts').then(
      ({ viewToast }) => viewToast(toast, words),
      // The connection is gone: it was heard.
      () => {},
    );
  });
  useEffect(() => show(), [toast?.number]);
  return (
    <p className="heard" role="status">
      {/* The same words once more are news again, so they are another element. */}
      {toast && !toast.isReadByFocus && (
        <span key={toast.number}>{[toast.title, toast.text].filter(Boolean).join(' ')}</span>
      )}
    </p>
  );
}
