import type { Locale, Localized } from '#contract/locale.ts';
import { fill } from '#contract/words.ts';

/** A text in one language, filled in: `say('de', contactWords.nextAnswer, { days: 7 })`. */
export const say = (locale: Locale, text: Localized, values: Record<string, string | number> = {}): string =>
  fill(text[locale], values);
