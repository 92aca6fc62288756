import { keep, keysOfTab } from '#app/lib/browser/kept.ts';
import { unstored } from '#app/lib/forms/draft-memory.ts';

/** Written and taken away at once: the other tabs hear of both, and nothing stays. */
const leaving = 'leaving';

/**
 * Forgets what was typed in this browser while somebody was signed in, in all its tabs, when they leave by themselves: on
 * a device that others share, an answer to a visitor is for nobody else. What anybody may write to us stays.
 */
export function forgetTyped(): void {
  forgetHere();
  keep(leaving, true);
  keep(leaving);
}

function forgetHere(): void {
  for (const key of [...unstored.keys(), ...keysOfTab()]) {
    if (!key.startsWith('draft:@')) continue;
    unstored.delete(key);
    keep(key, undefined, 'sessionStorage');
  }
}

/** Does the same in this tab when somebody leaves in another one, and then tells. */
export function onLeftElsewhere(tell: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== leaving || newValue === null) return;
    forgetHere();
    tell();
  });
}
