import type { AccountFailure } from '#app/lib/account.ts';
import { messageWords as words } from '#content/inbox/message.ts';
import type { Words } from '#contract/words.ts';
import { inboxProblem } from './inbox-problem.ts';

const refusals = {
  message_deleted: words.isDeleted,
  message_suspected: words.isSuspected,
  already_sent: words.alreadySent,
  no_address: words.noAddress,
} as const;

const isOurs = (code: string): code is keyof typeof refusals => Object.keys(refusals).includes(code);

/** Why a change of a message failed and what helps, in plain words. */
export const messageProblem = (failure: AccountFailure, t: Words): string =>
  failure.because === 'refused' && isOurs(failure.code) ? t(refusals[failure.code]) : inboxProblem(failure, t);
