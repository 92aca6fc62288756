/**
 * A dialog takes the whole page away, the player too: what is read waits until it is closed. Tells each time whether one
 * is open, until `signal` says that it is enough.
 */
export function followDialogs(signal: AbortSignal, tell: (isOpen: boolean) => void): void {
  let wasOpen = false;
  const look = () => {
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (isOpen !== wasOpen) tell(isOpen);
    wasOpen = isOpen;
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  signal.addEventListener('abort', () => watch.disconnect());
}
