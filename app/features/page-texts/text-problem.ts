import { accountProblem } from '#app/lib/account-words.ts';
import type { AccountFailure } from '#app/lib/account.ts';
import { textDialogWords as words } from '#content/team/page-texts.ts';
import type { Words } from '#contract/words.ts';

/** Why a call about texts failed, in plain words. */
export const textProblem = (failure: AccountFailure, t: Words): string =>
  failure.because === 'unreachable' ? t(words.notPublished) : accountProblem(failure, t);
