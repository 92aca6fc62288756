import type { CallFailure } from '#app/lib/backend/call.ts';
import { unanswered } from '#content/answers/account-failures.ts';
import type { Words } from '#contract/words.ts';
import { accountProblem } from './account-words.ts';

/** Why a call failed that changes something, in plain words. Without an answer nobody knows whether it arrived. */
export const sentProblem = (failure: CallFailure, t: Words): string =>
  failure.because === 'unreachable' ? t(unanswered) : accountProblem(failure, t);
