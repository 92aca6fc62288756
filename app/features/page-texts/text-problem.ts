import { textProblemWords } from '#content/answers/texts.ts';
import type { Localized } from '#contract/locale.ts';
import type { TextProblem } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';

/** What is wrong with a text, or could be easier to read. */
export const problemInWords = ({ code, about = '' }: TextProblem, t: Words): string =>
  t(textProblemWords[code] as Localized, { about });
