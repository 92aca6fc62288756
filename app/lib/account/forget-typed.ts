import { keysOfTab } from '#app/lib/browser/kept.ts';
import { deleteDraft } from '#app/lib/forms/drafts.ts';

/** How drafts of forms begin that only somebody who is signed in sees. */
const theirs = /^draft:((?:account|admin|booking|inbox|mail|page|project|roles|settings)[\w-]*):(.*)$/su;

/**
 * Forgets what somebody typed in this tab while they were signed in, when they leave by themselves: on a device that
 * others share, an answer to a visitor is for nobody else. What anybody may write to us stays.
 */
export function forgetTyped(): void {
  for (const key of keysOfTab()) {
    const [, form, variant] = theirs.exec(key) ?? [];
    if (form !== undefined && variant !== undefined) deleteDraft(form, variant);
  }
}
