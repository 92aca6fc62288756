import { makeElement } from '#app/lib/browser/make-element.ts';
import { pageLocale } from '#app/lib/browser/page-locale.ts';
import { keptToasts } from '#app/lib/browser/stored-choice.ts';
import type { Toast } from '#app/lib/browser/toasts.ts';
import { toastWords } from '#content/frame/toast.ts';
import styles from './toast.module.css';

/** How long a toast stays (APP-08). */
const duration = 5000;

let end = (): void => {};

/**
 * Shows one toast in the place of the last (APP-08): plain elements, because it lives for five seconds on pages that
 * may not have drawn anything else yet. It never takes the focus, and gives it back when it goes with it. Its time
 * stands still under the pointer and the focus, and while nobody looks. The layout says its words to those who listen.
 */
export function viewToast(toast: Toast): void {
  end();
  const { box, close } = elementOf(toast);
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
    if (!isHeld) timer = window.setTimeout(leave, duration);
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
  close.addEventListener('click', leave);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Escape belongs to the toast then, not to the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    leave();
  });
  closeOnSwipe(box, leave);
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

/** The elements of a toast: a region with the title in one line, and a button that closes it. */
function elementOf({ title, text, link, close: answer, isFailure, stays }: Toast) {
  const locale = pageLocale();
  const said = makeElement('p', {}, makeElement('b', { id: 'toast-title' }, title));
  if (text) said.append(' ', makeElement('span', { id: 'toast-text', class: stays ? '' : (styles.text ?? '') }, text));
  if (link) said.append(' ', makeElement('a', { href: link.href }, link.text));
  const close = makeElement(
    'button',
    // Both by name: what is not shown on a phone is read all the same.
    {
      type: 'button',
      class: (answer ? styles.answer : styles.close) ?? '',
      'aria-label': answer ?? toastWords.close[locale],
      'aria-describedby': 'toast-title toast-text',
    },
    makeElement('span', { 'aria-hidden': 'true' }, answer ?? '×'),
  );
  const box = makeElement(
    'section',
    {
      class: `${styles.toast} ${isFailure ? styles.failure : ''}`,
      'aria-label': toastWords.viewport[locale],
      'data-toast': '',
    },
    said,
    close,
  );
  return { box, close };
}

/** So far a finger must pull (APP-08). */
const threshold = 50;

/** Closes a box that is pulled more than 50 px to the right; pulled less far it goes back. */
function closeOnSwipe(box: HTMLElement, close: () => void): void {
  let from: number | undefined;
  const move = (by: number) => (box.style.transform = by > 0 ? `translateX(${by}px)` : '');
  box.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('a, button')) return;
    from = event.clientX;
    box.setPointerCapture(event.pointerId);
  });
  box.addEventListener('pointermove', ({ clientX }) => {
    if (from !== undefined) move(clientX - from);
  });
  box.addEventListener('pointerup', ({ clientX }) => {
    const by = from === undefined ? 0 : clientX - from;
    from = undefined;
    move(0);
    if (by > threshold) close();
  });
  // The browser took the finger, to scroll or to enlarge the page.
  box.addEventListener('pointercancel', () => {
    from = undefined;
    move(0);
  });
}

const isUnder = (focused: DOMRect, box: DOMRect): boolean =>
  focused.left < box.right && focused.right > box.left && focused.top < box.bottom && focused.bottom > box.top;

/**
 * Keeps a box where it does not lie over what has the focus (WCAG 2.4.11): below the header, where only the ways back
 * and onward stand and what is read already, and at the foot of the screen while the focus is there.
 */
function standFree(box: HTMLElement, signal: AbortSignal): void {
  function look(): void {
    box.dataset['edge'] = 'top';
    const focused = document.activeElement;
    if (!focused || focused === document.body || box.contains(focused)) return;
    if (isUnder(focused.getBoundingClientRect(), box.getBoundingClientRect())) box.dataset['edge'] = 'bottom';
  }
  // The browser first scrolls to what gets the focus.
  const lookLater = () => requestAnimationFrame(look);
  look();
  for (const event of ['focusin', 'scroll', 'resize']) addEventListener(event, lookLater, { capture: true, signal });
}
