import { plainContact } from './plain-contact.ts';
import { plainHelpNow } from './plain-help-now.ts';
import { plainHome } from './plain-home.ts';
import type { PlainText } from './plain.ts';

/**
 * All texts in plain words, by the page that they are of, in the order in which they are listed. A new one needs its line
 * here and the id of its page in `inPlainWords` (app/paths.ts); the check names whichever is missing.
 */
export const plainTexts = {
  home: plainHome,
  'help-now': plainHelpNow,
  contact: plainContact,
} as const satisfies Record<string, PlainText>;
