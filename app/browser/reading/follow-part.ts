/**
 * Marks the section of the page that is being read, and those around it: the rules let all others step back. A press,
 * the focus and scrolling each lead to a section, and the rules leave the one below the mouse alone, so each can be
 * reached in every way. Out: the way to end it.
 */
export function followPart(): () => void {
  const sections = () => [...document.querySelectorAll<HTMLElement>('main section')];
  let here: Element | undefined;

  function mark(next: Element | undefined): void {
    if (next === here && next?.hasAttribute('data-here')) return;
    here = next;
    for (const section of sections()) section.toggleAttribute('data-here', Boolean(next && section.contains(next)));
  }

  /** The line that is read moves down the screen with the page, so that the first and the last section come to it. */
  function onScroll(): void {
    const { scrollHeight, clientHeight } = document.documentElement;
    const way = Math.max(1, scrollHeight - clientHeight);
    const line = clientHeight * (0.15 + 0.7 * Math.min(1, scrollY / way));
    const distance = (section: Element) => {
      const { top, bottom } = section.getBoundingClientRect();
      return Math.max(top - line, line - bottom, 0);
    };
    const inner = sections().filter((section) => !section.querySelector('section') && section.offsetHeight > 0);
    const least = Math.min(...inner.map(distance));
    mark(inner.find((section) => distance(section) === least));
  }

  const onSign = ({ target }: Event) => {
    const section = target instanceof Element ? target.closest('main section') : null;
    if (section) mark(section);
  };

  const begin = () => {
    document.documentElement.dataset['part'] = '';
    onScroll();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
  addEventListener('scroll', onScroll, { passive: true });
  for (const sign of ['focusin', 'pointerdown']) addEventListener(sign, onSign, { passive: true });
  return () => {
    document.removeEventListener('DOMContentLoaded', begin);
    removeEventListener('scroll', onScroll);
    for (const sign of ['focusin', 'pointerdown']) removeEventListener(sign, onSign);
    delete document.documentElement.dataset['part'];
    for (const section of sections()) section.removeAttribute('data-here');
  };
}
