/**
 * Whether a press is the browser's: with a key held that opens a link in another tab or window, or saves it. The loader and
 * the tabs have it written out: on the page of donations there is no room for the bytes of one more function.
 */
export const hasModifier = (press: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  press.ctrlKey || press.metaKey || press.altKey || press.shiftKey;
