/**
 * A bar at the lower end of the screen covers nothing for good: the page is longer by its height, and what gets the
 * focus comes to stand above it (aloud.module.css).
 */
export function makeRoom(bar: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement;
  const measure = () => root.style.setProperty('--custom-aloud', `${bar.offsetHeight}px`);
  const watch = new ResizeObserver(measure);
  root.dataset['aloud'] = '';
  measure();
  watch.observe(bar);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    delete root.dataset['aloud'];
    root.style.removeProperty('--custom-aloud');
  });
}
