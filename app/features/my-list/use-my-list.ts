import { store } from '#app/lib/browser/store.ts';
import { useStore } from '#app/lib/browser/use-store.ts';
import { keepList, myList } from './my-list.ts';

const none: readonly string[] = [];
const shown = store(none);

if (typeof window !== 'undefined') {
  const show = () => shown.set(myList());
  show();
  // Another tab, or this page when it comes back from the browser's memory.
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, show);
}

/** Keeps a list in place of the one before. Out: whether the browser keeps it. */
export function changeList(ids: readonly string[]): boolean {
  const isKept = keepList(ids);
  shown.set(myList());
  return isKept;
}

/** What this device keeps, in step with all tabs; nothing while the page is drawn. */
export const useMyList = (): readonly string[] => useStore(shown, none);
