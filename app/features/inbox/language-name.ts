import { messageWords as words } from '#content/inbox/message.ts';
import type { Locale, Localized } from '#contract/locale.ts';

/** What a language is called. */
export const languageName = (locale: Locale): Localized => (locale === 'de' ? words.german : words.english);
