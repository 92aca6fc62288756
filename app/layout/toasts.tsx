import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '#app/lib/use-on-demand.ts';
import { useShownToast } from '#app/lib/toasts.ts';

/**
 * The place of the toasts. It says each of them to those who listen, also where the view cannot be
 * loaded; the view comes with the first toast.
 */
export function Toasts() {
  const toast = useShownToast();
  const { Opened, open } = useOnDemand(() =>
    import('#app/features/toasts/toast-view.tsx').then(({ ToastView }) => ToastView),
  );
  const isNeeded = toast !== undefined && !Opened;
  const load = useEffectEvent(() => {
    if (isNeeded) open();
  });
  // Once for each toast: a view that could not be loaded is tried again with the next one.
  useEffect(() => load(), [toast?.number]);
  return (
    <>
      <p className="heard" role="status">
        {/* The same words once more are news again, so they are another element. */}
        {toast && !toast.isReadByFocus && (
          <span key={toast.number}>{[toast.title, toast.text].filter(Boolean).join(' ')}</span>
        )}
      </p>
      {Opened && <Opened toast={toast} />}
    </>
  );
}
