/**
 * Marks the section of the page that is being read, and those around it: the rules let all others step back. A press,
 * the focus and scrolling each lead to a section, and the rules leave the one below the mouse alone, so each can be
 * reached in every way. It ends with `signal`.
 */
export function followPart(signal: AbortSignal): void {
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

  document.documentElement.dataset['part'] = '';
  onScroll();
  addEventListener('scroll', onScroll, { passive: true, signal });
  for (const sign of ['focusin', 'pointerdown']) addEventListener(sign, onSign, { passive: true, signal });
  signal.addEventListener('abort', () => {
    delete document.documentElement.dataset['part'];
    for (const section of sections()) section.removeAttribute('data-here');
  });
}
