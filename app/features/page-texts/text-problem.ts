import { accountProblem } from '#app/lib/account/account-words.ts';
import type { CallFailure } from '#app/lib/backend/call.ts';
import { textProblemWords } from '#content/answers/texts.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import type { Localized } from '#contract/locale.ts';
import type { TextProblem } from '#contract/page-texts.ts';
import type { Words } from '#contract/words.ts';

/** Why a call about texts failed, in plain words. */
export const textProblem = (failure: CallFailure, t: Words): string =>
  failure.because === 'unreachable' ? t(words.notPublished) : accountProblem(failure, t);

/** What is wrong with a text, or could be easier to read. */
export const problemInWords = ({ code, about = '' }: TextProblem, t: Words): string =>
  t(textProblemWords[code] as Localized, { about });
