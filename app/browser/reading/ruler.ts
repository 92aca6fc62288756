/** Half of what is between the lines of our texts, in pixels. */
const room = 5;

/** A band across the page around the line at the pointer, the finger or the focus, until `signal`. */
export function followRuler(signal: AbortSignal): void {
  const band = document.createElement('div');
  band.dataset['ruler'] = '';
  band.setAttribute('aria-hidden', 'true');
  const putAround = ({ top, height }: Line) => {
    band.style.setProperty('transform', `translateY(${Math.round(top - room - 3)}px)`);
    band.style.setProperty('height', `${Math.round(height + 2 * room + 6)}px`);
  };
  let at = '0 0';
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    // Browsers say that the mouse moved when the page moved below it: then the line stays with the focus. A mouse that was
    // never moved is said to be in the corner.
    const next = `${clientX} ${clientY}`;
    if (next === at) return;
    at = next;
    putAround(lineAt(clientX, clientY));
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    // Of what is long, as a field, the first line.
    putAround(height < 90 ? { top, height } : lineAt(left + width / 2, top + room));
  };
  putAround(lineAt(innerWidth / 2, innerHeight * 0.4));
  document.body.append(band);
  for (const sign of ['pointermove', 'pointerdown'] as const)
    addEventListener(sign, onPointer, { passive: true, signal });
  addEventListener('focusin', onFocus, { signal });
  signal.addEventListener('abort', () => band.remove());
}

type Line = { readonly top: number; readonly height: number };

/** What browsers know of the text at a point: the one way or the other. */
type Asked = {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?: (x: number, y: number) => Range | null;
};

/** The line of text nearest to a point; where there is none, a band as high as one. */
function lineAt(x: number, y: number): Line {
  const page = document as Asked;
  const caret = page.caretPositionFromPoint?.(x, y);
  const range = caret ? document.createRange() : page.caretRangeFromPoint?.(x, y);
  if (caret) range?.setStart(caret.offsetNode, caret.offset);
  // An empty range at a line's end has no box in some browsers.
  const lines = range?.startContainer instanceof Text ? [...linesOf(range.startContainer)] : [];
  const line = lines.find(({ top, bottom }) => y >= top - 2 * room && y <= bottom + 2 * room);
  return line ?? { top: y - 14, height: 28 };
}

function linesOf(text: Text): DOMRectList {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects();
}
