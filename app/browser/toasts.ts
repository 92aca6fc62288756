import { takeToast, type Toast } from '#app/lib/browser/toasts.ts';
import { getOnDemand } from './get-on-demand.ts';

/** Says a toast in the page's own place for it, and shows it; its view comes with the first one. */
function announce(toast: Toast): void {
  const carrier = document.getElementById('toast');
  if (!carrier) return;
  // The same words once more are news again, so they are another element.
  const words = document.createElement('span');
  words.textContent = toast.isReadByFocus ? '' : [toast.title, toast.text].filter(Boolean).join(' ');
  carrier.replaceChildren(words);
  getOnDemand().then(
    ({ viewToast }) => viewToast(toast),
    // The connection is gone: it was heard.
    () => {},
  );
}

/** What waits since before this script came: from the page before, or from a press on this one. */
function announceWaiting(): void {
  const waiting = takeToast();
  if (waiting) announce(waiting);
}

addEventListener('toast', (event) => {
  event.preventDefault();
  announce((event as CustomEvent<Toast>).detail);
});
addEventListener('pageshow', announceWaiting);
announceWaiting();
