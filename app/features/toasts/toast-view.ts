import { keptToasts } from '#app/lib/browser/stored-choice.ts';
import type { Toast } from '#app/lib/browser/toasts.ts';
import { elementOf, type ToastWords } from './toast-element.ts';
import { closeOnSwipe } from './close-on-swipe.ts';
import { standFree } from './stand-free.ts';

/** How long a toast stays (APP-08). */
const duration = 5000;

let end = (): void => {};

/**
 * Shows one toast in the place of the last (APP-08): plain elements, because it lives for five seconds on pages that
 * may not have drawn anything else yet. It never takes the focus, and gives it back when it goes with it. Its time
 * stands still under the pointer and the focus, and while nobody looks. The layout says its words to those who listen.
 */
export function viewToast(toast: Toast, words: ToastWords): void {
  end();
  const { box, close } = elementOf(toast, words);
  const life = new AbortController();
  const { signal } = life;
  let timer: number | undefined;
  /** What had the focus before. */
  let from: EventTarget | null = null;
  const holds = { pointer: false, focus: false };

  function leave(): void {
    const hadFocus = box.contains(document.activeElement);
    clearTimeout(timer);
    life.abort();
    observer.disconnect();
    box.remove();
    if (hadFocus && from instanceof HTMLElement) from.focus();
  }

  function wait(): void {
    clearTimeout(timer);
    const isHeld =
      toast.stays || holds.pointer || holds.focus || keptToasts.get() || document.hidden || !document.hasFocus();
    if (!isHeld) timer = window.setTimeout(dismiss, duration);
  }

  function dismiss(): void {
    leave();
  }

  function hold(what: keyof typeof holds, is: boolean): void {
    holds[what] = is;
    wait();
  }

  /** Inside of the dialog that is open: all that stands outside of it cannot be used. */
  function settle(): void {
    const around = document.activeElement?.closest('dialog[open]');
    const top = around ?? [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (box.parentNode !== top) top.append(box);
  }
  const observer = new MutationObserver(settle);

  box.addEventListener('pointerenter', () => hold('pointer', true));
  box.addEventListener('pointerleave', () => hold('pointer', false));
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) from = relatedTarget;
    hold('focus', true);
  });
  box.addEventListener('focusout', () => hold('focus', false));
  close.addEventListener('click', dismiss);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Escape belongs to the toast then, not to the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  });
  closeOnSwipe(box, dismiss);
  for (const event of ['blur', 'focus', 'storage']) addEventListener(event, wait, { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  addEventListener('keydown', ({ key }) => key === 'F8' && (box.querySelector('a') ?? close).focus(), { signal });
  if (toast.until) addEventListener(toast.until, leave, { signal });
  end = leave;
  settle();
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  standFree(box, signal);
  wait();
}
