/**
 * The list of all that comes only when it is needed. It is a bundle apart from the loader, because it is larger than
 * that: most pages are read without it. What islands share with each other begins here too.
 */
import { followSession } from '#app/lib/session.ts';

export const loadHydrate = () => import('./hydrate.tsx');
export const loadToastView = () => import('#app/features/toasts/toast-view.ts');
export const loadSendLeft = () => import('#app/lib/send-left.ts');
export const loadHighlights = () => import('#app/lib/text-enhancement-highlights.ts');

/** Scripts without React for what a page holds: `data-script="tabs"`, `on-page/tabs.ts`. */
const scripts = import.meta.glob('./on-page/*.ts');
export const loadScript = (name: string) => scripts[`./on-page/${name}.ts`]?.();

followSession();
