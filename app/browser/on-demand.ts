/**
 * The list of all that comes only when it is needed. It is a bundle apart from the loader, because it is larger than
 * that: most pages are read without it. What islands share with each other begins here too.
 */
import type { ComponentType } from 'react';
import type { viewToast as View } from '#app/features/toasts/toast-view.ts';
import { followSession } from '#app/lib/account/session.ts';
import { bringModule } from '#app/lib/browser/bring.ts';

export { bringModule };

/** Brings React to an island. Rejected where it, or what the island is made of, does not come. */
export async function bringToLife(island: HTMLElement): Promise<void> {
  const { name = '', from } = island.dataset;
  const [{ hydrate }, parts] = await Promise.all([
    import('./hydrate.tsx'),
    // Its rules stand in the page already (app/styles/rules.ts), so nobody need look for them.
    bringModule<Record<string, ComponentType>>(from),
  ]);
  await hydrate(island, parts[name]);
}

/** Shows a toast. Where its view cannot be loaded, it was heard. */
export const viewToast = (...toast: Parameters<typeof View>): void =>
  void import('#app/features/toasts/toast-view.ts').then(
    // Taken apart here: else the build would have the import answer its own failure, which it does not hear of.
    ({ viewToast: view }) => view(...toast),
    () => {},
  );

/** Sends what was on its way when the last page was left. Where that cannot be loaded, the page after this one does it. */
export const sendLeft = (ids: readonly string[]): void =>
  void import('#app/lib/messages/send-left.ts').then(
    ({ sendLeft: send }) => send(ids),
    () => {},
  );

/** What paints the bold word starts. Rejected where words cannot be painted, too. */
export async function loadPainter(): Promise<() => () => void> {
  if (!('highlights' in CSS)) throw new Error('unknown here');
  const { keepWordsPainted } = await import('#app/lib/view/text-enhancement-highlights.ts');
  return keepWordsPainted;
}

followSession(() => import('./signed-in.ts'));
