import * as Radix from '@radix-ui/react-toast';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { keepsMessages } from '#app/lib/keep-messages.ts';
import { dismissToast, type useShownToast } from '#app/lib/toasts.ts';
import styles, { href } from './toast-view.module.css?late';

type Props = { toast: ReturnType<typeof useShownToast> };

/** One toast in the corner, with the defaults of the spec (APP-08). What it says is announced by its place in the layout. */
export function ToastView({ toast }: Props) {
  const t = useWords();
  return (
    <Radix.Provider
      label={t(m['toast.region'])}
      duration={keepsMessages() ? Infinity : 5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <link rel="stylesheet" href={href} precedence="late" />
      {toast && (
        <Radix.Root
          key={toast.number}
          className={styles.toast}
          data-failure={toast.isFailure}
          onOpenChange={(isOpen) => !isOpen && dismissToast()}
        >
          <div data-radix-toast-announce-exclude="">
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
            {toast.text && <Radix.Description>{toast.text}</Radix.Description>}
            <Radix.Close className={styles.close}>{t(m['form.close'])}</Radix.Close>
          </div>
        </Radix.Root>
      )}
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} label={t(m['toast.viewport'])} />
    </Radix.Provider>
  );
}
