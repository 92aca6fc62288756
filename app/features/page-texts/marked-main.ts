let shown: string | undefined;

/** Puts the page with its marks in the place of the page, and makes each text a button. */
export function showMarked(main: HTMLElement, html: string, look: string): void {
  if (html === shown) return;
  shown = html;
  const open = placeOf(main, document.activeElement);
  main.innerHTML = html;
  for (const text of textsIn(main)) {
    text.classList.add(...look.split(' '));
    text.tabIndex = 0;
    text.setAttribute('role', 'button');
    text.setAttribute('aria-haspopup', 'dialog');
  }
  if (open >= 0) textsIn(main)[open]?.focus();
}

/** Hears which text is pressed, by whatever means. Out: the way to stop it. */
export function hearPresses(main: HTMLElement, onPressed: (key: string) => void): () => void {
  const life = new AbortController();
  const press = (event: Event) => {
    const key = textAround(event.target)?.dataset['text'];
    if (key === undefined) return;
    // Not what stands around it: a text of a summary would open it.
    event.preventDefault();
    onPressed(key);
  };
  main.addEventListener('click', press, life);
  main.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && press(event), life);
  return () => life.abort();
}

const textsIn = (main: HTMLElement) => [...main.querySelectorAll<HTMLElement>('[data-text]')];

const textAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-text]') : null;

/** Which of the texts has the focus: drawn anew, it shall have it again. */
const placeOf = (main: HTMLElement, focused: Element | null): number =>
  textsIn(main).findIndex((text) => text === focused);
