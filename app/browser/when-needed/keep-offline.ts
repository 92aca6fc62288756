import { showOffline } from '#app/lib/offline/show-offline.ts';

/** What "Keep for offline" does, and what it says of what is kept: only who pressed it needs this. */
export const bringToLife = (part: HTMLElement): (() => void) => showOffline(part);
