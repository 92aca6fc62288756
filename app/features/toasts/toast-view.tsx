import { createPortal } from 'react-dom';
import type { useShownToast } from '#app/lib/toasts.ts';
import { ShownToast } from './shown-toast.tsx';
import { useTopLayer } from './use-top-layer.ts';

type Props = { toast: ReturnType<typeof useShownToast> };

/** The toast in its corner, inside of the dialog that is open: all that stands outside of it cannot be used. */
export function ToastView({ toast }: Props) {
  const top = useTopLayer(toast !== undefined);
  // Each toast has a provider of its own: Radix would keep the pause of one that was closed while the pointer was on it.
  return toast && createPortal(<ShownToast key={toast.number} toast={toast} />, top, String(toast.number));
}
