import { use } from 'react';
import { splitLocale, type Locale } from '#contract/locale.ts';
import { type Words, wordsIn } from '#contract/words.ts';
import { CurrentContext } from './content.ts';
import { usePlace } from './place.ts';

/** The language of the page that is shown. It stands in the address, so a link keeps it. */
export const useLocale = (): Locale => splitLocale(usePlace().pathname).locale;

/** Speaks the language of the page: `const t = useWords()`, then `t(words.title)`. */
export const useWords = (): Words => wordsIn(useLocale(), use(CurrentContext));
