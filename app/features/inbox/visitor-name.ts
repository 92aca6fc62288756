import { inboxWords } from '#content/inbox/words.ts';
import { isAnonymousName } from '#contract/placeholders.ts';
import type { Words } from '#contract/words.ts';

/** Who wrote, in words where they gave no name. */
export const visitorName = (name: string, t: Words): string => (isAnonymousName(name) ? t(inboxWords.nameless) : name);
