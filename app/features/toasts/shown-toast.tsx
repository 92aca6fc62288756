import * as Radix from '@radix-ui/react-toast';
import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { useWords } from '#app/i18n/locale.ts';
import { m } from '#app/i18n/messages.ts';
import { keepMessages, useKeepsMessages } from '#app/lib/keep-messages.ts';
import { dismissToast, type Toast } from '#app/lib/toasts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { CheckBox } from '#app/ui/check-box.tsx';
import { AlertIcon, CheckIcon } from '#app/ui/icons.tsx';
import styles, { href } from './toast.module.css?late';
import { useFreeEdge } from './use-free-edge.ts';
import { useIsAway } from './use-is-away.ts';
import { useMended } from './use-mended.ts';

/** Radix would announce it as well. Its words go where nobody hears them: the layout announces each toast once. */
const silence = document.createElement('div');

/** One toast with the defaults of the spec (APP-08). It never takes the focus, and gives it back when it goes. */
export function ShownToast({ toast }: { toast: Toast }) {
  const t = useWords();
  const isKept = useKeepsMessages();
  const isAway = useIsAway();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const edge = useFreeEdge(box, 16);
  const around = useReturningFocus();
  const isEscapeOfDialog = useRef(false);
  useMended(around.ref, toast.isFailure === true && !isKept);

  /** Escape belongs to what has the focus: to the toast, or to the dialog around it, but not to both. */
  function onEscape(event: KeyboardEvent): void {
    isEscapeOfDialog.current = false;
    if (around.ref.current?.contains(document.activeElement)) {
      event.preventDefault();
      dismissToast();
    } else isEscapeOfDialog.current = document.querySelector('dialog[open]') !== null;
  }

  function onClosed(): void {
    if (!isEscapeOfDialog.current) dismissToast();
    isEscapeOfDialog.current = false;
  }

  return (
    <div {...around}>
      <link rel="stylesheet" href={href} precedence="late" />
      <Radix.Provider
        duration={isKept || isAway ? Infinity : 5000}
        swipeDirection="right"
        swipeThreshold={50}
        announcerContainer={silence}
      >
        <Radix.Root
          open
          onOpenChange={onClosed}
          onEscapeKeyDown={onEscape}
          ref={setBox}
          className={toast.isFailure ? styles.failure : styles.success}
          // A finger on the toast can still scroll and enlarge the page.
          style={{ touchAction: 'pan-y pinch-zoom' }}
        >
          <div className={styles.words}>
            {toast.isFailure ? <AlertIcon /> : <CheckIcon />}
            <div>
              <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
              {toast.text && <Radix.Description>{toast.text}</Radix.Description>}
            </div>
          </div>
          <div className={styles.controls}>
            <Radix.Close className={buttonClass('light')}>{t(m['form.close'])}</Radix.Close>
            <CheckBox label={t(m['toast.keep'])} isChecked={isKept} onChange={keepMessages} />
          </div>
        </Radix.Root>
        <Radix.Viewport className={styles.corner} data-edge={edge} hotkey={['F8']} label={t(m['toast.viewport'])} />
      </Radix.Provider>
    </div>
  );
}

/** Remembers from where the focus came in, and puts it back there when the toast goes with the focus inside. */
function useReturningFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<EventTarget>(undefined);
  useLayoutEffect(() => {
    const around = ref.current;
    return () => {
      if (around?.contains(document.activeElement) && from.current instanceof HTMLElement) from.current.focus();
    };
  }, []);
  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
  }
  return { ref, onFocus };
}
