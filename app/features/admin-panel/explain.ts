import type { Role } from '#app/lib/account/team.ts';
import { adminWords as words, statementProblems } from '#content/team/admin-panel.ts';
import type { Localized } from '#contract/locale.ts';
import type { Words } from '#contract/words.ts';
import { inShort, isForAdmins, problemOf, type Failure } from './problem.ts';

/** Why a call of the data API failed, in the sentences of ADM-04 to ADM-06. */
export function explain(failure: Failure, t: Words): string {
  const sentences = {
    away: t(words.cannotConnect),
    missing: t(words.tableMissingYet),
    refused: t(words.accessPrevented),
    other: t(words.error, { message: inShort(failure) }),
  };
  return sentences[problemOf(failure)];
}

/** Why a call that only admins make failed; as everything else when it was not for the role. */
export const explainAdmin = (failure: Failure, t: Words): string =>
  isForAdmins(failure) ? t(words.noRole) : explain(failure, t);

/** What is wrong with a statement, in plain words where we have some. */
export function explainStatement(failure: Failure, t: Words): string {
  const texts: Readonly<Record<string, Localized>> = statementProblems;
  const text = isForAdmins(failure) ? undefined : texts[failure.code ?? ''];
  return text === undefined ? explainAdmin(failure, t) : t(text);
}

/** What helps against a refusal, or what the server itself said: small letters below our words. */
export const helpFor = (failure: Failure, role: Role, t: Words): string | undefined =>
  isForAdmins(failure) && role === 'admin' ? t(words.secondStepMissing) : serverWords(failure, t);

/** The server's own words, for small letters below ours. */
export const serverWords = (failure: Failure, t: Words): string | undefined =>
  problemOf(failure) === 'away' ? undefined : t(words.serverSays, { message: inShort(failure) });
